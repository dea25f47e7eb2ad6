import type { Draft } from '@costdraft/schema/field.ts'
import type { RowAction } from '@costdraft/schema/items/row-changes.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import type { GraphQLError } from 'graphql'
import type { CaseRow, ItemRow } from '../upstream/rows.ts'

/** One of several changes. It has what its action needs: `uuid` for all but `add`, `input` for `add` and `edit`. */
export interface RowChange {
  action: RowAction
  uuid?: string | null
  version?: string | null
  input?: Draft | null
  idempotencyKey?: string | null
}
/** What became of it: the row as it is now, null for a removed one, or what a mutation of its own would have thrown. */
export type RowAnswer = { item: ItemRow | null } | { error: GraphQLError }
type Optional = string | null | undefined
/** The changes of one row. */
export interface SingleChanges {
  add: (row: CaseRow, kind: AnyKind, draft: Draft, key: Optional) => Promise<ItemRow>
  edit: (row: CaseRow, kind: AnyKind, uuid: string, draft: Draft, version: Optional) => Promise<ItemRow>
  remove: (row: CaseRow, kind: AnyKind, uuid: string, version: Optional) => Promise<void>
  restore: (row: CaseRow, uuid: string) => Promise<ItemRow>
}
