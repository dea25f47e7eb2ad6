import { graphql } from '../../generated/gql.ts'

graphql(`
  fragment AttentionOfCase on Case {
    uuid
    unresolvedComments
    attention {
      kind
      tab
      unresolved
      estimated
    }
  }
`)

export const AttentionDocument = graphql(`
  query Attention($uuid: ID!) {
    case(uuid: $uuid) {
      ...AttentionOfCase @unmask
    }
  }
`)
