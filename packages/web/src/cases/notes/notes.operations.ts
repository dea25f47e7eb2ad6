import { graphql } from '../../generated/gql.ts'

export const CaseNotesDocument = graphql(`
  query CaseNotes($uuid: ID!, $after: String) {
    case(uuid: $uuid) {
      uuid
      notes(first: 50, after: $after) {
        totalCount
        nodes {
          uuid
          body
          createdBy {
            uuid
            name
          }
          createdAt
          changedAt
          version
          mine
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`)

export const AddNoteDocument = graphql(`
  mutation AddNote($caseUuid: ID!, $body: String!, $idempotencyKey: String!) {
    addNote(caseUuid: $caseUuid, body: $body, idempotencyKey: $idempotencyKey) {
      uuid
      body
      createdBy {
        uuid
        name
      }
      createdAt
      changedAt
      version
      mine
    }
  }
`)

export const EditNoteDocument = graphql(`
  mutation EditNote($caseUuid: ID!, $uuid: ID!, $body: String!, $version: String) {
    editNote(caseUuid: $caseUuid, uuid: $uuid, body: $body, version: $version) {
      uuid
      body
      changedAt
      version
    }
  }
`)

export const RemoveNoteDocument = graphql(`
  mutation RemoveNote($caseUuid: ID!, $uuid: ID!) {
    removeNote(caseUuid: $caseUuid, uuid: $uuid)
  }
`)
