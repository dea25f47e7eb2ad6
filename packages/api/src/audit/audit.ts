import type { Tx } from '../access/as-viewer.ts'
import type { Action } from './audit.table.ts'
import type { RowValues } from '../db/row-values.ts'

interface Subject {
  client_uuid: string | null
  case_uuid: string | null
  entity: string
  entity_uuid: string
  by: string
}

/** The fields of `after` that differ from `before`, with both values; undefined if none differ. */
export function difference(before: RowValues, after: RowValues): { before: RowValues; after: RowValues } | undefined {
  const changed = Object.keys(after).filter(
    (key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null),
  )
  if (changed.length === 0) return undefined
  const only = (row: RowValues): RowValues => Object.fromEntries(changed.map((key) => [key, row[key] ?? null]))
  return { before: only(before), after: only(after) }
}

/** Writes an entry of the audit trail, in the transaction that makes the change. */
export async function audit(
  tx: Tx,
  subject: Subject,
  action: Action,
  rows: { before?: RowValues; after?: RowValues } = {},
): Promise<void> {
  const json = (row: RowValues | undefined): string | null => (row ? JSON.stringify(row) : null)
  await tx
    .insertInto('change')
    .values({ ...subject, action, before: json(rows.before), after: json(rows.after) })
    .execute()
}
