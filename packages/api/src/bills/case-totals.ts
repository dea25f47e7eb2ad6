import { poundsOf, poundsOrNull, ENGINE_VERSION, valueOf } from '@costdraft/costing'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { billsOf, type Revision } from './bill.ts'

const BATCH_SIZE = 100

/** The total of a case in a list. */
export interface ListedTotal {
  /** In pounds, with VAT. */
  value: number | null
  unpriced: number
}

/** Condition on `case_total as ct` joined to `case as c`: whether the stored total is up to date. */
export const isTotalCurrent = sql<boolean>`ct.revision = c.revision and ct.engine = ${ENGINE_VERSION}`

/**
 * Prices cases whose stored total is out of date and stores the new totals. Returns the value of each in pounds (null if nothing of it is
 * priced) and its number of unpriced lines, by case uuid. Totals are refreshed lazily, by the first list read after a change, so that
 * storing a change does not have to price the case.
 */
export async function refreshTotals(tx: Tx, stale: readonly Revision[]): Promise<Map<string, ListedTotal>> {
  const totals = new Map<string, ListedTotal>()
  // A fixed order prevents deadlocks between concurrent refreshes of the same cases.
  const cases = stale.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1))
  for (let from = 0; from < cases.length; from += BATCH_SIZE) {
    const batch = cases.slice(from, from + BATCH_SIZE),
      bills = await billsOf(
        tx,
        batch.map(({ uuid }) => uuid),
      )
    const rows = batch.flatMap(({ uuid, revision }) => {
      const bill = bills.get(uuid)
      if (!bill) return []
      const total = { value: poundsOrNull(valueOf(bill)), unpriced: bill.unpriced }
      totals.set(uuid, total)
      return {
        ...total,
        uuid,
        revision,
        net: poundsOf(bill.net),
        vat: poundsOf(bill.vat),
        gross: poundsOf(bill.gross),
      }
    })
    await sql`insert into case_total (case_uuid, client_uuid, revision, engine, net, vat, gross, value, unpriced)
      select r.uuid, c.client_uuid, r.revision, ${ENGINE_VERSION}, r.net, r.vat, r.gross, r.value, r.unpriced
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(uuid uuid, revision integer, net numeric, vat numeric, gross numeric, value numeric, unpriced integer) join "case" c on c.uuid = r.uuid order by r.uuid
      on conflict (case_uuid) do update set revision = excluded.revision, engine = excluded.engine, net = excluded.net, vat = excluded.vat, gross = excluded.gross, value = excluded.value, unpriced = excluded.unpriced
      where case_total.revision <= excluded.revision`.execute(tx)
  }
  return totals
}
