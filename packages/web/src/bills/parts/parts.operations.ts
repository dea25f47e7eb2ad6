import { graphql } from '../../generated/gql.ts'

export const PartScopesDocument = graphql(`
  query PartScopes($uuid: ID!) {
    case(uuid: $uuid) {
      uuid
      certificate {
        certificateScopes {
          scope
          casePart
        }
      }
    }
  }
`)

export const RowsWithoutPartDocument = graphql(`
  query RowsWithoutPart($uuid: ID!) {
    case(uuid: $uuid) {
      uuid
      totals {
        heads {
          name
          casePart
          lines(first: 1) {
            totalCount
          }
        }
      }
    }
  }
`)
