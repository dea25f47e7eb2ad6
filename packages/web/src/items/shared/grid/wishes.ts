import type { Draft } from '@costdraft/schema/field.ts'
import { requestOf, type SentRequest } from '../../../drafts/sent-request.ts'
import type { RowChange } from '../row-changes.ts'
import type { GridSource } from './grid-source.ts'
import { checkRow, isChanged, isSame, reread, type GridRow } from './grid-rows.ts'

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

/**
 * What is wanted of a row whose turn has come: to delete it, where it is gone here and may be there. What was sent of
 * it and not answered is first sent again: the answer says what to delete.
 */
export function removalOf(row: GridRow, presence: Presence): Wish | undefined {
  if (!row.stored) return row.request && asBefore(row, additionOf(row.request))
  if (presence === 'deleted') return undefined
  const { uuid, version } = row.stored
  if (row.inDoubt && presence === 'there') return asBefore(row, { action: 'edit', uuid, version, input: row.inDoubt })
  return { id: row.id, row, sent: row.values, change: { action: 'remove', uuid, version } }
}

const additionOf = ({ content, key }: SentRequest): RowChange => ({
  action: 'add',
  input: JSON.parse(content) as Draft,
  idempotencyKey: key,
})

/** What was sent of a row and not answered, to be sent again. */
const asBefore = (row: GridRow, change: RowChange): Wish => ({ id: row.id, row, sent: {}, change, isAsBefore: true })

/** What is wanted of a row that is here and may be deleted there. */
export const restorationOf = (row: GridRow, uuid: string): Wish => ({
  id: row.id,
  row,
  sent: row.start,
  change: { action: 'restore', uuid },
})

/** A row that is to be entered anew, because the host cannot bring it back. */
export const asNew = (row: GridRow): GridRow => ({
  ...row,
  stored: undefined,
  start: {},
  request: undefined,
  inDoubt: undefined,
})
/** A row that is not there as it stands, although it is not known what is. */
export const asUnsaved = (row: GridRow): GridRow => ({ ...row, start: {} })
/** A row of which it was not known what is there, once it is known to be there: it follows the list again. */
export const asListed = (row: GridRow): GridRow =>
  Object.keys(row.start).length === 0 ? { ...row, start: row.values } : row

/**
 * What stores a row that is changed, and the row as it stands meanwhile; without a wish where it has a problem, or
 * nothing is changed.
 */
export function storingOf(source: GridSource, found: GridRow, presence: Presence): { row: GridRow; wish?: Wish } {
  if (!isChanged(found)) return { row: found }
  const row = reread(source, found)
  const { value, problems } = checkRow(source, row)
  if (problems) return { row: { ...row, problems } }
  const sending = { ...row, problems: [], refusal: undefined, isSaving: true }
  const input = value as Draft
  const { id, stored } = row
  if (stored) {
    const { uuid, version } = stored
    const isPerhapsDeleted = presence === 'unknown'
    const change = { action: 'edit', uuid, version, input } as const
    // Beside what was stored of it unheard, a later change would look like another person's.
    if (row.inDoubt && !isSame(row.inDoubt, input))
      return { row: sending, wish: { ...asBefore(row, { ...change, input: row.inDoubt }), isPerhapsDeleted } }
    return { row: sending, wish: { id, row, sent: row.values, change, isPerhapsDeleted } }
  }
  const request = requestOf(value, row.request)
  const before = row.request
  if (before && before.content !== request.content) return { row: sending, wish: asBefore(row, additionOf(before)) }
  return {
    row: { ...sending, request },
    wish: { id, row, sent: row.values, change: { action: 'add', input, idempotencyKey: request.key } },
  }
}
