import { asWritten } from '@costdraft/costing'
import { sql, type RawBuilder } from 'kysely'
import type { DueDate } from '@costdraft/schema/reports/case-marks.ts'
import { dueDates } from '../case-routes/due-dates.ts'
import type { Read } from './found-cases.ts'
import { rowKeys, type ListQuery, type RowKey } from './row-keys.ts'
import { rowOf, type Section } from './section.ts'
import { ofOpenCases } from './stages.ts'

/** Days in London, `yyyy-mm-dd`; no first day where what is overdue counts as well. */
export interface DuePeriod {
  from: string | null
  to: string
}

/** What is due in the cases of the table `found` within a period, as a table `due_date`. */
export const dueWithin = (clients: readonly string[], { from, to }: DuePeriod): RawBuilder<unknown> =>
  sql`select case_uuid, due, day, lines from (${dueDates(clients)}) dates
    where case_uuid in (select uuid from found) and day <= ${to}::date ${from === null ? sql`` : sql`and day >= ${from}::date`}`

const dayKey: RowKey = {
  of: sql`dates.key_day`,
  label: asWritten,
  order: (day) => Number(day.replaceAll('-', '')),
  filter: (day) => ({ due_from: day, due_to: day }),
}

/** What is due by day and person; a case stands in a row once. */
const dueBy = (name: DueDate): Section => ({
  name,
  keys: [dayKey, rowKeys.staff],
  select: sql`select ${rowOf(name, [dayKey.of, rowKeys.staff.of], { lines: sql`sum(dates.lines)::int` })}
    from (select case_uuid, day::text as key_day, sum(lines) as lines from due_date
      where due = ${name} group by 1, 2) dates
    join found on found.uuid = dates.case_uuid group by ${dayKey.of}, ${rowKeys.staff.of}`,
  filter: (query) => {
    const of = name === 'deadline' ? query : ofOpenCases(query)
    return of && { ...of, due: name }
  },
})

/** Claims that are due, other dates that run, and hearings to come. */
export const dates = (): Section[] => [dueBy('claim'), dueBy('deadline'), dueBy('hearing')]

/** The cases in which anything can be due: dates run in complete ones as well. */
export const CASES_WITH_DATES: Read = {
  of: sql`(case_row.stage <> 'complete' or exists (
    select from case_deadline where case_deadline.case_uuid = case_row.uuid and case_deadline.done_at is null))`,
}

/** The condition on cases with anything due, and the parameters that list them. */
export const isDue = sql<boolean>`found.uuid in (select case_uuid from due_date)`
export const ofDueCases = (query: ListQuery, { from, to }: DuePeriod): ListQuery => ({
  ...query,
  ...(from !== null && { due_from: from }),
  due_to: to,
})
