import { graphql } from '../../generated/gql.ts'

export const PreviewsDocument = graphql(`
  query Previews($uuid: ID!) {
    case(uuid: $uuid) {
      uuid
      previews {
        key
        name
        extension
        state
        error
        file {
          uuid
          fileName
          size
          madeAt
          isCurrent
          warnings
        }
      }
    }
  }
`)

export const PreviewDocumentDocument = graphql(`
  mutation PreviewDocument($caseUuid: ID!, $key: String!) {
    previewDocument(caseUuid: $caseUuid, key: $key) {
      uuid
      previews {
        key
        name
        extension
        state
        error
        file {
          uuid
          fileName
          size
          madeAt
          isCurrent
          warnings
        }
      }
    }
  }
`)
