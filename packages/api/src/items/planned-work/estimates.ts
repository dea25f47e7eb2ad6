import { penceOf, plannedCost, poundsOf } from '@costdraft/costing'
import { sql } from 'kysely'
import type { Sums } from '../resource.ts'

/** Hours and pounds as they are stored; null where there are none. */
interface Estimated {
  uuid: string
  time: number | null
  rate: number | null
  amount: number | null
}

const inHundredths = (value: number | null): number | null => (value === null ? null : penceOf(value))

/** What each row of a case plan is estimated at, in pounds without VAT. */
export const estimates: Sums = {
  none: { total_cost: 0 },
  of: async (tx, caseUuid, uuids) => {
    const { rows } = await sql<Estimated>`
      select detail.item_uuid as uuid, detail.time, detail.rate, detail.amount
      from case_item item join planned_work detail on detail.item_uuid = item.uuid
      where item.case_uuid = ${caseUuid} and item.uuid = any(${uuids}::uuid[])`.execute(tx)
    return new Map(
      rows.map(({ uuid, time, rate, amount }) => {
        const cost = plannedCost({
          time: inHundredths(time),
          rate: inHundredths(rate),
          amount: inHundredths(amount),
        })
        return [uuid, { total_cost: poundsOf(cost) }]
      }),
    )
  },
}
