import { deadlineRules, type DeadlineRuleName } from '@costdraft/costing'
import type { DeadlineRow } from './deadline-rows.ts'

/** A rule by its name. */
export function ruleOf(name: DeadlineRuleName) {
  const rule = deadlineRules.find((one) => one.name === name)
  if (!rule) throw new Error(`There is no rule ${name} of a date.`)
  return rule
}

/** What is known beside the row of a date: from when it runs, the day by the calendar, and who marked it as done. */
interface Beside {
  startDate?: string | undefined
  calendarDay?: string | undefined
  doneByName?: string | null | undefined
}

type Known = Omit<DeadlineRow, 'case_uuid' | 'client_uuid' | 'rule' | 'done_by' | 'day' | 'days'> & {
  day: string | null
  days: number | null
}
/** A date of which nothing is known. */
const unknown: Known = { computed_on: null, entered_on: null, day: null, days: null, done: null, done_at: null }

/** What is answered of a date. */
export function deadlineOnWire(
  name: DeadlineRuleName,
  row: Known = unknown,
  { startDate, calendarDay, doneByName }: Beside = {},
) {
  const { source, starts } = ruleOf(name)
  const { computed_on, entered_on, day, days, done, done_at } = row
  return {
    rule: name,
    source,
    start: starts,
    start_date: startDate ?? null,
    // Where the court office is closed on it, and the computed day is a later one.
    calendar_day: calendarDay && calendarDay !== computed_on ? calendarDay : null,
    computed_on,
    entered_on,
    date: day,
    days,
    done,
    done_at,
    done_by: doneByName ?? null,
  }
}
export type DeadlineOnWire = ReturnType<typeof deadlineOnWire>
