import { dateOfDay, dayNumber } from '../vocabulary/calendar-days.ts'
import { isHoliday, isOfficeClosed, officeClosedDays, type ClosedDay } from './holidays.ts'

// All dates are `yyyy-mm-dd`. Each function throws a RangeError for a text that is not a date.

/** The longest period in days of which only those count on which business is done (CPR 2.8(4)). */
const SHORT_PERIOD = 5

/** How many days lie between two dates; negative where the second is the earlier one. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

function assertLength(length: number): void {
  if (!Number.isSafeInteger(length) || length < 0) throw new RangeError(`${length} is not the length of a period.`)
}

/**
 * The last day of a period of clear days, whatever day it falls on: the start is not counted (CPR 2.8(2) and (3)), and
 * in a period of five days or less no Saturday, Sunday, bank holiday, Christmas Day or Good Friday is (CPR 2.8(4)).
 * A further closing day of the court office does count. Throws a RangeError for a negative or broken number of days.
 */
export function lastClearDay(start: string, days: number): string {
  assertLength(days)
  let day = dayNumber(start)
  if (days > SHORT_PERIOD) return dateOfDay(day + days)
  for (let left = days; left > 0;) {
    day++
    if (!isHoliday(dateOfDay(day))) left--
  }
  return dateOfDay(day)
}

/**
 * The last day of a period of calendar months (CPR 2.10), whatever day it falls on: that with the number of the start,
 * or the last of a month that has none (Dodds v Walker [1981] 1 WLR 1027). Throws a RangeError for a negative or broken
 * number of months.
 */
export function lastDayOfMonths(start: string, months: number): string {
  assertLength(months)
  const from = new Date(`${dateOfDay(dayNumber(start))}T00:00:00Z`)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  // Day 0 of a month is the last of the month before.
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), lastOfMonth))).toISOString().slice(0, 10)
}

/** The date itself, or the next on which court offices are open (CPR 2.8(5)). */
export function nextOpenDay(date: string, closed: readonly ClosedDay[] = officeClosedDays): string {
  let day = dayNumber(date)
  while (isOfficeClosed(dateOfDay(day), closed)) day++
  return dateOfDay(day)
}
