import { penceOf, type PlannedFacts } from '@costdraft/costing'
import { areaOf } from '@costdraft/schema/areas/index.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { CaseRow } from '../cases/case-rows.ts'

/** A row of the case plan. Money is in whole pence without VAT, time in hundredths of an hour. */
export interface FrozenPlannedWork extends PlannedFacts {
  stage: string
  /** The fee earner or the advocate; null of a disbursement. */
  name: string | null
  /** The grade of the fee earner on the day of completion; null of anything but profit costs. */
  grade: string | null
  description: string | null
}

type Stored = Omit<FrozenPlannedWork, 'time' | 'rate' | 'amount'> &
  Record<'time' | 'rate' | 'amount', /** Hours and pounds. */ number | null>

const inHundredths = (value: number | null): number | null => (value === null ? null : penceOf(value))

/** The rows of the case plan as they were entered, on a day (ISO); nothing where the area of the case has none. */
export async function readPlannedWork(
  tx: Tx,
  { uuid, area_of_work }: CaseRow,
  day: string,
): Promise<{ plannedWork?: FrozenPlannedWork[] }> {
  if (areaOf(area_of_work)?.tabs.includes('plannedWork') !== true) return {}
  const { rows } = await sql<Stored>`
    select detail.stage, detail.costs, coalesce(detail.name, earner.firstname || ' ' || earner.surname) as name,
      period.grade, detail.time, detail.rate, detail.amount, detail.description
    from case_item item join planned_work detail on detail.item_uuid = item.uuid
      left join fee_earner earner on earner.uuid = detail.fee_earner
      left join lateral (
        select grade from fee_earner_period
        where fee_earner = earner.uuid and (from_day is null or from_day <= ${day})
        order by from_day desc nulls last limit 1
      ) period on true
    where item.case_uuid = ${uuid} and item.deleted_at is null order by item.seq`.execute(tx)
  return {
    plannedWork: rows.map(({ time, rate, amount, ...row }) => ({
      ...row,
      time: inHundredths(time),
      rate: inHundredths(rate),
      amount: inHundredths(amount),
    })),
  }
}
