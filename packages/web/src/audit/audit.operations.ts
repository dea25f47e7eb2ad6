import { graphql } from '../generated/gql.ts'

export const CaseAuditDocument = graphql(`
  query CaseAudit($uuid: ID!, $after: String, $by: [ID!], $kinds: [String!]) {
    case(uuid: $uuid) {
      uuid
      stage
      audit(first: 50, after: $after, by: $by, kinds: $kinds) {
        totalCount
        nodes {
          id
          by {
            uuid
            name
          }
          at
          entity
          sentences
          about {
            name
            sentences
            place {
              name
              uuid
              tab
            }
          }
          mayRestore
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`)

export const AuditChoicesDocument = graphql(`
  query AuditChoices($uuid: ID!) {
    case(uuid: $uuid) {
      uuid
      auditChoices {
        people {
          uuid
          name
        }
        kinds {
          name
          label
        }
      }
    }
  }
`)

export const AuditRestoreDocument = graphql(`
  query AuditRestore($uuid: ID!, $id: String!) {
    case(uuid: $uuid) {
      uuid
      auditRestore(id: $id) {
        version
        values {
          label
          now
          restored
        }
        isDeleted
        changedSince
      }
    }
  }
`)

export const RestoreAuditedValueDocument = graphql(`
  mutation RestoreAuditedValue($caseUuid: ID!, $id: String!, $version: String) {
    restoreAuditedValue(caseUuid: $caseUuid, id: $id, version: $version) {
      id
      action
    }
  }
`)
