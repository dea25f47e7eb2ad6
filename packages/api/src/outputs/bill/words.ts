import type { Line, Pence } from '@costdraft/costing'

const MINUS = '\u2212'
const grouped = new Intl.NumberFormat('en-GB')

/** Whole pence as people write pounds: 1,234.56. */
export function money(pence: Pence): string {
  const whole = Math.abs(pence)
  return `${pence < 0 ? MINUS : ''}${grouped.format(Math.trunc(whole / 100))}.${String(whole % 100).padStart(2, '0')}`
}

/** Money in a sentence. */
export const pounds = (pence: Pence): string => `£${money(pence)}`

/** Hundredths of an hour as hours and minutes. */
export function clock(hundredths: number): string {
  const minutes = Math.round(hundredths * 0.6)
  return `${grouped.format(Math.trunc(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`
}

/** A date in a table: 14/01/2025. */
export const shortDate = (iso: string | null): string =>
  iso ? iso.slice(0, 10).split('-').toReversed().join('/') : '–'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
/** A date in a sentence: 14 January 2025. */
export function longDate(iso: string): string {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-')
  return `${Number(day)} ${months[Number(month) - 1] ?? month} ${year}`
}

/** A blank line parts paragraphs; a single one is kept. */
export const paragraphsOf = (text: string | null): string[] =>
  (text ?? '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${grouped.format(count)} ${count === 1 ? one : many}`

/** The number of an instrument stays with its letters. */
export const instrumentOf = (text: string): string => text.replaceAll(/\bSI (?=\d)/g, 'SI\u00a0')

/** An authority in a schedule's note; the dagger is explained in the summary. */
export const cited = ({ table, from, provisional }: NonNullable<Line['under']>): string =>
  `${table}${provisional ? '†' : ''} in the edition from ${longDate(from)}`

/** What a quantity says beside its rate. */
export function quantityOf({ quantity, unit }: Line): string {
  if (unit === 'hours') return clock(quantity)
  if (unit === 'percent') return `${quantity}%`
  if (unit === 'fee') return ''
  return plural(quantity, unit.slice(0, -1), unit)
}

/** Only what the fonts can show: no control characters, no halves of a pair, nothing of private use; after a letter the printer's apostrophe; and a word too long for its column may break. */
const shown = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .replaceAll(/[^\P{Cc}\n]|[\p{Co}\ufeff]/gu, '')
    .replaceAll(/(?<=\p{L})'/gu, '\u2019')
    .replaceAll(/\S{32,}/gu, (word) => word.replaceAll(/.{8}/gu, '$&\u200b'))

/** The same value with every text of it cleaned for print. */
export function cleaned<T>(value: T): T
export function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return shown(value)
  if (Array.isArray(value)) return value.map((item: unknown) => cleaned(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]: [string, unknown]) => [key, cleaned(item)]))
}
