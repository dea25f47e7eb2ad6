import { graphql } from '../../../generated/gql.ts'

export const SplitItemDocument = graphql(`
  mutation SplitItem(
    $caseUuid: ID!
    $kind: RowKind!
    $uuid: ID!
    $time: Hours
    $amount: Money
    $version: String
    $idempotencyKey: String
  ) {
    splitItem(
      caseUuid: $caseUuid
      kind: $kind
      uuid: $uuid
      time: $time
      amount: $amount
      version: $version
      idempotencyKey: $idempotencyKey
    ) {
      items {
        uuid
      }
      undo
    }
  }
`)

export const UndoRowsDocument = graphql(`
  mutation UndoRows($caseUuid: ID!, $undo: ID!) {
    undoRows(caseUuid: $caseUuid, undo: $undo) {
      caseUuid
    }
  }
`)
