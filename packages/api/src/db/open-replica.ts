import { openDatabase, type Database } from './db.ts'
import { followReplica, type ReplicaTimes } from './replica.ts'

type Options = Parameters<typeof openDatabase>[0] & {
  /** The connection string of the replica; without one the database is as it was. */
  databaseReadUrl: string | undefined
  /** Tells a line of what is wrong with the replica, once. */
  warn: (line: string) => void
  times?: Partial<ReplicaTimes> | undefined
}

/**
 * A database with the replica of it that is configured, which has a pool of its own of the same size. Closing the
 * database closes it. Throws one sentence if it is no replica of this database.
 */
export async function withReplica(
  database: Database,
  { databaseReadUrl, warn, times, ...options }: Options,
): Promise<Database> {
  if (databaseReadUrl === undefined) return database
  const opened = await openDatabase({ ...options, databaseUrl: databaseReadUrl, isReplica: true })
  try {
    const replica = await followReplica({ primary: database, replica: opened, warn, times })
    return {
      ...database,
      replica,
      close: async () => {
        await replica.close()
        await database.close()
      },
    }
  } catch (error) {
    await opened.close()
    throw error
  }
}
