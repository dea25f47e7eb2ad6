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
