import { graphql } from '../../../generated/gql.ts'

export const OpenCommentsDocument = graphql(`
  query OpenComments($uuid: ID!) {
    case(uuid: $uuid) {
      uuid
      openComments {
        uuid
        item
        tab
        entityType
        entityUuid
        entityKind
        entityText
        comment {
          ...CommentRow @unmask
        }
      }
    }
  }
`)
