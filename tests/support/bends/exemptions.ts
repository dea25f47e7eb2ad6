import type { Place } from './bent-host.ts'
import { leavesOf } from './json-paths.ts'

// What of an outcome may be another where a value is bent, beside what derives from the value.

const VIEWER = 'GET users/user'
/** What says which record it is, whose it is, and what the viewer may do: with another value it is another record. */
const IDENTITY = /^(?:uuid|client|solicitor|client_uuid|user_uuid|care_case|children_clients)$/
/** A list of rows that cannot be read is said to be one: it must not look empty. */
const LISTS_OF_ROWS = /^(?:instances|time_recordings)$/
/** What decides whether anything may be changed. */
const DECIDES = /^(?:stage|area_of_work|hearing_disbursement|procedural_step_disbursement)$/
/** What goes back to the host with a change of another part of it. */
const SENT_BACK = /^(?:uploaded_files|exceptional)$/
const LISTS_SENT_BACK = /^GET (?:clients?\/[^/]+\/(?:sites|fee-earner)|client\/case\/[^/]+\/tr_enhancement)$/
/** The places that say by null that they are empty, which is believed: nothing in them is kept. */
const EMPTY_BY_NULL = /^(?:uploaded_files|children)$/
/** What rows come to says how many of them have no price. */
const COST = /^total_/
const SUMS = /\.sums\.(?:unpriced|net|vat)$/
const UUID_LENGTH = 36

const lastOf = ({ path }: Place): string => String(path.at(-1))
const isIn = ({ path }: Place, keys: RegExp): boolean => path.some((key) => keys.test(String(key)))

/** Whether a value says who or whose something is. */
export const isIdentity = (place: Place): boolean => place.call === VIEWER || isIn(place, IDENTITY)

/** The uuids in some values. */
export const uuidsIn = (values: readonly unknown[]): Set<unknown> =>
  new Set(
    values
      .flatMap((value) => [...leavesOf(value).values()])
      .filter((leaf) => typeof leaf === 'string' && leaf.length === UUID_LENGTH),
  )

/**
 * Whether an operation may fail, because it is about another record then, or what it would send back cannot be read.
 * `its` are the uuids of the records that a change is about; undefined for a reading.
 */
export function mayFail(place: Place, value: unknown, its: ReadonlySet<unknown> | undefined): boolean {
  if (isIdentity(place) || LISTS_OF_ROWS.test(lastOf(place))) return true
  if (!its) return false
  const holdsItsRecord = [...leavesOf(value).values()].some((leaf) => its.has(leaf))
  return holdsItsRecord || isIn(place, DECIDES) || isIn(place, SENT_BACK) || LISTS_SENT_BACK.test(place.call)
}
/** Whether what was in a place is no longer there to the host itself. A list without a row is a list. */
export const isEmptied = (place: Place, bent: unknown): boolean =>
  bent === undefined ? typeof place.path.at(-1) === 'number' : bent === null && EMPTY_BY_NULL.test(lastOf(place))
/** Whether a leaf of the answer follows from a price that is not there. */
export const isSum = (place: Place, at: string): boolean => COST.test(lastOf(place)) && SUMS.test(at)
