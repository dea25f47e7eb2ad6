const DAY_MS = 86_400_000

/** The date (`yyyy-mm-dd`) of a year, a month from 1 and a day; undefined where none is in 1900 to 2199. */
export function isoDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal =
    year >= 1900 && year <= 2199 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day && day > 0
  return isReal ? date.toISOString().slice(0, 10) : undefined
}

/** Whether a text is a date of the calendar, `yyyy-mm-dd`. */
export function isIsoDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return isoDate(Number(year), Number(month), Number(day)) === text
}

/** A date (`yyyy-mm-dd`) moved by whole days. */
export const addDays = (iso: string, days: number): string =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** How many days lie between two dates (`yyyy-mm-dd`), whichever comes first. */
export const daysBetween = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / DAY_MS

/** The day of the week of a date (`yyyy-mm-dd`): 0 is Sunday. */
export const weekdayOf = (iso: string): number => new Date(`${iso}T00:00:00Z`).getUTCDay()
