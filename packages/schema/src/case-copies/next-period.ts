/** The first and the last day that a case is for, `yyyy-mm-dd`. */
export interface Period {
  start: string
  end: string
}

const DAY = 86_400_000
const dayAfter = (day: string, count = 1): string => new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)

/** The same day so many years later; the last day of February for one that is not in that year. */
function yearsLater(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate()
  return new Date(Date.UTC(year + years, month - 1, Math.min(date, last))).toISOString().slice(0, 10)
}

/** How many whole years a period is; undefined if it is none. */
function yearsOf({ start, end }: Period): number | undefined {
  const years = Number(dayAfter(end).slice(0, 4)) - Number(start.slice(0, 4))
  return years > 0 && yearsLater(start, years) === dayAfter(end) ? years : undefined
}

/**
 * The period that follows another and is as long: of so many years, leap years or not, or else of so many days.
 */
export function nextPeriod(period: Period): Period {
  const start = dayAfter(period.end)
  const years = yearsOf(period)
  const days = (Date.parse(period.end) - Date.parse(period.start)) / DAY
  return { start, end: years === undefined ? dayAfter(start, days) : dayAfter(yearsLater(start, years), -1) }
}
