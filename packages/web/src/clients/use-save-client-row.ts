import type { Draft, Fields } from '@costdraft/schema/field.ts'
import type { ReactNode } from 'react'
import { changesOf } from '../ui/form/changes-of.ts'
import type { AnyControls } from '../ui/form/controls.ts'
import { saveWithConflict } from '../ui/save-with-conflict.tsx'
import { toastAndRethrow } from '../ui/toast-and-rethrow.ts'
import { toaster } from '../ui/toaster.ts'
import { useConfirm } from '../ui/use-confirm.tsx'
import { useIdempotencyKey } from '../ui/use-idempotency-key.ts'

interface RowKind {
  what: string
  fields: Fields
  controls: AnyControls
  saved: string
  failed: string
}
interface StoredRow {
  uuid: string
  version?: string | null
}
interface RowChange<Value, Row> {
  row: Row
  /** The fields that differ from what is stored. */
  changes: Draft
  /** All that was entered. */
  value: Value
}
interface EditMutation<Value, Row> {
  edit: (change: RowChange<Value, Row>, version: string | null) => Promise<unknown>
  /** Shows what a change moves before it is saved; resolves with whether to save it. */
  review?: (change: RowChange<Value, Row>) => Promise<boolean>
  /** The stored row of a version conflict as the form has it, where the two differ. */
  read?: (current: Draft, change: RowChange<Value, Row>) => Draft
  /** What else a version conflict says of the change. */
  note?: (change: RowChange<Value, Row>) => string | undefined
}
interface Mutations<Value, Row> extends EditMutation<Value, Row> {
  add: (input: Value, idempotencyKey: string) => Promise<unknown>
}
type Refetch = () => Promise<unknown>
export interface SaveRow<Value, Row> {
  save: (value: Value, row?: Row) => Promise<boolean>
  confirmDialog: ReactNode
}

/**
 * Saves the changes of a row of an existing client immediately, after their review, and refetches the rows.
 * `saveChanges` resolves with whether the dialog may close.
 */
export function useSaveChanges<Value, Row extends StoredRow>(
  { what, fields, controls, saved, failed }: RowKind,
  { edit, review, read, note }: EditMutation<Value, Row>,
  refetch: Refetch,
): { saveChanges: (row: Row, value: Value) => Promise<boolean>; confirmDialog: ReactNode } {
  const { ask, confirmDialog } = useConfirm()
  const send = async (change: RowChange<Value, Row>): Promise<'mine' | 'theirs' | undefined> => {
    if (review && !(await review(change))) return undefined
    const { row, changes } = change
    const conflict = { ask, what, controls, changes, note: note?.(change) }
    return saveWithConflict(
      read ? { ...conflict, read: (current) => read(current, change) } : conflict,
      row.version,
      (version) => edit(change, version),
    )
  }
  const saveChanges = async (row: Row, value: Value): Promise<boolean> => {
    const changes = changesOf(fields, row as unknown as Draft, value as Draft)
    if (Object.keys(changes).length === 0) return true
    const whose = await send({ row, changes, value }).catch(toastAndRethrow(failed))
    if (!whose) return false
    await refetch().catch(console.error)
    if (whose === 'mine') toaster.create({ type: 'success', title: saved })
    return true
  }
  return { saveChanges, confirmDialog }
}

/**
 * Saves a new row of an existing client, or the changes of one, immediately, and refetches the rows. `save` resolves
 * with whether the dialog may close.
 */
export function useSaveRow<Value, Row extends StoredRow>(
  kind: RowKind,
  { add, ...mutation }: Mutations<Value, Row>,
  refetch: Refetch,
): SaveRow<Value, Row> {
  const { saveChanges, confirmDialog } = useSaveChanges(kind, mutation, refetch)
  const { keyOf, clear } = useIdempotencyKey()
  const saveNew = async (value: Value): Promise<boolean> => {
    await add(value, keyOf(value)).catch(toastAndRethrow(kind.failed))
    clear()
    await refetch().catch(console.error)
    toaster.create({ type: 'success', title: kind.saved })
    return true
  }
  return { save: (value, row) => (row ? saveChanges(row, value) : saveNew(value)), confirmDialog }
}
