import { deadlineRules, type DeadlineRuleName, type DeadlineStart } from '@costdraft/costing'
import type { AnyArea } from '@costdraft/schema/areas/area.ts'
import { areas as productAreas } from '@costdraft/schema/areas/index.ts'
import { endedBy, type DoneReason } from '@costdraft/schema/deadlines/deadlines.ts'
import { sql, type RawBuilder } from 'kysely'
import { LONDON_TODAY } from '../db/london-days.ts'

/** A date of a case as it is read, as `yyyy-mm-dd`. */
export interface DeadlineRow {
  case_uuid: string
  client_uuid: string
  rule: DeadlineRuleName
  computed_on: string | null
  entered_on: string | null
  /** The last day: what was entered rules over what was computed. */
  day: string
  /** Days from today in England and Wales; negative once it is past. */
  days: number
  done: DoneReason | null
  done_at: string | null
  done_by: string | null
}

/** Whether the next step was taken, by the start that it left behind. */
const nextStep = sql.join(
  Object.entries(endedBy).map(
    ([rule, starts]) => sql`deadline.rule = ${rule} and exists (select from case_deadline_start next
      where next.case_uuid = deadline.case_uuid and next.start = any(${starts}::text[]))`,
  ),
  sql` or `,
)
/** The start that is a detail of the case, and is not entered with its dates. */
export const OF_DETAILS: DeadlineStart = 'last_step'
/** The text of its day, in a query with a case `of_case`; null where it is not known. */
export const LAST_STEP_ON = sql`(of_case.details->>'last_step_on')`
/** The rules whose start it is. */
const ofDetails = deadlineRules.filter(({ starts }) => starts === OF_DETAILS)

/**
 * The dates of the cases that a condition on `case` describes, as a query of `DeadlineRow`. What runs from the last
 * step of a case follows its details; the claim is done once the case is complete.
 */
export function deadlinesOfCases(where: RawBuilder<unknown>): RawBuilder<DeadlineRow> {
  const fromDetails = ofDetails.map(({ name, period }) => {
    const areas = Object.values<AnyArea>(productAreas).flatMap((area) =>
      area.deadlines?.includes(name) ? area.name : [],
    )
    const months = 'months' in period ? period.months : 0
    const computed = sql`(${LAST_STEP_ON}::date + make_interval(months => ${months}::int))::date`
    return sql`
      select of_case.uuid, of_case.client_uuid, ${name}::text, ${computed}, deadline.entered_on,
        coalesce(deadline.entered_on, ${computed}),
        case when deadline.done_at is not null then 'by_hand' when of_case.stage = 'complete' then 'case_completed' end,
        deadline.done_at, deadline.done_by
      from "case" of_case left join case_deadline deadline on deadline.case_uuid = of_case.uuid and deadline.rule = ${name}
      where (${where}) and of_case.area_of_work = any(${areas}::text[])
        and (${LAST_STEP_ON} is not null or deadline.entered_on is not null)`
  })
  const stored = sql`
    select of_case.uuid as case_uuid, of_case.client_uuid, deadline.rule, deadline.computed_on, deadline.entered_on,
      coalesce(deadline.entered_on, deadline.computed_on) as day,
      case when deadline.done_at is not null then 'by_hand' when ${nextStep} then 'next_step' end as done,
      deadline.done_at, deadline.done_by
    from case_deadline deadline join "case" of_case on of_case.uuid = deadline.case_uuid
    where (${where}) and deadline.rule <> all(${ofDetails.map(({ name }) => name)}::text[])
      and coalesce(deadline.entered_on, deadline.computed_on) is not null`
  return sql<DeadlineRow>`select dates.*, dates.day - ${LONDON_TODAY} as days
    from (${sql.join([stored, ...fromDetails], sql` union all `)}) dates`
}
