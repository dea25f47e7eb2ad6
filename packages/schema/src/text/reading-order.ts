import { fold } from './folding.ts'

/** Letters that are read as two. */
const TWO: Readonly<Record<string, string>> = {
  Æ: 'ae',
  æ: 'ae',
  Œ: 'oe',
  œ: 'oe',
  ß: 'ss',
  ẞ: 'ss',
  Þ: 'th',
  þ: 'th',
}
const LENGTH = 200
const ZEROS = '0'.repeat(12)

/**
 * What a text is sorted by, so that lists stand as a person reads them: marks, capitals and apostrophes do not count,
 * and numbers stand by their value, up to twelve digits. Of a long text the first 200 characters count. The database
 * makes the same key (`reading_key`) and compares it by code points: sort keys with `compareKeys`.
 */
export function readingKey(text: string): string {
  const folded = fold(text.replaceAll(/[ÆæŒœßẞÞþ]/g, (char) => TWO[char] ?? char)).replaceAll("'", '')
  const key = folded.length <= LENGTH ? folded : [...folded].slice(0, LENGTH).join('')
  return key.replaceAll(/[0-9]+/g, `${ZEROS}$&`).replaceAll(/0*([0-9]{12,})/g, '$1')
}

/** The place of a code unit among code points: surrogates stand for those beyond all others. */
const rankOf = (unit: number): number => {
  if (unit < 0xd800) return unit
  return unit >= 0xe000 ? unit - 0x800 : unit + 0x2000
}

/** Compares two keys by their code points, as the database does. */
export function compareKeys(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i += 1) {
    const [x, y] = [a.charCodeAt(i), b.charCodeAt(i)]
    if (x !== y) return rankOf(x) - rankOf(y)
  }
  return a.length - b.length
}

/** Rows in reading order of a text of each; rows that are equal stay as they stand. */
export const inReadingOrder = <Row>(rows: readonly Row[], textOf: (row: Row) => string): Row[] =>
  rows
    .map((row) => ({ row, key: readingKey(textOf(row)) }))
    .toSorted((a, b) => compareKeys(a.key, b.key))
    .map(({ row }) => row)
