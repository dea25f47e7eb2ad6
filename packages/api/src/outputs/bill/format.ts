import { quantityOf as countOf, unitNamed, writtenDate, type Line, type Pence } from '@costdraft/costing'

const MINUS = '\u2212'
const grouped = new Intl.NumberFormat('en-GB')

/** Formats pence as pounds: 1,234.56. */
export function money(pence: Pence): string {
  const absolute = Math.abs(pence)
  return `${pence < 0 ? MINUS : ''}${grouped.format(Math.trunc(absolute / 100))}.${String(absolute % 100).padStart(2, '0')}`
}

/** Formats pence for running text: £1,234.56. */
export const pounds = (pence: Pence): string => `£${money(pence)}`

const WHOLE_MINUTES = 5
/**
 * Formats hundredths of an hour as h:mm, or as 0.07 h where that is no whole number of minutes: what is printed, times
 * the rate, has to come to the amount beside it, and the times of a schedule to its total.
 */
export function clock(hundredths: number): string {
  const hours = grouped.format(Math.trunc(hundredths / 100))
  const rest = hundredths % 100
  if (rest % WHOLE_MINUTES !== 0) return `${hours}.${String(rest).padStart(2, '0')} h`
  return `${hours}:${String((rest / WHOLE_MINUTES) * 3).padStart(2, '0')}`
}

/** Formats an ISO date for tables: 14/01/2025; a dash for null. */
export const shortDate = (iso: string | null): string =>
  iso ? iso.slice(0, 10).split('-').toReversed().join('/') : '–'

/** Rewrites the ISO dates in a sentence of the bill as 14/01/2025. */
export const withShortDates = (sentence: string): string =>
  sentence.replaceAll(/\d{4}-\d\d-\d\d/g, (date) => shortDate(date))

/** Splits text into paragraphs at blank lines; single line breaks are kept. */
export const paragraphsOf = (text: string | null): string[] =>
  (text ?? '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${grouped.format(count)} ${count === 1 ? one : many}`

/** Keeps "SI" and the number of an instrument on one line. */
export const instrumentOf = (text: string): string => text.replaceAll(/\bSI (?=\d)/g, 'SI\u00a0')

/**
 * The marks of an authority, which the summary explains: a dagger for a provisional one, a double dagger for a firm's
 * own edition.
 */
export const marksOf = ({ provisional, own }: Pick<NonNullable<Line['under']>, 'provisional' | 'own'>): string =>
  `${provisional ? '†' : ''}${own ? '‡' : ''}`

/** The citation of an authority in a note, with its marks. */
export const citationOf = (authority: NonNullable<Line['under']>): string =>
  `${authority.table}${marksOf(authority)} in the edition from ${writtenDate(authority.from)}`

/** Formats the quantity of a line with its unit. */
export function quantityOf(line: Line): string {
  const { quantity, unit } = line
  if (unit === 'hours') return clock(quantity)
  if (unit === 'percent') return `${quantity}%`
  const { words } = unitNamed(unit)
  return words ? plural(countOf(line), words.one, words.many) : ''
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Lets a word break after so many letters, each with what belongs to it, such as accents and joined consonants. */
const breaking = (word: string, count: number): string =>
  word.length <= count
    ? word
    : [...letters.segment(word)]
        .map(({ segment }, i) => (i > 0 && i % count === 0 ? `\u200b${segment}` : segment))
        .join('')
/** Lets the words of a text break that stands in a column too narrow for long ones, such as that of initials. */
export const narrow = (text: string, count: number): string => text.replaceAll(/\S+/g, (word) => breaking(word, count))

/** Scripts without spaces, whose lines the typesetter breaks where the language allows it. */
const NO_SPACES =
  '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Bopo}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}'
/** Words that no column of text may have room for. Most break at a dash or a stroke by themselves. */
const LONG_WORDS = new RegExp(`[^\\s${NO_SPACES}]{32,}|[^\\s/\\p{Pd}${NO_SPACES}]{21,}`, 'gu')
/**
 * Makes a text printable: removes control and private-use characters and what is no character, replaces lone
 * surrogates, uses typographic apostrophes, and inserts break opportunities into long words.
 */
const printableText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .replaceAll(/[^\P{Cc}\n]|[\p{Co}\p{Noncharacter_Code_Point}\ufeff]/gu, '')
    .replaceAll(/(?<=\p{L})'/gu, '\u2019')
    .replaceAll(LONG_WORDS, (word) => breaking(word, 8))

/** A copy of the value in which all strings are printable. */
export function printable<T>(value: T): T
export function printable(value: unknown): unknown {
  if (typeof value === 'string') return printableText(value)
  if (Array.isArray(value)) return value.map((item: unknown) => printable(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]: [string, unknown]) => [key, printable(item)]))
}

/**
 * The day of a moment `yyyy-mm-ddT…` as year, month and day, which is how a template takes the date of its document.
 */
export function dayOf(moment: string): [year: number, month: number, day: number] {
  const [year = 1970, month = 1, day = 1] = moment.slice(0, 10).split('-').map(Number)
  return [year, month, day]
}
