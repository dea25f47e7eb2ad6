import { graphql } from '../../generated/gql.ts'

export const CasesDocument = graphql(`
  query Cases($first: Int, $after: String, $filter: CaseFilter, $sort: CaseSort, $search: String) {
    cases(first: $first, after: $after, filter: $filter, sort: $sort, search: $search) {
      totalCount
      nodes {
        uuid
        caseName
        solicitorsCaseReference
        areaOfWork
        caseType
        stage
        feeEarner { uuid firstname surname }
        staffMember { uuid name }
        updatedAt
      }
      pageInfo { endCursor hasNextPage }
    }
  }
`)

export const CasesScopeDocument = graphql(`
  query CasesScope {
    viewer { uuid addsCases: may(permission: "case:create") }
    solicitors { uuid name }
  }
`)

export const ReopenCaseDocument = graphql(`
  mutation ReopenCase($uuid: ID!, $idempotencyKey: String) {
    moveCase(uuid: $uuid, stage: in_progress, idempotencyKey: $idempotencyKey) { uuid stage updatedAt version }
  }
`)
