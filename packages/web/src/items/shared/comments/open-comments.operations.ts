import { graphql } from '../../../generated/gql.ts'

graphql(`
  fragment OpenCommentsOfCase on Case {
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
`)

export const OpenCommentsDocument = graphql(`
  query OpenComments($uuid: ID!) {
    case(uuid: $uuid) {
      ...OpenCommentsOfCase @unmask
    }
  }
`)
