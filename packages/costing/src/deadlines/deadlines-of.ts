import { byDay } from '../vocabulary/by-day.ts'
import { lastClearDay, lastDayOfMonths, nextOpenDay } from './count-days.ts'
import { deadlineRules, type DeadlinePeriod, type DeadlineRuleName, type DeadlineStart } from './deadline-rules.ts'
import { officeClosedDays, type ClosedDay } from './holidays.ts'

/** A last day and the rule that sets it; dates are `yyyy-mm-dd`. */
export interface Deadline {
  rule: DeadlineRuleName
  source: string
  start: DeadlineStart
  startDate: string
  /** The last day on which the act is in time. */
  date: string
  /** The same by the calendar, which may be a day on which the court office is closed. */
  calendarDay: string
}

const endOf = (start: string, period: DeadlinePeriod): string =>
  'days' in period ? lastClearDay(start, period.days) : lastDayOfMonths(start, period.months)

/**
 * The deadlines of a case by the rules that its area has and the dates (`yyyy-mm-dd`) of what has happened in it, in
 * order of their dates, those of one day in the order of the rules. `closed` are the days on which court offices are
 * closed beside weekends and holidays. Holidays are known within `holidaysHeld` only. Throws a RangeError for a text
 * that is not a date.
 */
export function deadlinesOf(
  names: readonly DeadlineRuleName[],
  starts: Readonly<Partial<Record<DeadlineStart, string>>>,
  closed: readonly ClosedDay[] = officeClosedDays,
): Deadline[] {
  const found = deadlineRules
    .filter(({ name }) => names.includes(name))
    .flatMap(({ name, starts: start, follows, period, isOfCourt, source }) => {
      const startDate = starts[start]
      if (startDate === undefined) return []
      // A period that follows another begins where that one ends, unmoved: CPR 2.8(5) saves an act that is late because
      // the office was closed, and does not lengthen the period; nor is commencing, which it would be for, done there.
      const before = deadlineRules.find((rule) => rule.name === follows)
      const end = endOf(before ? endOf(startDate, before.period) : startDate, period)
      const date = isOfCourt ? nextOpenDay(end, closed) : end
      return [{ rule: name, source, start, startDate, date, calendarDay: end }]
    })
  return byDay(found)
}
