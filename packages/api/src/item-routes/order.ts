import type { Fields } from '@costdraft/schema/field.ts'
import { dateFieldOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { sql, type RawBuilder } from 'kysely'
import { ValidationError } from '../errors/errors.ts'

/**
 * The end of a page: the date of its last row, where its kind has one, and the number by which rows are counted as they
 * are entered.
 */
export interface ItemCursor {
  date: string | null
  seq: number
}

/** Rows without a date come last, as the database sorts them; a comparison of rows needs a date for that. */
const sortable = (date: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce(${date}, 'infinity'::date)`

/**
 * The expression that rows of a kind are listed by, before the order of entry; undefined for a kind without a date.
 * `detail` is its detail table.
 */
export function dateKey(kind: AnyKind): RawBuilder<unknown> | undefined {
  const field = dateFieldOf(kind)
  if (!field) return undefined
  const date = sql`detail.${sql.ref(snakeName(field))}`
  return (kind.fields as Fields)[field]?.isAlwaysRequired ? date : sortable(date)
}

/**
 * The condition on rows after a cursor, by the expression of their date, if they have one, and that of their number.
 */
export const isAfter = (
  { date, seq }: ItemCursor,
  key: RawBuilder<unknown> | undefined,
  number: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  key ? sql`(${key}, ${number}) > (${sortable(sql`${date}::date`)}, ${seq})` : sql`${number} > ${seq}`

const NOT_A_PLACE = 'This is not a place in the list.'
const isDate = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** The place of a row in the list of a kind, as opaque text: base64url of JSON. */
export function encodeItemCursor(kind: AnyKind, row: Readonly<Record<string, unknown>>): string {
  const field = dateFieldOf(kind)
  const place = field ? [row[snakeName(field)] ?? null, row.seq] : [row.seq]
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/**
 * Reads a cursor of the list of a kind; undefined where none was sent. Throws 422 for anything else, such as a cursor
 * of another list.
 */
export function decodeItemCursor(kind: AnyKind, after: unknown): ItemCursor | undefined {
  if (typeof after !== 'string' || after === '') return undefined
  try {
    const place = JSON.parse(Buffer.from(after, 'base64url').toString()) as unknown[]
    const isDated = dateFieldOf(kind) !== undefined
    const [date, seq] = isDated ? place : [null, ...place]
    if (
      place.length === (isDated ? 2 : 1) &&
      (date === null || isDate(date)) &&
      typeof seq === 'number' &&
      Number.isSafeInteger(seq)
    )
      return { date: date as string | null, seq }
  } catch {
    /* refused below */
  }
  throw new ValidationError({ after: NOT_A_PLACE })
}
