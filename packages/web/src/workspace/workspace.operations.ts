import { graphql } from '../generated/gql.ts'

// All that a case page shows beside the rows of its open tab.
export const CaseScreenDocument = graphql(`
  query CaseScreen($uuid: ID!, $edits: Boolean!, $costs: Boolean!) {
    case(uuid: $uuid) {
      ...CaseRecord @unmask
      ...AttentionOfCase @unmask
      ...OpenCommentsOfCase @unmask
      ...CaseCosts @unmask @include(if: $costs)
      ...FilingOfCase @unmask
      ...NextDeadlineOfCase @unmask
      ...EarnersOfCase @unmask @include(if: $edits)
    }
  }
`)

// What follows from a change of its rows.
graphql(`
  fragment AfterRows on Case {
    ...AttentionOfCase @unmask
    ...OpenCommentsOfCase @unmask
    ...CaseCosts @unmask
    ...FilingOfCase @unmask
  }
`)

// Its record alone: what the page shows where its parts ask for themselves.
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
