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

export const MoveItemsDocument = graphql(`
  mutation MoveItems(
    $caseUuid: ID!
    $kind: RowKind!
    $rows: [RowToMove!]!
    $toCaseUuid: ID
    $part: String
    $partyUuid: ID
    $idempotencyKey: String
  ) {
    moveItems(
      caseUuid: $caseUuid
      kind: $kind
      rows: $rows
      toCaseUuid: $toCaseUuid
      part: $part
      partyUuid: $partyUuid
      idempotencyKey: $idempotencyKey
    ) {
      caseUuid
      undo
    }
  }
`)

// Where rows can go: cases in progress, by name or reference.
export const CasesForRowsDocument = graphql(`
  query CasesForRows($filter: CaseFilter, $search: String) {
    cases(first: 9, filter: $filter, search: $search) {
      nodes {
        uuid
        caseName
        solicitorsCaseReference
      }
    }
  }
`)
