const month = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A month, `yyyy-mm`, as people read it: *Jan 2026*. */
export const monthLabel = (text: string): string => month.format(new Date(`${text}-01T00:00:00Z`))
/** The same day that many months later or, below zero, before: the last of its month where that has no such day. */
export function monthsLater(text: string, months: number): string {
  const [year = 0, ofYear = 1, ofMonth = 1] = text.split('-').map(Number)
  const last = new Date(Date.UTC(year, ofYear - 1 + months + 1, 0))
  last.setUTCDate(Math.min(ofMonth, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}
