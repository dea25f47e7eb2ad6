import { graphql } from '../../../generated/gql.ts'

export const ReassignCasesDocument = graphql(`
  mutation ReassignCases($changes: [CaseEdit!]!, $idempotencyKey: String!) {
    editCases(changes: $changes, idempotencyKey: $idempotencyKey) {
      uuid
      case {
        uuid
        version
        updatedAt
        staffMember {
          uuid
          name
          hasLeft
        }
      }
      error {
        message
      }
    }
  }
`)

// The lists themselves do without the firm, which their rows do not show.
export const FirmsOfCasesDocument = graphql(`
  query FirmsOfCases($first: Int, $after: String, $filter: CaseFilter, $sort: CaseSort, $search: String) {
    cases(first: $first, after: $after, filter: $filter, sort: $sort, search: $search) {
      nodes {
        uuid
        client {
          uuid
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`)
