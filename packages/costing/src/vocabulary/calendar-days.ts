const DAY_MS = 86_400_000

/**
 * A date (`yyyy-mm-dd`) as a number of whole days, counted in UTC: a day of 23 or 25 hours in London is one day like
 * any other. Throws a RangeError if the text is not a date of the calendar.
 */
export function dayNumber(date: string): number {
  const at = Date.parse(`${date}T00:00:00Z`)
  // What is read is written again, since 30 February is read as 1 or 2 March.
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date)
    throw new RangeError(`${date} is not a date.`)
  return at / DAY_MS
}

/** The date (`yyyy-mm-dd`) of a number of `dayNumber`. */
export const dateOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** The day of the week of a date (`yyyy-mm-dd`): 0 is Sunday. Throws a RangeError if the text is not a date. */
export const weekdayOf = (date: string): number => new Date(dayNumber(date) * DAY_MS).getUTCDay()
