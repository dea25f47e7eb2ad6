const MINUTE_MS = 60_000
const CALENDAR_DAYS = 60
const DAY_MS = 86_400_000
/** The days at which the two calendars of workbooks begin. */
const CALENDARS = [Date.UTC(1899, 11, 31), Date.UTC(1904, 0, 1)]

/**
 * A cell shown as a date or a time. 1:30 typed into a cell is an hour and a half of the first day of the workbook's
 * calendar.
 */
function dateText(date: Date): string {
  const time = date.getTime()
  const began = CALENDARS.find((day) => time >= day && time < day + CALENDAR_DAYS * DAY_MS)
  if (began === undefined) return date.toISOString().slice(0, 10)
  const minutes = (time - began) / MINUTE_MS
  const whole = Math.round(minutes)
  // What is no whole number of minutes is left for the column to refuse.
  if (Math.abs(minutes - whole) * MINUTE_MS > 100)
    return `${Math.floor(minutes / 60)}:${date.toISOString().slice(14, 19)}`
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** The text of a value of a workbook, dates in ISO format. */
export function cellText(value: unknown): string {
  if (value instanceof Date) return dateText(value)
  if (typeof value === 'number') return String(Math.round(value * 1e6) / 1e6)
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''
}
