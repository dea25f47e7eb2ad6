import type { Draft } from '@costdraft/schema/field.ts'
import { isOfTheRow as saysOfTheRow } from '@costdraft/schema/items/row-changes.ts'
import { RefusedChange, readError } from '../../ui/read-error.ts'
import type { RowChanged } from './item-operations.ts'
import type { AnyRow, StoredRow } from './item-row.ts'

/**
 * What is to be done with a row. Adding it again with the same key is safe. Without a version it is done in any case.
 */
export type RowChange =
  | { action: 'add'; input: Draft; idempotencyKey: string }
  | { action: 'edit'; uuid: string; version: string | null; input: Draft }
  | { action: 'remove'; uuid: string; version: string | null }
  | { action: 'restore'; uuid: string }

/** What became of it: the row as it is now, undefined once it is removed; or what `readError` reads. */
export type ChangedRow<Row extends StoredRow = AnyRow> = { item: Row | undefined } | { error: unknown }

/** How many rows one request changes, at most. */
export const MOST_AT_ONCE = 50

/**
 * Whether an answer says something of the row that was sent; without a code there was none, and the row may be stored
 * all the same.
 */
export const isOfTheRow = (code: string | undefined): boolean => code !== undefined && saysOfTheRow(code)

/** What the server answered of one of several changes. */
export const changedRow = ({ item, error }: RowChanged<AnyRow>): ChangedRow =>
  error ? { error: new RefusedChange(error) } : { item: item ?? undefined }

interface Requests {
  /** One request for one change. Rejects with what the server refuses. */
  single: (change: RowChange) => Promise<AnyRow | undefined>
  /** One request for several, which answers each in its place. Undefined where the host takes them one by one. */
  several: ((changes: readonly RowChange[]) => Promise<readonly ChangedRow[]>) | undefined
}

/**
 * Makes changes in their order, with as few requests as the host allows, and answers each in its place. Never rejects:
 * without an answer, that is what each is answered. After a failure that is of no row, no more are sent.
 */
export async function makeChanges(
  { single, several }: Requests,
  changes: readonly RowChange[],
): Promise<readonly ChangedRow[]> {
  try {
    if (several && changes.length > 1) return await several(changes)
  } catch (error) {
    console.error(error)
    return changes.map(() => ({ error }))
  }
  const changed: ChangedRow[] = []
  for (const [i, change] of changes.entries())
    try {
      changed.push({ item: await single(change) })
    } catch (error) {
      console.error(error)
      if (!isOfTheRow(readError(error).code)) return [...changed, ...changes.slice(i).map(() => ({ error }))]
      changed.push({ error })
    }
  return changed
}
