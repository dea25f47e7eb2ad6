import { graphql } from '../../../generated/gql.ts'

// What the row of every kind says of its comments.
graphql(`
  fragment CommentRow on Comment {
    uuid
    body
    createdBy {
      uuid
      name
    }
    createdAt
    resolvedBy {
      uuid
      name
    }
    mine
  }
`)
graphql(`
  fragment ItemComments on CaseItem {
    comments {
      ...CommentRow @unmask
    }
  }
`)
// The item and its case as they stand then: rows, marks and what may be done with the case follow from it.
graphql(`
  fragment CommentedOn on Commented {
    item {
      uuid
      attention
      ...ItemComments @unmask
    }
    case {
      uuid
      unresolvedComments
      attention {
        kind
        hearingType
        unresolved
        estimated
      }
    }
  }
`)

export const AddCommentDocument = graphql(`
  mutation AddComment($entityType: EntityType!, $entityUuid: ID!, $body: String!, $idempotencyKey: String!) {
    addComment(entityType: $entityType, entityUuid: $entityUuid, body: $body, idempotencyKey: $idempotencyKey) {
      ...CommentedOn @unmask
    }
  }
`)

export const EditCommentDocument = graphql(`
  mutation EditComment($entityType: EntityType!, $entityUuid: ID!, $uuid: ID!, $body: String!) {
    editComment(entityType: $entityType, entityUuid: $entityUuid, uuid: $uuid, body: $body) {
      ...CommentedOn @unmask
    }
  }
`)

export const ResolveCommentDocument = graphql(`
  mutation ResolveComment($entityType: EntityType!, $entityUuid: ID!, $uuid: ID!) {
    resolveComment(entityType: $entityType, entityUuid: $entityUuid, uuid: $uuid) {
      ...CommentedOn @unmask
    }
  }
`)
