import { readingKey } from '@costdraft/schema/text/reading-order.ts'
import { IsoDate } from '@costdraft/schema/structs.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { ValidationError } from '../errors/errors.ts'

const DEFAULT_PAGE = 50
const MAX_PAGE = 200
type Query = Readonly<Record<string, unknown>>

/** The parameters of a list that is paged. */
export const PAGE_PARAMETERS = ['first', 'after'] as const

/** The end of a page: the sort key and uuid of its last row. */
export interface Cursor {
  at: string
  uuid: string
}

const MAX_TEXT = 200
const MAX_LONG_TEXT = 1_000
const MAX_LIST = 20_000
/**
 * A parameter as text of at most `max` characters; empty if absent. Throws 422 for a longer one, a repeated one, and
 * NUL, which the database cannot compare.
 */
function param(query: Query, name: string, max: number): string {
  const value = query[name] ?? ''
  if (typeof value !== 'string') throw new ValidationError({ [name]: 'Send this once.' })
  if (value.length > max) throw new ValidationError({ [name]: `Enter at most ${max} characters.` })
  if (value.includes('\0') || !value.isWellFormed())
    throw new ValidationError({ [name]: 'This holds a character that cannot be searched for.' })
  return value
}
/** A text parameter, trimmed; empty if absent. Throws 422 above 200 characters. */
export const textParam = (query: Query, name: string): string => param(query, name, MAX_TEXT).trim()
/** The same up to 1,000 characters. */
export const longTextParam = (query: Query, name: string): string => param(query, name, MAX_LONG_TEXT).trim()
/** A whole number; undefined if absent. Throws 422 for one outside the range, and for anything else. */
export function wholeNumberParam(
  query: Query,
  name: string,
  { min, max }: { min: number; max: number },
): number | undefined {
  const text = param(query, name, MAX_TEXT)
  if (text === '') return undefined
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new ValidationError({ [name]: `Enter a number from ${min} to ${max}.` })
  return value
}
/** The values of a comma-separated parameter; none if absent. */
export const listParam = (query: Query, name: string): string[] => {
  const value = param(query, name, MAX_LIST)
  return value === '' ? [] : value.split(',')
}
/** A comma-separated query parameter whose values must come from a list; throws 422 for any other. */
export function enumParam<T extends string>(query: Query, name: string, from: readonly T[]): T[] {
  const given = listParam(query, name)
  if (given.some((value) => !from.includes(value as T)))
    throw new ValidationError({ [name]: `Choose from ${from.join(', ')}.` })
  return given as T[]
}
/** A day, `yyyy-mm-dd`; undefined if absent. Throws 422 for anything else. */
export function dayParam(query: Query, name: string): string | undefined {
  const day = param(query, name, MAX_TEXT)
  if (day === '') return undefined
  if (!IsoDate.is(day)) throw new ValidationError({ [name]: 'Enter a date as yyyy-mm-dd.' })
  return day
}
/** An `ilike` pattern that matches values containing the text. */
export const containsPattern = (search: string): string => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** What is said of a cursor that is none. */
export const NOT_A_PLACE = 'This is not a place in the list.'

/** What a cursor of the order in which a person reads holds beside place and uuid. Older ones hold nothing. */
const READING = 'reading'

function readCursor(query: Query): (Cursor & { isOld: boolean }) | undefined {
  if (typeof query.after !== 'string' || query.after === '') return undefined
  try {
    const [at, uuid, order] = JSON.parse(Buffer.from(query.after, 'base64url').toString()) as unknown[]
    if (typeof at === 'string' && typeof uuid === 'string' && isUuid(uuid))
      return { at, uuid, isOld: order !== READING }
  } catch {
    /* handled below */
  }
  throw new ValidationError({ after: NOT_A_PLACE })
}
/** Decodes the parameter `after`; undefined if absent. Throws 422 if it is not a cursor. */
export const cursorParam = (query: Query): Cursor | undefined => readCursor(query)
/**
 * The same of a list in the order in which a person reads: a cursor of an earlier version holds the text itself, in
 * small letters, and its place is where that text stands now.
 */
export function readingCursor(query: Query): Cursor | undefined {
  const cursor = readCursor(query)
  return cursor?.isOld ? { ...cursor, at: readingKey(cursor.at) } : cursor
}
/** The opaque cursor for the last row of a page; null for an empty page. */
export const encodeCursor = (last: { sort_key: string; uuid: string } | undefined): string | null =>
  last ? Buffer.from(JSON.stringify([last.sort_key, last.uuid, READING])).toString('base64url') : null

/** The page size, from the parameter `first`: `size` unless said. Throws 422 outside 1 to `max`. */
export function firstParam(query: Query, { size, max }: { size: number; max: number }): number {
  const first = Number(query.first ?? size)
  if (!Number.isInteger(first) || first < 1 || first > max) throw new ValidationError({ first: `Ask for 1 to ${max}.` })
  return first
}
/** The page size of most lists: 50 by default, at most 200. */
export const pageSize = (query: Query): number => firstParam(query, { size: DEFAULT_PAGE, max: MAX_PAGE })
export const isPaged = (query: Query): boolean => query.first !== undefined || query.after !== undefined

/**
 * A page of a list that is counted: its size, from the parameter `first` (`size` unless said, at most `max`), and the
 * number that `after` holds (`start` unless said). Throws 422 for any other.
 */
export function numberedPage(
  query: Query,
  { size, max, start = 0 }: { size: number; max: number; start?: number },
): { first: number; after: number } {
  const first = firstParam(query, { size, max })
  const after = Number(query.after || start)
  // Beyond these a database says that it is no whole number.
  if (!Number.isSafeInteger(after) || after < 0) throw new ValidationError({ after: NOT_A_PLACE })
  return { first, after }
}
