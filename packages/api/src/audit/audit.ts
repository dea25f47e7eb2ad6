import { isDeepStrictEqual } from 'node:util'
import { currentNetwork } from '@costdraft/schema/telemetry/current-request.ts'
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

/** A value as its JSON says it. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
/** Whether two values are the same in JSON: the database answers the keys of an object in an order of its own. */
const isSame = (a: unknown, b: unknown): boolean => a === b || isDeepStrictEqual(asJson(a), asJson(b))

/** The fields of `after` that differ from `before`, with both values; undefined if none differ. */
export function difference(before: RowValues, after: RowValues): { before: RowValues; after: RowValues } | undefined {
  const changed = Object.keys(after).filter((key) => !isSame(before[key], after[key]))
  if (changed.length === 0) return undefined
  const only = (row: RowValues): RowValues => Object.fromEntries(changed.map((key) => [key, row[key] ?? null]))
  return { before: only(before), after: only(after) }
}

/** An entry of the audit trail: what was done with what. */
export interface AuditEntry {
  subject: Subject
  action: Action
  rows?: { before?: RowValues; after?: RowValues }
}

const json = (row: RowValues | undefined): string | null => (row ? JSON.stringify(row) : null)
const stored = ({ subject, action, rows = {} }: AuditEntry) => ({
  ...{ ...subject, action },
  ...{ before: json(rows.before), after: json(rows.after), network: currentNetwork() },
})

/** How many entries one statement writes. */
const AT_ONCE = 1_000

/** Writes entries of the audit trail, in their order, in the transaction that makes the changes. */
export async function auditEach(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  for (let first = 0; first < entries.length; first += AT_ONCE)
    await tx
      .insertInto('change')
      .values(entries.slice(first, first + AT_ONCE).map(stored))
      .execute()
}

/** Writes an entry of the audit trail, in the transaction that makes the change. */
export const audit = (tx: Tx, subject: Subject, action: Action, rows?: AuditEntry['rows']): Promise<void> =>
  auditEach(tx, [{ subject, action, ...(rows && { rows }) }])
