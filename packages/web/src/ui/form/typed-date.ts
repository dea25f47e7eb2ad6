import { IsoDate } from '@costdraft/schema/structs.ts'
import { addDays, formatIsoDate } from '../dates.ts'

/** How far ahead of today a date without a year may be: a hearing already listed. Anything later was done last year. */
const MAX_DAYS_AHEAD = 31
/** How many years ahead a year of two digits may be; beyond, it is of the last century. */
const MAX_YEARS_AHEAD = 20
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
// Dashes as word processors write them count as hyphens.
const SEPARATORS = /\s*[/.,\-\u2010-\u2015\s]\s*/g

const relative: Readonly<Record<string, number>> = { t: 0, today: 0, yesterday: -1 }
const isoOf = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

function fullYear(typed: string, today: string): number {
  if (typed.length === 4) return Number(typed)
  const year = 2000 + Number(typed)
  return year > Number(today.slice(0, 4)) + MAX_YEARS_AHEAD ? year - 100 : year
}
function withoutYear(month: number, day: number, today: string): string {
  const year = Number(today.slice(0, 4)),
    thisYear = isoOf(year, month, day)
  return thisYear > addDays(today, MAX_DAYS_AHEAD) ? isoOf(year - 1, month, day) : thisYear
}

/** Day, month and year as typed; the year may be missing. Undefined where the text has no such form. */
function partsOf(text: string): { day: number; month: number; year: string | undefined } | undefined {
  const [, year, month, day] = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/.exec(text) ?? []
  if (year) return { day: Number(day), month: Number(month), year }
  const [all, first, second = '', last] =
    /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{2}|\d{4})$/.exec(text) ??
    /^(\d{1,2})(?:st|nd|rd|th)?\/?([a-z]{3,9})(?:\/?(\d{2}|\d{4}))?$/.exec(text) ??
    []
  if (!all) return undefined
  const named = MONTHS.findIndex((name) => name.startsWith(second)) + 1
  return { day: Number(first), month: named || Number(second), year: last }
}

/**
 * Converts a date as it is typed to `yyyy-mm-dd`. The day comes before the month, whatever the language of the browser:
 * 14/1, 14/1/25, 14.1.2025, 14-1-2025, 14 Jan 2025, 140125, 14012025; also 2025-01-14, `today` (`t`) and `yesterday`.
 * Without a year, the date is of this year, or of last year if it would otherwise be more than 31 days ahead of `today`
 * (`yyyy-mm-dd`): costs are drafted for work that was done. A year of two digits is 20yy, or 19yy if that would be more
 * than 20 years ahead. Any other text, and a day that the calendar does not have, is returned unchanged, for validation
 * to reject.
 */
export function readDate(input: string, today: string): string {
  const text = input.trim().toLowerCase()
  if (text === '') return ''
  const days = Object.hasOwn(relative, text) ? relative[text] : undefined
  if (days !== undefined) return addDays(today, days)
  const parts = partsOf(text.replaceAll(SEPARATORS, '/'))
  if (!parts) return input
  const { day, month, year } = parts
  const iso = year === undefined ? withoutYear(month, day, today) : isoOf(fullYear(year, today), month, day)
  return IsoDate.is(iso) ? iso : input
}

/** A value of a date field as it is shown: dd/mm/yyyy, or the text itself where it is not a date. */
export function displayDate(value: string): string {
  const iso = IsoDate.validate(value, { coerce: true })[1]
  return iso === undefined ? value : formatIsoDate(iso)
}
