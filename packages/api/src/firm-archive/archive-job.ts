import { ARCHIVE_DAYS, KEPT_ARCHIVES } from '@costdraft/schema/firm-archive/firm-archive.ts'
import { sql, type Kysely } from 'kysely'
import { withoutViewer } from '../access/viewer-transaction.ts'
import { audit } from '../audit/audit.ts'
import { priceClient } from '../bills/price-cases.ts'
import type { Tables } from '../db/tables.ts'
import type { Log } from '../errors/log.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Items } from '../items/registry.ts'
import { PermanentJobError, reportProgress, type Handlers, type Job } from '../jobs/jobs.ts'
import { storageFailureSaid } from '../outputs/store-documents.ts'
import { ARCHIVE_JOB, archiveSubject } from './archive-rows.ts'
import { makeArchive, type MadeArchive } from './make-archive.ts'

/** In milliseconds. */
const DAY = 86_400_000
const DELETED = 'The export was deleted before it was made.'

/** Throws PermanentJobError where nobody waits for the archive of a job any more. */
async function firmOf(db: Kysely<Tables>, { key }: Pick<Job, 'key'>): Promise<string> {
  const row = await db
    .selectFrom('firm_archive')
    .select('client_uuid')
    .where('uuid', '=', key)
    .where('made_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new PermanentJobError(DELETED)
  return row.client_uuid
}

/** The files of the archives of a firm that are more than it keeps, whose rows are deleted. */
async function forgetOldest(tx: Kysely<Tables>, firm: string): Promise<string[]> {
  const { rows } = await sql<{ file_uuid: string }>`
    delete from firm_archive where uuid in (
      select uuid from firm_archive where client_uuid = ${firm} and made_at is not null
      order by made_at desc, uuid offset ${KEPT_ARCHIVES}) returning file_uuid`.execute(tx)
  return rows.map(({ file_uuid }) => file_uuid)
}

/** Keeps an archive that was made. Returns the files of those that go for it; its own if nobody waits for it. */
async function keep(tx: Kysely<Tables>, job: Job, { file, counts }: MadeArchive, now: Date): Promise<string[]> {
  const kept = await tx
    .updateTable('firm_archive')
    .set({
      ...{ file_uuid: file.uuid, size: file.size, sha256: file.sha256, counts: JSON.stringify(counts) },
      made_at: now.toISOString(),
      expires_at: new Date(now.getTime() + ARCHIVE_DAYS * DAY).toISOString(),
    })
    .where('uuid', '=', job.key)
    .where('made_at', 'is', null)
    .returning(['uuid', 'client_uuid', 'requested_by'])
    .executeTakeFirst()
  if (!kept) return [file.uuid]
  const after = { size: file.size, sha256: file.sha256, ...counts }
  await audit(withoutViewer(tx), archiveSubject(kept, kept.requested_by), 'generated', { after })
  return forgetOldest(tx, kept.client_uuid)
}

/**
 * Works out the totals of a firm for its sheet of cases, as they are else when somebody looks at a case. One that
 * cannot be worked out is left empty: it keeps nobody from their data.
 */
async function priceWhatCanBe(
  db: Kysely<Tables>,
  firm: string,
  { signal, log }: { signal: AbortSignal; log: Log },
): Promise<void> {
  try {
    await priceClient(db, firm, signal)
  } catch (error) {
    signal.throwIfAborted()
    log.error({ err: error }, 'totals of an archive')
  }
}

/** Job handlers: make the archive that a firm has asked for. A killed one is made from its beginning. */
export const archiveHandlers = (
  db: Kysely<Tables>,
  files: FileStore,
  { items, now, log }: { items: Items; now: () => Date; log: Log },
): Handlers => ({
  [ARCHIVE_JOB]: {
    work: async (job, signal) => {
      const firm = await firmOf(db, job)
      await storageFailureSaid(files.assertOwn())
      await priceWhatCanBe(db, firm, { signal, log })
      const made = await storageFailureSaid(
        makeArchive(firm, {
          ...{ db, files, items, now, signal },
          report: async (number, of) => {
            signal.throwIfAborted()
            await firmOf(db, job)
            await reportProgress(db, job, { made: number, of, name: null })
          },
        }),
      )
      try {
        const gone = await db.transaction().execute((tx) => keep(tx, job, made, now()))
        await files.discard(gone)
      } catch (error) {
        await files.discard([made.file.uuid])
        throw error
      }
    },
    failed: async (tx, job) => {
      await sql`update firm_archive set error = (select error from job where id = ${job.id})
        where uuid = ${job.key} and made_at is null`.execute(tx)
    },
  },
})

/**
 * Deletes archives past their time, with their files, and those that could not be made as long ago. No file of theirs
 * goes through the trash of the store.
 */
export async function sweepFirmArchives(db: Kysely<Tables>, files: FileStore, now: Date): Promise<void> {
  const { rows } = await sql<{ file_uuid: string | null }>`
    delete from firm_archive where expires_at <= ${now.toISOString()}::timestamptz
      or error is not null and requested_at <= ${new Date(now.getTime() - ARCHIVE_DAYS * DAY).toISOString()}::timestamptz
    returning file_uuid`.execute(db)
  await files.discard(rows.flatMap(({ file_uuid }) => file_uuid ?? []))
}
