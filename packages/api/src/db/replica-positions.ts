import { isSamePlace, type Place } from './place.ts'

/** How far the primary was at one moment. */
export interface PrimaryPosition {
  /** The number of `record_change` up to which no transaction under way can add one (docs/decisions/0070). */
  number: number
  /** The position in the log at which all of these are committed. */
  wal: bigint
  /** The history that the log belongs to: another one after a failover or a restore to an earlier time. */
  timeline: string
  place: Place
  /** The database user. */
  user: string
  /** In milliseconds. */
  at: number
}

/** How far a replica was at one moment. */
export interface ReplicaPosition {
  /** When the server was started, which tells one server from another behind the same address. */
  server: string
  /** Whether it takes no writes of its own. */
  isReplica: boolean
  /** The position in the log up to which it has applied what the primary wrote. */
  wal: bigint
  place: Place
  user: string
}

/** What the replica is known to have: all changes up to a number. */
export interface KnownPosition {
  number: number
  timeline: string
  server: string
}

/** Why a replica cannot be used. `behind`: it has not followed for the time that is allowed. */
export type ReplicaProblem = 'unreachable' | 'slow' | 'behind' | 'promoted' | 'other_database' | 'other_user'

/** A position in the log, as PostgreSQL writes it (`0/16B3748`), as a number. */
export function walOf(text: string): bigint {
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

/** How many positions of the primary are kept that the replica has not reached: two minutes of one a second. */
const MOST_WAITING = 120

/** Why a database cannot be read from as the replica of another one, wherever it is. */
function mismatchOf(primary: PrimaryPosition, replica: ReplicaPosition): ReplicaProblem | undefined {
  if (!isSamePlace(primary.place, replica.place)) return 'other_database'
  // Its rights would not be those of the primary.
  if (primary.user !== replica.user) return 'other_user'
  return replica.isReplica ? undefined : 'promoted'
}

/**
 * Compares where primary and replica are, time after time. A replica that has applied the log up to where the primary
 * once was has all that was committed then. `furthestBehind` is in milliseconds.
 */
export function createPositions(furthestBehind: number) {
  let waiting: PrimaryPosition[] = []
  let reached: PrimaryPosition | undefined
  let last: Pick<ReplicaPosition, 'server' | 'wal'> | undefined
  /** Since when the replica has been asked without being known to have anything. */
  let since: number | undefined

  const forget = (): void => {
    waiting = []
    reached = undefined
    since = undefined
  }
  const isBehind = (now: number): boolean => now - (reached?.at ?? since ?? now) > furthestBehind

  return {
    forget,
    /**
     * Takes a position of the primary and one of the replica that was read after it. Answers why the replica cannot be
     * used, if so.
     */
    compare: (primary: PrimaryPosition, replica: ReplicaPosition): ReplicaProblem | undefined => {
      const before = last
      last = replica
      const problem = mismatchOf(primary, replica)
      if (problem) {
        forget()
        return problem
      }
      // Also a replica that was started anew may stand behind where it was.
      const isKnownServer = before?.server === replica.server
      // One that has more than its primary follows another history. It stands still from now on.
      const isAhead = isKnownServer && before.wal > primary.wal
      if (!isKnownServer || isAhead || (waiting.at(-1) ?? reached)?.timeline !== primary.timeline) forget()
      since ??= primary.at
      if (!isKnownServer || isAhead) return undefined
      waiting = [...waiting, primary].slice(-MOST_WAITING)
      reached = waiting.findLast(({ wal }) => wal <= replica.wal) ?? reached
      waiting = waiting.filter(({ wal }) => wal > replica.wal)
      return isBehind(primary.at) ? 'behind' : undefined
    },
    /** What the replica has, at a time in milliseconds; undefined while that is not known, or too long ago. */
    known: (now: number): KnownPosition | undefined =>
      reached && last && !isBehind(now)
        ? { number: reached.number, timeline: reached.timeline, server: last.server }
        : undefined,
  }
}
