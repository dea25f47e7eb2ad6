import { graphql } from '../../../generated/gql.ts'

// The comments of an item, selected in the row of every kind.
graphql(`
  fragment CommentRow on Comment {
    uuid
    version
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
// The item and its case after the change, which refresh the row, the dots on the tabs and the state of the case.
graphql(`
  fragment CommentedOn on Commented {
    item {
      uuid
      attention
      ...ItemComments @unmask
    }
    case {
      ...AttentionOfCase @unmask
      ...OpenCommentsOfCase @unmask
    }
  }
`)

export const AddCommentDocument = graphql(`
  mutation AddComment(
    $caseUuid: ID!
    $entityType: EntityType!
    $entityUuid: ID!
    $body: String!
    $idempotencyKey: String!
  ) {
    addComment(
      caseUuid: $caseUuid
      entityType: $entityType
      entityUuid: $entityUuid
      body: $body
      idempotencyKey: $idempotencyKey
    ) {
      ...CommentedOn @unmask
    }
  }
`)

export const EditCommentDocument = graphql(`
  mutation EditComment(
    $caseUuid: ID!
    $entityType: EntityType!
    $entityUuid: ID!
    $uuid: ID!
    $body: String!
    $version: String
  ) {
    editComment(
      caseUuid: $caseUuid
      entityType: $entityType
      entityUuid: $entityUuid
      uuid: $uuid
      body: $body
      version: $version
    ) {
      ...CommentedOn @unmask
    }
  }
`)

export const ResolveCommentDocument = graphql(`
  mutation ResolveComment($caseUuid: ID!, $entityType: EntityType!, $entityUuid: ID!, $uuid: ID!) {
    resolveComment(caseUuid: $caseUuid, entityType: $entityType, entityUuid: $entityUuid, uuid: $uuid) {
      ...CommentedOn @unmask
    }
  }
`)
