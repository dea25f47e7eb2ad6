import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { Handlers } from '../../jobs/jobs.ts'
import { askWorker } from '../../ledger/reading/read-in-worker.ts'
import { fileReadingHandlers } from '../../ledger/reading/reading-job.ts'
import { readWorkbookInput, workbookInput, type ReadWorkbook } from './read-workbook.ts'

/** The kind of job that reads a workbook back; its key is the uuid of the row with what the child process is given. */
const WORKBOOK_JOB = 'read_workbook'

/** Has workbooks read by a worker, as `askWorker` does. */
export const readWorkbookInWorker =
  (db: Kysely<Tables>): ReadWorkbook =>
  (asked, signal) =>
    askWorker(db, { kind: WORKBOOK_JOB, bytes: workbookInput(asked), signal })

/** Job handlers: read the workbooks that API processes were sent. */
export const workbookHandlers = (db: Kysely<Tables>): Handlers =>
  fileReadingHandlers(db, WORKBOOK_JOB, ({ bytes }, signal) => readWorkbookInput(bytes, signal))
