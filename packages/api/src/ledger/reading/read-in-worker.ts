import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { HttpError, Unavailable } from '../../errors/errors.ts'
import { enqueue } from '../../jobs/jobs.ts'
import type { ReadLedger } from '../read-ledger.ts'
import { READING_JOB, type ReadingAnswer } from './reading-job.ts'

/** In milliseconds: how often the answer is looked for, later less often: the more wait, the less each may ask. */
const [FIRST_LOOK, LAST_LOOK] = [100, 1_000]
const LESS_OFTEN = 1.2
/** In milliseconds: how long it is looked for. A killed worker's job is taken over after 20 s. */
const PATIENCE = 75_000
/** In seconds. */
const RETRY_AFTER = 60
const NOT_READ =
  'This file could not be read just now, because no worker took it. Try again in a minute; if it happens again, tell your administrator.'

/** A file that a worker is to read, by which kind of job. */
interface ToRead {
  kind: string
  bytes: Buffer
  sheet?: string | null
  signal?: AbortSignal | undefined
  patience?: number
}

/**
 * Has a file read by a worker, in another process and perhaps on another machine. Throws as the reading itself does,
 * and a 503 HttpError where no worker answers in time.
 */
export async function askWorker<T>(
  db: Kysely<Tables>,
  { kind, bytes, sheet = null, signal, patience = PATIENCE }: ToRead,
): Promise<T> {
  const uuid = randomUUID()
  const late = AbortSignal.timeout(patience)
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('ledger_reading').values({ uuid, sheet, bytes }).execute()
    await enqueue(tx, { kind, key: uuid })
  })
  try {
    return fileIn<T>(await answerTo<T>(db, uuid, signal ? AbortSignal.any([signal, late]) : late))
  } catch (error) {
    throw late.aborted && !signal?.aborted ? new Unavailable(NOT_READ, RETRY_AFTER) : error
  } finally {
    // What cannot be deleted now is swept.
    await forget(db, kind, uuid).catch(() => {})
  }
}

/** Has ledgers read by a worker, as `askWorker` does. */
export const readInWorker =
  (db: Kysely<Tables>, patience = PATIENCE): ReadLedger =>
  (bytes, { sheet = null, signal } = {}) =>
    askWorker(db, { kind: READING_JOB, bytes, sheet, signal, patience })

/** Waits for the answer. Rejects with the reason of the signal. */
async function answerTo<T>(db: Kysely<Tables>, uuid: string, signal: AbortSignal): Promise<ReadingAnswer<T>> {
  for (let look = FIRST_LOOK; ; look = Math.min(LAST_LOOK, look * LESS_OFTEN)) {
    const row = await db.selectFrom('ledger_reading').select('answer').where('uuid', '=', uuid).executeTakeFirst()
    if (row?.answer) return JSON.parse(row.answer) as ReadingAnswer<T>
    if (!row) throw new Error('the row of a file that is read is gone')
    await delay(look, undefined, { signal })
  }
}

function fileIn<T>(answer: ReadingAnswer<T>): T {
  if ('file' in answer) return answer.file
  if ('failed' in answer) throw new Error('no worker could read a file')
  const { status, message, details } = answer.refused
  throw new HttpError(status, message, details)
}

/** Deletes the file, which is nobody's but the person's who sent it, and its job. */
async function forget(db: Kysely<Tables>, kind: string, uuid: string): Promise<void> {
  await db.deleteFrom('ledger_reading').where('uuid', '=', uuid).execute()
  await db.deleteFrom('job').where('kind', '=', kind).where('key', '=', uuid).execute()
}
