import { poundsOf, poundsOrNull, ENGINE_VERSION, valueOf } from '@costdraft/costing'
import { sql, type Kysely } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { assertTakesWrites } from '../db/replica-transaction.ts'
import type { Tables } from '../db/tables.ts'
import { billsOf, type Revision } from './bill.ts'
import { readFigures } from './case-figures.ts'

const BATCH_SIZE = 100

/** The total of a case in a list. */
export interface ListedTotal {
  /** In pounds, with VAT. */
  value: number | null
  unpriced: number
}

/** Condition on `case_total` joined to `case as case_row`: whether the stored total is up to date. */
export const isTotalCurrent = sql<boolean>`case_total.revision = case_row.revision
  and case_total.engine = ${ENGINE_VERSION}`

/**
 * Condition on `case_total` alone: whether total and figures are up to date. An older version of the product, which may
 * run beside this one, stores totals without figures.
 */
export const hasFigures = sql<boolean>`(case_total.revision = case_total.case_revision
  and case_total.figures_revision = case_total.case_revision and case_total.engine = ${ENGINE_VERSION})`

/**
 * Prices cases whose stored total is out of date and stores the new totals. Returns the value of each in pounds (null
 * if nothing of it is priced) and its number of unpriced lines, by case uuid. Totals are refreshed lazily, by the first
 * list read after a change, so that storing a change does not have to price the case.
 */
export async function refreshTotals(tx: Tx, stale: readonly Revision[]): Promise<Map<string, ListedTotal>> {
  if (stale.length > 0) assertTakesWrites(tx)
  const totals = new Map<string, ListedTotal>()
  for (let from = 0; from < stale.length; from += BATCH_SIZE) {
    const batch = stale.slice(from, from + BATCH_SIZE)
    const bills = await billsOf(
      tx,
      batch.map(({ uuid }) => uuid),
    )
    const figures = await readFigures(tx, bills)
    const rows = batch.flatMap(({ uuid, revision }) => {
      const bill = bills.get(uuid)
      if (!bill) return []
      const total = { value: poundsOrNull(valueOf(bill)), unpriced: bill.unpriced }
      totals.set(uuid, total)
      return {
        ...total,
        ...figures.get(uuid),
        uuid,
        revision,
        net: poundsOf(bill.net),
        vat: poundsOf(bill.vat),
        gross: poundsOf(bill.gross),
      }
    })
    // The total of a case that is being changed is left to the next list: this one does not wait for it.
    await sql`
      with priced as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as priced(uuid uuid, revision integer, net numeric, vat numeric, gross numeric, value numeric,
            unpriced integer, hours numeric, escape_tests smallint, escapes smallint, escapes_unclaimed smallint,
            escape_gap numeric, enhancement numeric, vouchers_missing integer, vouchers_amount numeric,
            not_counted jsonb)),
      free as (
        select case_uuid from case_total where case_uuid = any(${batch.map(({ uuid }) => uuid)}::uuid[])
        order by case_uuid for update skip locked)
      update case_total set revision = priced.revision, engine = ${ENGINE_VERSION}, net = priced.net,
        vat = priced.vat, gross = priced.gross, value = priced.value, unpriced = priced.unpriced,
        figures_revision = priced.revision, hours = priced.hours, escape_tests = priced.escape_tests,
        escapes = priced.escapes, escapes_unclaimed = priced.escapes_unclaimed, escape_gap = priced.escape_gap,
        enhancement = priced.enhancement, vouchers_missing = priced.vouchers_missing,
        vouchers_amount = priced.vouchers_amount, not_counted = nullif(priced.not_counted, 'null')
      from priced where case_total.case_uuid = priced.uuid and case_total.case_uuid in (select case_uuid from free)
        and case_total.revision <= priced.revision`.execute(tx)
  }
  return totals
}

/** How many cases a list prices before it is filtered by their figures; a report has any number priced by a job. */
const MOST_BEFORE_LIST = 100

/** Prices cases of clients that were changed since they were priced, for what looks for cases by their figures. */
export async function priceChanged(tx: Tx, clients: readonly string[]): Promise<void> {
  const { rows } = await sql<Revision>`select case_uuid as uuid, case_revision as revision from case_total
    where client_uuid = any(${clients}::uuid[]) and revision <> case_revision limit ${MOST_BEFORE_LIST}`.execute(tx)
  if (rows.length > 0) await refreshTotals(tx, rows)
}

/** Forgets the totals of another version of the engine. */
export async function forgetOldTotals(db: Kysely<Tables>): Promise<void> {
  await sql`update case_total set revision = 0 where engine <> ${ENGINE_VERSION} and revision <> 0`.execute(db)
}
