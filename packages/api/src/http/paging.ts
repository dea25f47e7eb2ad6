import { isUuid } from '../access/assert-client.ts'
import { Refused } from './errors.ts'

const PAGE = 50,
  MOST = 200
type Query = Readonly<Record<string, unknown>>

/** Where a page ended: the sort key of its last row, and its uuid. */
export interface Cursor {
  at: string
  uuid: string
}

export const textOf = (query: Query, name: string): string =>
  typeof query[name] === 'string' ? query[name].replaceAll('\0', '').trim().slice(0, 100) : ''
export const wordsOf = (query: Query, name: string): string[] =>
  typeof query[name] === 'string' && query[name] ? query[name].split(',') : []
/** A text for `ilike`, anywhere in what is searched. */
export const anywhere = (search: string): string => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

export function cursorOf(query: Query): Cursor | undefined {
  if (typeof query.after !== 'string' || query.after === '') return undefined
  try {
    const [at, uuid] = JSON.parse(Buffer.from(query.after, 'base64url').toString()) as unknown[]
    if (typeof at === 'string' && typeof uuid === 'string' && isUuid(uuid)) return { at, uuid }
  } catch {
    /* refused below */
  }
  throw new Refused({ after: 'This is not a place in the list.' })
}
export const cursorAt = (last: { sort_key: string; uuid: string } | undefined): string | null =>
  last ? Buffer.from(JSON.stringify([last.sort_key, last.uuid])).toString('base64url') : null

/** How many a page holds: 50 unless asked, at most 200. */
export function pageSize(query: Query): number {
  if (query.first === undefined) return PAGE
  const first = Number(query.first)
  if (!Number.isInteger(first) || first < 1 || first > MOST) throw new Refused({ first: `Ask for 1 to ${MOST}.` })
  return first
}
export const isPaged = (query: Query): boolean => query.first !== undefined || query.after !== undefined
