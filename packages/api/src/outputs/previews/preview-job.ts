import type { Kysely } from 'kysely'
import type { Tx } from '../../access/as-viewer.ts'
import { withoutViewer } from '../../access/viewer-transaction.ts'
import { caseRow, type CaseRow } from '../../cases/case-rows.ts'
import type { Tables } from '../../db/tables.ts'
import type { FileStore } from '../../files/file-store.ts'
import { PermanentJobError, type Handlers, type Job } from '../../jobs/jobs.ts'
import { makeDocuments } from '../make-documents.ts'
import { pageCountsOf } from '../pages/page-counts.ts'
import { storageFailureSaid, storeAll, type StoredDocument } from '../store-documents.ts'
import { PREVIEW_JOB } from './preview-rows.ts'
import { sourceOf, type PreviewSources, type ReadForDocument } from './preview-source.ts'

const NO_CASE = 'The case is not there any more.'
const NO_DOCUMENT = 'The case has no such document any more.'
/** In milliseconds: how long a preview is kept. */
const KEPT = 86_400_000

/** A case as a document is made of it. */
interface ReadCase extends ReadForDocument {
  row: CaseRow
}

/**
 * Job handlers: make the preview of one document (`payload.key`) of a case as it is now, or a document of its
 * assessment, in the place of an earlier one. Nothing of it is audited, and nobody is notified: whoever asked for it is
 * waiting.
 */
export const previewHandlers = (db: Kysely<Tables>, files: FileStore, sources: PreviewSources): Handlers => ({
  [PREVIEW_JOB]: {
    work: async (job, signal) => {
      await storageFailureSaid(files.assertOwn())
      const key = String(job.payload.key)
      const read = await readCase(db, sources, { uuid: String(job.case_uuid), key })
      const { area, assessment } = read
      const pages = await storageFailureSaid(pageCountsOf(files, read.pdfs, signal))
      const made = await makeDocuments(area, read.jsonWith(pages), {
        ...{ signal, only: key },
        ...(assessment && { assessment }),
      })
      if (made.length === 0) throw new PermanentJobError(NO_DOCUMENT)
      await storeAll(files, made, async ([document]) => {
        if (!document) return
        const replaced = await db.transaction().execute((tx) => replacePreview(withoutViewer(tx), job, read, document))
        await files.discard(replaced)
      })
    },
  },
})

/** Reads a case of one moment, without a lock: those who work on it go on. */
const readCase = (
  db: Kysely<Tables>,
  sources: PreviewSources,
  { uuid, key }: { uuid: string; key: string },
): Promise<ReadCase> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (owned) => {
      const tx = withoutViewer(owned)
      const row = await caseRow(tx, uuid)
      if (!row) throw new PermanentJobError(NO_CASE)
      return { ...(await sourceOf(sources, row).read(tx, row, key)), row }
    })

/** Records a preview in the place of an earlier one, of which it returns the file. */
async function replacePreview(
  tx: Tx,
  job: Job,
  { row: { uuid: case_uuid, client }, madeOf, fileNameOf, assertStands }: ReadCase,
  { file: { uuid, size }, warnings, ...document }: StoredDocument,
): Promise<string[]> {
  const { stage } = await tx
    .selectFrom('case')
    .select('stage')
    .where('uuid', '=', case_uuid)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await assertStands(tx, stage)
  const key = String(job.payload.key)
  const replaced = await tx
    .deleteFrom('output_preview')
    .where('case_uuid', '=', case_uuid)
    .where('key', '=', key)
    .returning('uuid')
    .execute()
  const told = { file_name: fileNameOf(document), size, warning: warnings.join('\n') || null }
  await tx
    .insertInto('output_preview')
    .values({ uuid, client_uuid: client, case_uuid, key, ...madeOf, ...told })
    .execute()
  return replaced.map((row) => row.uuid)
}

/** Throws away previews that are older than a day; their files are swept. */
export async function sweepPreviews(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('output_preview')
    .where('made_at', '<=', new Date(now.getTime() - KEPT).toISOString())
    .execute()
}
