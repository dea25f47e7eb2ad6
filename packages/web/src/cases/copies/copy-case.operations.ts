import { graphql } from '../../generated/gql.ts'

export const CopyCaseDocument = graphql(`
  mutation CopyCase(
    $uuid: ID!
    $items: Boolean
    $caseName: String
    $certificateNumber: String
    $idempotencyKey: String
  ) {
    copyCase(
      uuid: $uuid
      items: $items
      caseName: $caseName
      certificateNumber: $certificateNumber
      idempotencyKey: $idempotencyKey
    ) {
      uuid
      caseName
      certificate {
        certificateNumber
      }
    }
  }
`)
