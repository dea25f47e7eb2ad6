import { ENGINE_VERSION } from '@costdraft/costing'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { billsOf, type Revision } from './bill.ts'

const BATCH_SIZE = 100
const pounds = (pence: number): number => pence / 100

/** Condition on `case_total as ct` joined to `case as c`: whether the stored total is up to date. */
export const isTotalCurrent = sql<boolean>`ct.revision = c.revision and ct.engine = ${ENGINE_VERSION}`

/**
 * Prices cases whose stored total is out of date and stores the new totals. Returns the gross totals in pounds, by case uuid. Totals are
 * refreshed lazily, by the first list read after a change, so that storing a change does not have to price the case.
 */
export async function refreshTotals(tx: Tx, stale: readonly Revision[]): Promise<Map<string, number>> {
  const gross = new Map<string, number>()
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
      gross.set(uuid, pounds(bill.gross))
      return {
        uuid,
        revision,
        net: pounds(bill.net),
        vat: pounds(bill.vat),
        gross: pounds(bill.gross),
        unpriced: bill.unpriced,
      }
    })
    await sql`insert into case_total (case_uuid, client_uuid, revision, engine, net, vat, gross, unpriced)
      select r.uuid, c.client_uuid, r.revision, ${ENGINE_VERSION}, r.net, r.vat, r.gross, r.unpriced
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(uuid uuid, revision integer, net numeric, vat numeric, gross numeric, unpriced integer) join "case" c on c.uuid = r.uuid order by r.uuid
      on conflict (case_uuid) do update set revision = excluded.revision, engine = excluded.engine, net = excluded.net, vat = excluded.vat, gross = excluded.gross, unpriced = excluded.unpriced
      where case_total.revision <= excluded.revision`.execute(tx)
  }
  return gross
}
