import { penceOf, poundsOf, vatOf } from '@costdraft/costing'
import { sql } from 'kysely'
import type { Sums } from '../resource.ts'

interface Recorded {
  uuid: string
  letters_in: number
  letters_out: number
  telephone_calls: number
}
interface Paid {
  uuid: string
  date: string
  amount: number
  vat_exempt: boolean
}

const NONE = { letters_in: 0, letters_out: 0, telephone_calls: 0, disbursement_amount: 0, disbursement_vat: 0 }

/**
 * Letters and calls that are recorded for parties, and what was paid for them, in pounds; VAT is that of each
 * disbursement on its date, which one of a procedural step has from its step, and none where the case bears none.
 */
export const recordedForParties: Sums = {
  none: NONE,
  of: async (tx, caseUuid, uuids) => {
    const ofCase = sql`item.case_uuid = ${caseUuid} and item.deleted_at is null and detail.party = any(${uuids}::uuid[])`
    const counted = await sql<Recorded>`
      select detail.party as uuid, count(*) filter (where detail.activity_type = 'letter_in')::int as letters_in,
        count(*) filter (where detail.activity_type = 'letter_out')::int as letters_out,
        count(*) filter (where detail.activity_type = 'telephone_call')::int as telephone_calls
      from case_item item join time_recording detail on detail.item_uuid = item.uuid where ${ofCase} group by 1`.execute(
      tx,
    )
    const paid = await sql<Paid>`
      select detail.party as uuid, coalesce(detail.date, step.date, event.date) as date, detail.amount,
        coalesce(detail.vat_exempt, false)
          or coalesce(("case".details ->> 'recovers_vat')::boolean, false) as vat_exempt
      from case_item item
        join "case" on "case".uuid = item.case_uuid
        join disbursement detail on detail.item_uuid = item.uuid
        left join procedural_step step on step.item_uuid = item.parent_uuid
        left join high_cost_step event on event.item_uuid = item.parent_uuid
      where ${ofCase}`.execute(tx)
    const sums = new Map(counted.rows.map(({ uuid, ...counts }) => [uuid, { ...NONE, ...counts }]))
    for (const [uuid, rows] of Map.groupBy(paid.rows, (row) => row.uuid))
      sums.set(uuid, { ...NONE, ...sums.get(uuid), ...sumOf(rows) })
    return sums
  },
}

function sumOf(rows: readonly Paid[]) {
  let amount = 0
  let vat = 0
  for (const row of rows) {
    amount += penceOf(row.amount)
    vat += vatOf(penceOf(row.amount), row.date, row.vat_exempt)
  }
  return { disbursement_amount: poundsOf(amount), disbursement_vat: poundsOf(vat) }
}
