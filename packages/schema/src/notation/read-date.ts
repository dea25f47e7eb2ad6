import { addDays, daysBetween, isIsoDate, isoDate, weekdayOf } from './calendar.ts'

/**
 * Why a text is no date: `month_first` is one that is a date only with the month before the day; `no_year` is one whose
 * year is missing where nothing gives it; `no_such_day` is one that the calendar (1900 to 2199) does not have.
 */
export type DateRefusal = 'month_first' | 'no_year' | 'no_such_day' | 'not_a_date'
/** A date, `yyyy-mm-dd`, or why it is none. */
export type DateReading = { value: string; refused?: undefined } | { refused: DateRefusal; value?: undefined }
/** What gives a date without a year its year, both `yyyy-mm-dd`. */
export interface DateContext {
  /** The day it is: costs are drafted for work that was done. `today`, `t` and `yesterday` need it too. */
  today?: string | undefined
  /** A date that it stands beside, such as that of the row above. */
  near?: string | undefined
}

/** How far ahead of today a date without a year may be: a hearing already listed. Anything later was done before. */
const MAX_DAYS_AHEAD = 31
/** How far from `near` a date may be that is of the year before or after: work goes on over the turn of a year. */
const MAX_DAYS_OVER_TURN = 92
/** A year of two digits from here on is of the last century. */
const LAST_CENTURY = 50
/** No notation of a date is longer. */
const LONGEST = 60

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
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
// Dashes as word processors write them count as hyphens.
const SEPARATORS = /\s*[/.,\-\u2010-\u2015\s]\s*/g
const TIME_OF_DAY =
  /(?<=\d)(?:t|,?\s+)(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:\s?[ap]\.?m\.?)?(?:z|\s?[+-]\d{2}:?\d{2})?$/
const WEEKDAY = /^(sun|mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?)(?:day)?[.,]?\s+/
const YEAR_FIRST = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/
const COMPACT_YEAR_FIRST = /^((?:19|20|21)\d{2})(0[1-9]|1[0-2])(\d{2})$/
const NUMERIC = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/
const COMPACT = /^(\d{2})(\d{2})(\d{2}|\d{4})$/
const NAMED = /^(\d{1,2})(?:st|nd|rd|th)?\/?(?:of\/)?([a-z]{3,9})(?:\/?(\d{2}|\d{4}))?$/
const NAMED_FIRST = /^([a-z]{3,9})\/(\d{1,2})(?:st|nd|rd|th)?\/(\d{4})$/
const relative: Readonly<Record<string, number>> = { t: 0, today: 0, yesterday: -1 }

/** Day and month as numbers, the year as typed; undefined where it is missing. A month that is none is 0. */
interface Parts {
  day: number
  month: number
  year: string | undefined
  /** Whether the first number was taken for the day because it came first. */
  isDayFirst: boolean
}
const monthOf = (name = ''): number => MONTHS.findIndex((month) => month.startsWith(name)) + 1

/** The parts of a text whose separators are strokes. */
function partsOf(text: string): Parts | undefined {
  const [first, year, month, day] = YEAR_FIRST.exec(text) ?? COMPACT_YEAR_FIRST.exec(text) ?? []
  if (first) return { day: Number(day), month: Number(month), year, isDayFirst: false }
  const [numeric, dd, mm, yy] = NUMERIC.exec(text) ?? COMPACT.exec(text) ?? []
  if (numeric) return { day: Number(dd), month: Number(mm), year: yy, isDayFirst: true }
  const [named, dayOf, name, yearOf] = NAMED.exec(text) ?? []
  if (named && monthOf(name)) return { day: Number(dayOf), month: monthOf(name), year: yearOf, isDayFirst: false }
  // With its month in words and its whole year, a date is clear whichever comes first.
  const [american, firstName, second, last] = NAMED_FIRST.exec(text) ?? []
  return american && monthOf(firstName)
    ? { day: Number(second), month: monthOf(firstName), year: last, isDayFirst: false }
    : undefined
}

const fullYear = (typed: string): number => {
  if (typed.length === 4) return Number(typed)
  return Number(typed) < LAST_CENTURY ? 2000 + Number(typed) : 1900 + Number(typed)
}

/** A day that gives others their year, if it is a date. */
const realDay = (iso: string | undefined): string | undefined => (iso && isIsoDate(iso) ? iso : undefined)

/**
 * Day and month in the year of `near`; in the one before or after where that is close to it, or where its own year has
 * no such day or is too far ahead.
 */
function besideDate({ day, month }: Parts, near: string, today: string | undefined): string | undefined {
  const year = Number(near.slice(0, 4))
  const latest = today && addDays(today, MAX_DAYS_AHEAD)
  const found = [year - 1, year, year + 1]
    .flatMap((candidate) => isoDate(candidate, month, day) ?? [])
    .filter((iso) => !latest || iso <= latest || iso <= near)
    .toSorted((a, b) => daysBetween(a, near) - daysBetween(b, near))
  const [nearest] = found
  const ofItsYear = found.find((iso) => iso.startsWith(near.slice(0, 4)))
  return nearest && daysBetween(nearest, near) > MAX_DAYS_OVER_TURN ? (ofItsYear ?? nearest) : nearest
}

/** Day and month in the year of today, or in that before if that would be too far ahead. */
function besideToday({ day, month }: Parts, today: string): string | undefined {
  const year = Number(today.slice(0, 4))
  const thisYear = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isoDate(thisYear > addDays(today, MAX_DAYS_AHEAD) ? year - 1 : year, month, day)
}

/** What is wrong with numbers that are no date. */
const refusalOf = ({ day, month, year, isDayFirst }: Parts): DateRefusal =>
  isDayFirst && isoDate(fullYear(year ?? '2000'), day, month) ? 'month_first' : 'no_such_day'

function readParts(parts: Parts, { today, near }: DateContext): DateReading {
  const { day, month, year } = parts
  let value: string | undefined
  if (year !== undefined) value = isoDate(fullYear(year), month, day)
  else if (near !== undefined) value = besideDate(parts, near, today)
  else if (today !== undefined) value = besideToday(parts, today)
  // 2000 is a leap year: its calendar has every day that a date without a year can be.
  else if (isoDate(2000, month, day)) return { refused: 'no_year' }
  return value === undefined ? { refused: refusalOf(parts) } : { value }
}

/**
 * Reads a date as people write it. The day comes before the month, whatever the language of the browser: 14/1/25,
 * 14.1.2025, 14-1-2025, 140125, 14012025; year first, 2025-01-14, 20250114; with words, 14 Jan 2025, Tue 14th January
 * 2025, January 14, 2025. A time of day behind it is left away, a weekday before it must be that of the date. A year of
 * two digits is of 1950 to 2049. Without a year (14/1, 14 Jan), it is of the year of `near`, or of its neighbour
 * where that is close to `near`, else of this year; never one of more than 31 days after `today`, unless `near` is as
 * late. Without either it is refused.
 */
export function readDate(text: string, context: DateContext = {}): DateReading {
  const written = text.trim().toLowerCase()
  if (written.length > LONGEST) return { refused: 'not_a_date' }
  const days = Object.hasOwn(relative, written) ? relative[written] : undefined
  if (days !== undefined && context.today) return { value: addDays(context.today, days) }
  const [weekday = '', name] = WEEKDAY.exec(written) ?? []
  const parts = partsOf(written.slice(weekday.length).replace(TIME_OF_DAY, '').replaceAll(SEPARATORS, '/'))
  if (!parts) return { refused: 'not_a_date' }
  const reading = readParts(parts, { today: realDay(context.today), near: realDay(context.near) })
  if (!name || reading.value === undefined) return reading
  return WEEKDAYS[weekdayOf(reading.value)]?.startsWith(name.slice(0, 3)) ? reading : { refused: 'no_such_day' }
}
