import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { HttpError } from '../../errors/errors.ts'
import type { Handlers } from '../../jobs/jobs.ts'
import type { LedgerFile } from '../ledger-grid.ts'
import { readLedger } from '../read-ledger.ts'

/** The kind of job that reads a ledger; its key is the uuid of the row. */
export const READING_JOB = 'read_ledger'

/** What became of a file: what it says, why it is refused, or that it could not be read for reasons of our own. */
export type ReadingAnswer<T = LedgerFile> =
  | { file: T }
  | { refused: Pick<HttpError, 'status' | 'message' | 'details'> }
  | { failed: true }

/** A file as a job finds it. */
interface AskedReading {
  bytes: Buffer
  sheet: string | null
}

/** Job handlers of one kind: they read the files that API processes were sent, and answer what they say. */
export const fileReadingHandlers = <T>(
  db: Kysely<Tables>,
  kind: string,
  read: (asked: AskedReading, signal: AbortSignal) => Promise<T>,
): Handlers => {
  const answer = async (uuid: string, said: ReadingAnswer<T>, on: Kysely<Tables> = db): Promise<void> => {
    await on
      .updateTable('ledger_reading')
      .set({ answer: JSON.stringify(said) })
      .where('uuid', '=', uuid)
      .execute()
  }
  return {
    [kind]: {
      work: async ({ key }, signal) => {
        const asked = await db
          .selectFrom('ledger_reading')
          .select(['bytes', 'sheet'])
          .where('uuid', '=', key)
          .executeTakeFirst()
        // Whoever asked has gone.
        if (!asked) return
        const said = await read(asked, signal).then(
          (file): ReadingAnswer<T> => ({ file }),
          (error: unknown): ReadingAnswer<T> => {
            if (!(error instanceof HttpError)) throw error
            return { refused: { status: error.status, message: error.message, details: error.details } }
          },
        )
        await answer(key, said)
      },
      failed: (tx, { key }) => answer(key, { failed: true }, tx),
    },
  }
}

/** Job handlers: read the ledgers that API processes were sent, each in a child process with limits. */
export const readingHandlers = (db: Kysely<Tables>): Handlers =>
  fileReadingHandlers(db, READING_JOB, ({ bytes, sheet }, signal) => readLedger(bytes, { sheet, signal }))

/** In milliseconds: whoever asked has gone long before. */
const KEPT = 3_600_000

/** Deletes what an API process left that was killed while it waited. */
export async function sweepReadings(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('ledger_reading')
    .where('asked_at', '<=', new Date(now.getTime() - KEPT).toISOString())
    .execute()
}
