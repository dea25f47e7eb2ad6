import type { Draft } from '@costdraft/schema/field.ts'
import type { RowAction } from '@costdraft/schema/items/row-changes.ts'
import type { AnyKind, EntityType } from '@costdraft/schema/kind.ts'
import { GraphQLError } from 'graphql'
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
/** Several changes of the rows of a kind. */
export interface RowChanges {
  /** Makes them in their order, and answers each in its place. */
  change: (row: CaseRow, kind: AnyKind, changes: readonly RowChange[]) => Promise<RowAnswer[]>
}

/** The changes of an item that hosts take in different ways. */
export interface ItemActions extends Pick<SingleChanges, 'add' | 'edit'> {
  /** Throws NOT_FOUND for an item of another case, and CONFLICT for one that is changed through another. */
  assertOwn: (row: CaseRow, kind: AnyKind, uuid: string) => Promise<unknown>
  /** Makes these the documents that are attached. */
  setFiles: (row: CaseRow, kind: AnyKind, uuid: string, files: readonly string[], version: Optional) => Promise<ItemRow>
  /** A row of the case that takes comments. Throws NOT_FOUND if it is in another case. */
  entity: (row: CaseRow, type: EntityType, uuid: string) => Promise<ItemRow>
}

/** What a host keeps of a draft. Throws INVALID_INPUT for what would be lost. */
export type KeptDraft = (kind: AnyKind, draft: Draft) => Promise<Draft>

/** What is refused by an error in the gateway's format. Rethrows any other. */
export function refusalIn(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error
  throw error
}
