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
  mutation CompleteCase($uuid: ID!, $idempotencyKey: String!) {
    moveCase(uuid: $uuid, stage: complete, idempotencyKey: $idempotencyKey) {
      uuid
      stage
      stageSince
      version
      updatedAt
    }
  }
`)

export const UnpricedLinesDocument = graphql(`
  query UnpricedLines($uuid: ID!) {
    case(uuid: $uuid) {
      uuid
      totals {
        unpriced
        parts {
          casePart
        }
        heads {
          name
          casePart
          excludedBecause
          lines(first: 500) {
            nodes {
              date
              description
              excludedBecause
              notHeld
            }
          }
        }
      }
    }
  }
`)

export const SendForReviewDocument = graphql(`
  mutation SendForReview($uuid: ID!, $idempotencyKey: String!) {
    moveCase(uuid: $uuid, stage: in_review, idempotencyKey: $idempotencyKey) {
      uuid
      stage
      version
      updatedAt
    }
  }
`)
