/** The database cannot be reached, or the connection to it was lost. `cause` is the original error. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/**
 * An error that the database answered with, rather than one of the connection. The embedded database has a class of its
 * own for them.
 */
export const isDatabaseError = (error: unknown): error is Error & { code: string; severity: string } =>
  error instanceof Error && 'severity' in error && 'code' in error && typeof error.code === 'string'

export const databaseUnavailable = (cause: unknown): DatabaseUnavailable =>
  new DatabaseUnavailable(`The database cannot be reached: ${messageOf(cause)}`, { cause })

/** An `AggregateError`, as of a host name with several addresses, has no message of its own. */
const messageOf = (error: unknown): string => {
  if (error instanceof AggregateError && !error.message) return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

export type Outage = 'unavailable' | 'conflict' | 'timeout' | 'full'

/** SQLSTATE classes and codes of errors that are not the request's fault. */
const SQLSTATES: readonly [prefix: string, outage: Outage][] = [
  ['08', 'unavailable'], // connection exceptions
  ['57P', 'unavailable'], // the server is stopping or starting
  ['53100', 'full'], // disk full
  ['53', 'unavailable'], // out of memory, too many connections
  ['25006', 'unavailable'], // a standby that takes no writes
  ['28', 'unavailable'], // the database user is refused
  ['3D', 'unavailable'], // the database is gone
  ['57014', 'timeout'], // statement_timeout
  ['55P03', 'conflict'], // lock_timeout
  ['40', 'conflict'], // deadlock, serialization failure
]
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT'])
const TOO_MANY_FILES = new Set(['EMFILE', 'ENFILE'])

/** What kind of outage of the database or of the disk an error tells of; undefined for any other error. */
export function outageOf(error: unknown): Outage | undefined {
  if (error instanceof DatabaseUnavailable) return 'unavailable'
  if (isDatabaseError(error)) return SQLSTATES.find(([prefix]) => error.code.startsWith(prefix))?.[1]
  const { code } = (error ?? {}) as { code?: unknown }
  if (typeof code !== 'string') return undefined
  if (DISK_FULL.has(code)) return 'full'
  return TOO_MANY_FILES.has(code) ? 'unavailable' : undefined
}

/**
 * SQLSTATEs of values that have no place in their type: numbers out of range, dates, and text that is no uuid or cannot
 * be stored.
 */
const UNREADABLE_VALUES = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05'])

/**
 * Whether the database refused a value of the request. Routes check values before; this is for what one of them has
 * missed.
 */
export const isUnreadableValue = (error: unknown): boolean =>
  isDatabaseError(error) && UNREADABLE_VALUES.has(error.code)
