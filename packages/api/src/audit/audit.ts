import type { Tx } from '../access/as-viewer.ts'
import type { Action } from './audit.table.ts'

type Row = Readonly<Record<string, unknown>>
interface Subject {
  client_uuid: string | null
  case_uuid: string | null
  entity: string
  entity_uuid: string
  by: string
}

/** The fields of `after` that differ from `before`, with both values; undefined if none differ. */
export function difference(before: Row, after: Row): { before: Row; after: Row } | undefined {
  const changed = Object.keys(after).filter(
    (key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null),
  )
  if (changed.length === 0) return undefined
  const only = (row: Row): Row => Object.fromEntries(changed.map((key) => [key, row[key] ?? null]))
  return { before: only(before), after: only(after) }
}

/** Writes an entry of the audit trail, in the transaction that makes the change. */
export async function audit(
  tx: Tx,
  subject: Subject,
  action: Action,
  rows: { before?: Row; after?: Row } = {},
): Promise<void> {
  const json = (row: Row | undefined): string | null => (row ? JSON.stringify(row) : null)
  await tx
    .insertInto('change')
    .values({ ...subject, action, before: json(rows.before), after: json(rows.after) })
    .execute()
}
