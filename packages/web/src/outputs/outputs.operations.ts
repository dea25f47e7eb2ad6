import { graphql } from '../generated/gql.ts'

export const DocumentsDocument = graphql(`
  query Documents($uuid: ID!) {
    case(uuid: $uuid) {
      uuid
      documents {
        state
        error
        made
        of
        inWork
        files {
          uuid
          fileName
          size
          createdAt
          warnings
        }
      }
    }
  }
`)

export const GenerateDocumentsDocument = graphql(`
  mutation GenerateDocuments($caseUuid: ID!, $idempotencyKey: String!) {
    generateDocuments(caseUuid: $caseUuid, idempotencyKey: $idempotencyKey) {
      uuid
      documents {
        state
        error
        made
        of
        inWork
        files {
          uuid
          fileName
          size
          createdAt
          warnings
        }
      }
    }
  }
`)
