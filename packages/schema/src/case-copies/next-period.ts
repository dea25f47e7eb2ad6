import type { CaseType } from '@costdraft/costing'

/** The first and the last day that a case is for, `yyyy-mm-dd`. */
export interface Period {
  start: string
  end: string
}

const OF_PERIODS: readonly (string | null)[] = ['deputyship', 'general_management'] satisfies CaseType[]
/** Whether cases of a type follow one another, each for a period. */
export const isOfPeriods = (caseType: string | null): boolean => OF_PERIODS.includes(caseType)

const DAY = 86_400_000
const dayAfter = (day: string, count = 1): string => new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)

/** The same day so many months later; the last day of the month for one that is not in it. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
/** How many whole months a period is; undefined if it is none. */
function monthsOf({ start, end }: Period): number | undefined {
  const months = monthOf(dayAfter(end)) - monthOf(start)
  return months > 0 && monthsLater(start, months) === dayAfter(end) ? months : undefined
}

/**
 * The period that follows another and is as long: of so many years or months, leap years or not, or else of so many
 * days.
 */
export function nextPeriod(period: Period): Period {
  const start = dayAfter(period.end)
  const months = monthsOf(period)
  const days = (Date.parse(period.end) - Date.parse(period.start)) / DAY
  return { start, end: months === undefined ? dayAfter(start, days) : dayAfter(monthsLater(start, months), -1) }
}
