import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { HttpError } from '../../errors/errors.ts'
import type { Handlers } from '../../jobs/jobs.ts'
import type { LedgerFile } from '../ledger-grid.ts'
import { readLedger } from '../read-ledger.ts'

/** The kind of job that reads a ledger; its key is the uuid of the row. */
export const READING_JOB = 'read_ledger'

/** What became of a file: its rows, why it is refused, or that it could not be read for reasons of our own. */
export type ReadingAnswer =
  | { file: LedgerFile }
  | { refused: Pick<HttpError, 'status' | 'message' | 'details'> }
  | { failed: true }

/** Job handlers: read the ledgers that API processes were sent, each in a child process with limits. */
export const readingHandlers = (db: Kysely<Tables>): Handlers => {
  const answer = async (uuid: string, said: ReadingAnswer, on: Kysely<Tables> = db): Promise<void> => {
    await on
      .updateTable('ledger_reading')
      .set({ answer: JSON.stringify(said) })
      .where('uuid', '=', uuid)
      .execute()
  }
  return {
    [READING_JOB]: {
      work: async ({ key }, signal) => {
        const asked = await db
          .selectFrom('ledger_reading')
          .select(['bytes', 'sheet'])
          .where('uuid', '=', key)
          .executeTakeFirst()
        // Whoever asked has gone.
        if (!asked) return
        const said = await readLedger(asked.bytes, { sheet: asked.sheet, signal }).then(
          (file): ReadingAnswer => ({ file }),
          (error: unknown): ReadingAnswer => {
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

/** In milliseconds: whoever asked has gone long before. */
const KEPT = 3_600_000

/** Deletes what an API process left that was killed while it waited. */
export async function sweepReadings(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('ledger_reading')
    .where('asked_at', '<=', new Date(now.getTime() - KEPT).toISOString())
    .execute()
}
