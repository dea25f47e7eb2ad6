import { graphql } from '../generated/gql.ts'

export const WorkspaceDocument = graphql(`
  query Workspace($uuid: ID!) {
    case(uuid: $uuid) {
      ...CaseRecord @unmask
      unresolvedComments
    }
  }
`)

export const CompleteCaseDocument = graphql(`
  mutation CompleteCase($uuid: ID!, $from: Stage, $idempotencyKey: String!) {
    moveCase(uuid: $uuid, stage: complete, from: $from, idempotencyKey: $idempotencyKey) {
      uuid
      stage
      stageSince
      version
      updatedAt
    }
  }
`)

export const SendForReviewDocument = graphql(`
  mutation SendForReview($uuid: ID!, $from: Stage, $idempotencyKey: String!) {
    moveCase(uuid: $uuid, stage: in_review, from: $from, idempotencyKey: $idempotencyKey) {
      uuid
      stage
      version
      updatedAt
    }
  }
`)
