import {
  deadlineRules,
  deadlinesOf,
  type DeadlineRule,
  type DeadlineRuleName,
  type DeadlineStart,
} from '@costdraft/costing'
import { areaOf } from '@costdraft/schema/areas/index.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { CaseHead } from '../cases/case-rows.ts'
import { deadlineOnWire, type DeadlineOnWire } from './deadline-on-wire.ts'
import { deadlinesOfCases, LAST_STEP_ON, OF_DETAILS, type DeadlineRow } from './deadline-rows.ts'

/** The dates of a case, as they are answered. */
export interface CaseDeadlines {
  version: number
  starts: { start: DeadlineStart; date: string | null; is_entered: boolean }[]
  deadlines: DeadlineOnWire[]
}

const namesOf = ({ area_of_work: area }: Pick<CaseHead, 'area_of_work'>): readonly DeadlineRuleName[] =>
  areaOf(area)?.deadlines ?? []
/** The rules of the area of a case, in their order. */
export const rulesOf = (owner: Pick<CaseHead, 'area_of_work'>): DeadlineRule[] =>
  deadlineRules.filter(({ name }) => namesOf(owner).includes(name))
/** The dates by the rules of the area of a case, from the days that are known. */
export const computedOf = (owner: Pick<CaseHead, 'area_of_work'>, starts: ReadonlyMap<DeadlineStart, string>) =>
  new Map(deadlinesOf(namesOf(owner), Object.fromEntries(starts)).map((one) => [one.rule, one]))
export const startsOf = (owner: Pick<CaseHead, 'area_of_work'>): DeadlineStart[] => [
  ...new Set(rulesOf(owner).map(({ starts }) => starts)),
]

/** The days from which dates of a case run, those of its details included. */
export async function startDates(tx: Tx, uuid: string): Promise<Map<DeadlineStart, string>> {
  const { rows } = await sql<{ start: DeadlineStart; date: string }>`
    select start, date from case_deadline_start where case_uuid = ${uuid}
    union all select ${OF_DETAILS}, ${LAST_STEP_ON}::date from "case" of_case
      where uuid = ${uuid} and ${LAST_STEP_ON} is not null`.execute(tx)
  return new Map(rows.map(({ start, date }) => [start, date]))
}

/** The dates of a case: of each rule of its area, whether its date is known or not. */
export async function deadlinesOfCase(tx: Tx, owner: CaseHead): Promise<CaseDeadlines> {
  const { uuid } = owner
  const { rows } = await sql<DeadlineRow & { by: string | null }>`
    select dates.*, person.firstname || ' ' || person.surname as by
    from (${deadlinesOfCases(sql`of_case.uuid = ${uuid}`)}) dates left join person on person.uuid = dates.done_by`.execute(
    tx,
  )
  const found = new Map(rows.map((row) => [row.rule, row]))
  const starts = await startDates(tx, uuid)
  const computed = computedOf(owner, starts)
  const { deadlines_version: version } = await tx
    .selectFrom('case')
    .select('deadlines_version')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  return {
    version,
    starts: startsOf(owner).map((start) => ({
      start,
      date: starts.get(start) ?? null,
      is_entered: start !== OF_DETAILS,
    })),
    deadlines: rulesOf(owner).map((rule) => {
      const row = found.get(rule.name)
      return deadlineOnWire(rule.name, row, {
        startDate: starts.get(rule.starts),
        calendarDay: computed.get(rule.name)?.calendarDay,
        doneByName: row?.by,
      })
    }),
  }
}
