import type { Log } from '../errors/log.ts'
import { countFiles, dailyCount, type DailyCount, type FileCount } from './count-files.ts'
import { fileStoreOf, type FileStore } from './file-store.ts'
import { measuredStore } from './measured-store.ts'
import { recordCount } from './recorded-count.ts'
import { currentPairing, isPairedOnce, pairAtStart, type Sides } from './pair-store.ts'
import { mismatchNote } from './pairing.ts'
import type { OpenedStore } from './store.ts'
import { sweepFiles } from './sweep-files.ts'

/** The file store of a running API, with what has to be done for it from time to time. */
export interface KeptFiles {
  store: FileStore
  /** Why no file can be stored and what to do about it, in one line; undefined if all is well. */
  problem: string | undefined
  /** Sweeps, and counts once a day. Errors are logged. */
  tend: () => Promise<void>
  /** Counts, unless that was done within a day. Errors are logged. */
  count: () => Promise<void>
}

/**
 * Pairs store and database at a start. Returns why no file can be stored. Throws if the store does not answer and the
 * database has never had one: then it is the settings that are wrong, and not the store that is away.
 */
async function pairOpened(sides: Sides, away: string | undefined, log: Log): Promise<string | undefined> {
  if (away !== undefined) {
    if (!(await isPairedOnce(sides.database.db))) throw new Error(away)
    log.warn({ problem: 'file_store' }, away)
    return away
  }
  const mismatch = await pairAtStart(sides)
  const problem = mismatch && mismatchNote(mismatch, sides.store.place)
  if (problem) log.warn({ problem: 'other_file_store' }, problem)
  return problem
}

/** Pairs an opened file store with the database where that is plain. */
export async function keepFiles(
  database: Sides['database'],
  { store, problem: away }: OpenedStore,
  log: Log,
  now: () => Date,
): Promise<KeptFiles> {
  const sides: Sides = { database, store }
  const problem = await pairOpened(sides, away, log)
  /** Of a store that is not its own the database keeps nothing: the processes with the right one say theirs. */
  const record = async (count?: FileCount): Promise<void> => {
    if ((await currentPairing(sides)) === 'paired') await recordCount(database.db, count)
  }
  const counts: DailyCount = dailyCount(async () => {
    // What was counted before this start may be of another store.
    if (!counts.last()) await record()
    const count = await countFiles(database.db, store)
    await record(count)
    if (count.missing > 0) log.warn(count, 'rows name files that are not in the file store')
    return count
  }, now)
  const logged = (work: Promise<void>, message: string): Promise<void> =>
    work.catch((error: unknown) => log.error({ err: error }, message))
  const count = (): Promise<void> => logged(counts.ifDue(), 'file count')
  return {
    store: measuredStore(fileStoreOf(sides, counts.last)),
    problem,
    tend: async () => {
      await logged(sweepFiles(sides, now()), 'file sweep')
      await count()
    },
    count,
  }
}
