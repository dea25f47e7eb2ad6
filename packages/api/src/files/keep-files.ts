import type { Log } from '../errors/log.ts'
import { countFiles, dailyCount } from './count-files.ts'
import { fileStoreOf, type FileStore } from './file-store.ts'
import { pairAtStart, type Sides } from './pair-store.ts'
import { mismatchNote } from './pairing.ts'
import { storeFolder } from './store-folder.ts'
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

/** Opens the file store in a data folder, and pairs it with the database where that is plain. */
export async function keepFiles(
  database: Sides['database'],
  dataDir: string,
  log: Log,
  now: () => Date,
): Promise<KeptFiles> {
  const sides: Sides = { database, folder: storeFolder(dataDir) }
  const mismatch = await pairAtStart(sides)
  const problem = mismatch && mismatchNote(mismatch, sides.folder.path)
  if (problem) log.warn({ problem: 'other_file_store' }, problem)
  const counts = dailyCount(async () => {
    const count = await countFiles(database.db, sides.folder)
    if (count.missing > 0) log.warn(count, 'rows name files that are not in the file store')
    return count
  }, now)
  const logged = (work: Promise<void>, message: string): Promise<void> =>
    work.catch((error: unknown) => log.error({ err: error }, message))
  const count = (): Promise<void> => logged(counts.ifDue(), 'file count')
  return {
    store: fileStoreOf(sides, counts.last),
    problem,
    tend: async () => {
      await logged(sweepFiles(sides, now()), 'file sweep')
      await count()
    },
    count,
  }
}
