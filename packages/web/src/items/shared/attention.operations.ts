import { graphql } from '../../generated/gql.ts'

export const AttentionDocument = graphql(`
  query Attention($uuid: ID!) {
    case(uuid: $uuid) {
      uuid
      attention {
        kind
        tab
        unresolved
        estimated
      }
    }
  }
`)
