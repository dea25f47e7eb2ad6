import { ENGINE } from '@costdraft/costing'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { billsOf, type Revision } from './bill.ts'

const BATCH = 100
const pounds = (pence: number): number => pence / 100

/** Joined to `case as c`: whether the stored total of a case is still true. */
export const totalIsTrue = sql<boolean>`ct.revision = c.revision and ct.engine = ${ENGINE}`

/**
 * Works out and stores what cases come to, for those whose stored total is of an earlier revision; answers them by uuid, gross, in
 * pounds. Whoever reads a list first after a change pays for it, once; nothing is priced while a change is being stored.
 */
export async function renewTotals(tx: Tx, stale: readonly Revision[]): Promise<Map<string, number>> {
  const gross = new Map<string, number>()
  // Always in the same order, so that two who renew the same cases wait for one another and never cross.
  const cases = stale.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1))
  for (let from = 0; from < cases.length; from += BATCH) {
    const batch = cases.slice(from, from + BATCH),
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
      select r.uuid, c.client_uuid, r.revision, ${ENGINE}, r.net, r.vat, r.gross, r.unpriced
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(uuid uuid, revision integer, net numeric, vat numeric, gross numeric, unpriced integer) join "case" c on c.uuid = r.uuid order by r.uuid
      on conflict (case_uuid) do update set revision = excluded.revision, engine = excluded.engine, net = excluded.net, vat = excluded.vat, gross = excluded.gross, unpriced = excluded.unpriced
      where case_total.revision <= excluded.revision`.execute(tx)
  }
  return gross
}
