import type { Draft } from '@costdraft/schema/field.ts'
import { requestOf } from '../../../drafts/sent-request.ts'
import type { RowChange } from '../row-changes.ts'
import type { RowSource } from '../several/several-rows.ts'
import { checkRow, isChanged, reread, type GridRow } from './grid-rows.ts'

/** What is to be done on the server with a row. */
export interface Wish {
  id: string
  change: RowChange
  /** The row as it is sent; what of its values is in the request is what its answer says of it. */
  row: GridRow
  sent: Draft
  /** Whether it is sent as it was before: an answer was lost, and only that request can tell what became of it. */
  isAsBefore?: boolean
  /** Whether the row may be deleted on the server: an answer was lost, and that of this change tells. */
  isPerhapsDeleted?: boolean
}

/**
 * What is known of a stored row: that it is on the server, that it is deleted there, or neither, because an answer was
 * lost.
 */
export type Presence = 'there' | 'deleted' | 'unknown'

/** What is wanted of a row whose turn has come: to delete it, where it is gone here and may be there. */
export function removalOf(row: GridRow, presence: Presence): Wish | undefined {
  if (!row.stored || presence === 'deleted') return undefined
  const { uuid, version } = row.stored
  return { id: row.id, row, sent: row.values, change: { action: 'remove', uuid, version } }
}

/** What is wanted of a row that is here and may be deleted there. */
export const restorationOf = (row: GridRow, uuid: string): Wish => ({
  id: row.id,
  row,
  sent: row.start,
  change: { action: 'restore', uuid },
})

/** A row that is to be entered anew, because the host cannot bring it back. */
export const asNew = (row: GridRow): GridRow => ({ ...row, stored: undefined, start: {}, request: undefined })
/** A row that is not there as it stands, although it is not known what is. */
export const asUnsaved = (row: GridRow): GridRow => ({ ...row, start: {} })
/** A row of which it was not known what is there, once it is known to be there: it follows the list again. */
export const asListed = (row: GridRow): GridRow =>
  Object.keys(row.start).length === 0 ? { ...row, start: row.values } : row

/**
 * What stores a row that is changed, and the row as it stands meanwhile; without a wish where it has a problem, or
 * nothing is changed.
 */
export function storingOf(source: RowSource, found: GridRow, presence: Presence): { row: GridRow; wish?: Wish } {
  if (!isChanged(found)) return { row: found }
  const row = reread(source, found),
    { value, problems } = checkRow(source, row)
  if (problems) return { row: { ...row, problems } }
  const sending = { ...row, problems: [], refusal: undefined, isSaving: true },
    input = value as Draft,
    { id, stored } = row
  if (stored) {
    const { uuid, version } = stored,
      change = { action: 'edit', uuid, version, input } as const
    return { row: sending, wish: { id, row, sent: row.values, change, isPerhapsDeleted: presence === 'unknown' } }
  }
  const request = requestOf(value, row.request),
    before = row.request
  if (before && before.content !== request.content) {
    const change = { action: 'add', input: JSON.parse(before.content) as Draft, idempotencyKey: before.key } as const
    return { row: sending, wish: { id, row, sent: {}, change, isAsBefore: true } }
  }
  return {
    row: { ...sending, request },
    wish: { id, row, sent: row.values, change: { action: 'add', input, idempotencyKey: request.key } },
  }
}
