const DAY_MS = 86_400_000
const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS
/** The same day one year later; 29 February becomes 1 March. */
function yearAfter(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCFullYear(day.getUTCFullYear() + 1)
  return day.toISOString().slice(0, 10)
}

/** How many days a period has, of those of the year that begins with it. */
export interface PartOfYear {
  days: number
  ofDays: number
}

/**
 * A period from its first to its last day (ISO), both counted, as part of a year. A period that ends on the anniversary
 * of its first day is a whole year too: deputies' years are written both ways.
 */
export function partOfYear(start: string, end: string): PartOfYear {
  const ofDays = dayNumber(yearAfter(start)) - dayNumber(start)
  const days = dayNumber(end) - dayNumber(start) + 1
  return { days: days === ofDays + 1 ? ofDays : days, ofDays }
}
