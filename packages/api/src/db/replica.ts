import type { Kysely, Transaction } from 'kysely'
import { DatabaseUnavailable, outageOf } from './outages.ts'
import { placeReader, readPrimary, readReplica } from './read-positions.ts'
import { createPositions, type KnownPosition, type ReplicaProblem } from './replica-positions.ts'
import { onReplica, type Reader } from './replica-transaction.ts'
import type { Tables } from './tables.ts'

type Db = Kysely<Tables>

/** A replica of the database, from which lists are read. */
export interface Replica {
  /** What it has now; undefined while it cannot be used. */
  known: () => KnownPosition | undefined
  /**
   * Runs work in a read-only transaction of one snapshot. Throws `NotOnReplica` where the snapshot lacks something that
   * was written, and whatever the database or the work throws.
   */
  read: <T>(known: KnownPosition, reader: Reader, work: (tx: Transaction<Tables>) => Promise<T>) => Promise<T>
  /** Why it cannot be used, and what to do about it, in one line; undefined while it can. */
  problem: () => string | undefined
  /** How many requests that may read from it were answered by it, and how many by the primary. */
  readonly answered: { replica: number; primary: number }
  /** Asks both databases now instead of at the next second. */
  look: () => Promise<void>
  close: () => Promise<void>
}

/** In milliseconds. */
export interface ReplicaTimes {
  /** How often both databases are asked where they are. */
  interval: number
  /** How long each answer to that may take. */
  patience: number
  /** How long a request may be read from the replica, and how long it is left alone after it was slow several times. */
  longestRead: number
  rest: number
  /** How long ago that may be which the replica is known to have. */
  furthestBehind: number
}
const TIMES: ReplicaTimes = {
  interval: 1_000,
  patience: 2_000,
  longestRead: 4_000,
  rest: 30_000,
  furthestBehind: 60_000,
}
/** After how many reads in succession that took too long the replica is left alone. */
const SLOW_READS = 3

const USED_AGAIN = 'The read replica (DATABASE_READ_URL) is used again.'
const PRIMARY_ANSWERS = 'Until then the primary answers everything.'
const OTHER_DATABASE =
  'The database of DATABASE_READ_URL is no replica of the one of DATABASE_URL. Name a streaming replica of it, or leave DATABASE_READ_URL out.'
const OTHER_USER = 'DATABASE_READ_URL must name the same database user as DATABASE_URL, so that the same rows are seen.'
const SENTENCES: Readonly<Record<ReplicaProblem, string>> = {
  unreachable: `The read replica (DATABASE_READ_URL) cannot be reached. It is used again once it is back. ${PRIMARY_ANSWERS}`,
  slow: `The read replica (DATABASE_READ_URL) takes too long to answer. It is tried again. ${PRIMARY_ANSWERS}`,
  behind: `The read replica (DATABASE_READ_URL) has not followed its primary for a while. Look whether it receives and applies the log. ${PRIMARY_ANSWERS}`,
  promoted: `The database of DATABASE_READ_URL is no replica: it takes writes itself. Name a replica of DATABASE_URL, or leave DATABASE_READ_URL out. ${PRIMARY_ANSWERS}`,
  other_database: `${OTHER_DATABASE} ${PRIMARY_ANSWERS}`,
  other_user: `${OTHER_USER} ${PRIMARY_ANSWERS}`,
}
/** With these no start is made: the variable is wrong. */
const REFUSED: Partial<Record<ReplicaProblem, string>> = { other_database: OTHER_DATABASE, other_user: OTHER_USER }

class TooSlow extends Error {
  override name = 'TooSlow'
}

/** Rejects with `TooSlow` where work takes longer than some milliseconds. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooSlow()), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

interface ReplicaOptions {
  /** Connections that are kept for asking where the databases are. */
  primary: { kept: Db }
  replica: { db: Db; kept: Db; close: () => Promise<void> }
  /** Tells a line of what is wrong, once. */
  warn: (line: string) => void
  times?: Partial<ReplicaTimes> | undefined
  now?: () => number
}

/** What is known of a replica, and what is wrong with it, as it was found last. */
function createState({ furthestBehind, rest }: ReplicaTimes, warn: ReplicaOptions['warn'], now: () => number) {
  const positions = createPositions(furthestBehind)
  let problem: ReplicaProblem | undefined
  let slowReads = 0
  let restsUntil = 0
  const say = (found: ReplicaProblem | undefined): void => {
    if (found !== undefined && found !== problem) warn(SENTENCES[found])
    if (found === undefined && problem !== undefined) warn(USED_AGAIN)
    problem = found
  }
  const isResting = (): boolean => now() < restsUntil
  return {
    positions,
    problem: () => problem,
    known: () => (isResting() ? undefined : positions.known(now())),
    /** Takes what was found when both databases were asked. */
    found: (found: ReplicaProblem | undefined): void => {
      // One that was away is used again when it is known what it has.
      if (found === undefined && problem !== undefined && !positions.known(now())) return
      say(found ?? (isResting() ? 'slow' : undefined))
    },
    wasSlow: (isSlow: boolean): void => {
      slowReads = isSlow ? slowReads + 1 : 0
      if (slowReads < SLOW_READS) return
      slowReads = 0
      restsUntil = now() + rest
      say('slow')
    },
  }
}

/** Makes the function that asks both databases where they are. Why the replica cannot be used is told to `state`. */
function createLook(
  { primary, replica }: Pick<ReplicaOptions, 'primary' | 'replica'>,
  { patience }: ReplicaTimes,
  { positions, found }: Pick<ReturnType<typeof createState>, 'positions' | 'found'>,
  now: () => number,
): () => Promise<void> {
  const [placeOfPrimary, placeOfReplica] = [placeReader(), placeReader()]
  return async () => {
    try {
      const position = await within(patience, readPrimary(primary.kept, placeOfPrimary, now()))
      try {
        found(positions.compare(position, await within(patience, readReplica(replica.kept, placeOfReplica))))
      } catch (error) {
        positions.forget()
        found(error instanceof TooSlow ? 'slow' : 'unreachable')
      }
    } catch {
      // The primary is away, which is a problem of its own.
    }
  }
}

/** Runs work at an interval, in milliseconds, never twice at once. Answers how to stop, which waits for its end. */
function repeat(interval: number, work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work().finally(() => {
      running = undefined
    })
  }, interval)
  return async () => {
    clearInterval(timer)
    await running
  }
}

/**
 * Follows a replica until it is closed. Throws one sentence if its database is another one; a replica that cannot be
 * reached is used as soon as it can.
 */
export async function followReplica({
  warn,
  times: given,
  now = Date.now,
  ...databases
}: ReplicaOptions): Promise<Replica> {
  const times = { ...TIMES, ...given }
  const state = createState(times, warn, now)
  const look = createLook(databases, times, state, now)
  await look()
  const problem = state.problem()
  const refused = problem && REFUSED[problem]
  if (refused) throw new Error(refused)
  // What it has is known when it has been asked twice.
  await look()
  const stop = repeat(times.interval, look)
  return {
    known: state.known,
    read: async (known, reader, work) => {
      try {
        const longest = times.longestRead
        const result = await within(longest, onReplica(databases.replica.db, known, { ...reader, longest }, work))
        state.wasSlow(false)
        return result
      } catch (error) {
        // Recovery may have ended this connection alone.
        if (error instanceof DatabaseUnavailable) void look()
        else if (error instanceof TooSlow || outageOf(error) === 'timeout') state.wasSlow(true)
        throw error
      }
    },
    problem: () => {
      const found = state.problem()
      return found && SENTENCES[found]
    },
    answered: { replica: 0, primary: 0 },
    look,
    close: async () => {
      await stop()
      await databases.replica.close()
    },
  }
}
