import type { Kysely } from 'kysely'
import type { Tx } from '../../access/as-viewer.ts'
import { withoutViewer } from '../../access/viewer-transaction.ts'
import { caseRow } from '../../cases/case-rows.ts'
import type { Tables } from '../../db/tables.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { Items } from '../../items/registry.ts'
import { PermanentJobError, type Handlers, type Job } from '../../jobs/jobs.ts'
import { documentsOf } from '../documents-by-area.ts'
import { snapshotOf } from '../freeze-case.ts'
import type { FrozenCase, FrozenFile } from '../frozen-case.ts'
import { makeDocuments } from '../make-documents.ts'
import { pageCountsOf } from '../pages/page-counts.ts'
import { inFileName, storageFailureSaid, storeAll, type StoredDocument } from '../store-documents.ts'
import { draftRefusal, namedBy, PREVIEW_JOB } from './preview-rows.ts'

const COMPLETED = 'The case was completed before this preview was made. Its documents are on its page.'
const NO_DOCUMENT = 'The case has no such document any more.'
/** In milliseconds: how long a preview is kept. */
const KEPT = 86_400_000

/** A case that is not complete, as its documents would be made of it now. */
interface Draft {
  frozen: FrozenCase
  uuid: string
  client: string
  revision: number
  filesVersion: number
}

/**
 * Job handlers: make the preview of one document (`payload.key`) of a case as it is now, in the place of an earlier
 * one. Nothing of it is audited, and nobody is notified: whoever asked for it is waiting.
 */
export const previewHandlers = (db: Kysely<Tables>, files: FileStore, items: Items): Handlers => ({
  [PREVIEW_JOB]: {
    work: async (job, signal) => {
      await storageFailureSaid(files.assertOwn())
      const draft = await readDraft(db, items, String(job.case_uuid))
      const only = String(job.payload.key)
      const filePages = await storageFailureSaid(pageCountsOf(files, listedPdfs(draft.frozen, only), signal))
      const frozen = JSON.stringify({ ...draft.frozen, ...(filePages && { filePages }) })
      const made = await makeDocuments(draft.frozen.case.areaOfWork, frozen, { signal, only })
      if (made.length === 0) throw new PermanentJobError(NO_DOCUMENT)
      await storeAll(files, made, async ([document]) => {
        if (!document) return
        const replaced = await db.transaction().execute((tx) => replacePreview(withoutViewer(tx), job, draft, document))
        await files.discard(replaced)
      })
    },
  },
})

/** The PDFs whose pages a document states; none of a document that lists no files. */
const listedPdfs = ({ files = [], case: { areaOfWork } }: FrozenCase, only: string): FrozenFile[] =>
  documentsOf(areaOfWork)?.some(({ key, listsFiles }) => key === only && listsFiles === true)
    ? files.filter(({ isPdf }) => isPdf)
    : []

/** Reads a case of one moment, without a lock: those who draft it go on. */
const readDraft = (db: Kysely<Tables>, items: Items, uuid: string): Promise<Draft> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (owned) => {
      const tx = withoutViewer(owned)
      const row = await caseRow(tx, uuid)
      if (!row || row.stage === 'complete') throw new PermanentJobError(COMPLETED)
      const namedIn = await namedBy(tx, uuid)
      const refusal = draftRefusal(row, namedIn)
      if (refusal !== null) throw new PermanentJobError(refusal)
      const frozen: FrozenCase = { ...(await snapshotOf(tx, items, row)), isDraft: true }
      return { frozen, uuid, client: row.client, revision: row.revision, filesVersion: namedIn.files_version }
    })

/** `DRAFT – {case ref} – {document}.{extension}` */
const fileNameOf = ({ frozen }: Draft, { name, extension }: StoredDocument): string =>
  `DRAFT – ${inFileName(frozen.case.reference)} – ${name}.${extension}`

/** Records a preview in the place of an earlier one, of which it returns the file. */
async function replacePreview(tx: Tx, job: Job, draft: Draft, document: StoredDocument): Promise<string[]> {
  // Completing locks the case too, so that no preview is stored of a complete case.
  const { stage } = await tx
    .selectFrom('case')
    .select('stage')
    .where('uuid', '=', draft.uuid)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (stage === 'complete') throw new PermanentJobError(COMPLETED)
  const key = String(job.payload.key)
  const replaced = await tx
    .deleteFrom('output_preview')
    .where('case_uuid', '=', draft.uuid)
    .where('key', '=', key)
    .returning('uuid')
    .execute()
  const { uuid, size } = document.file
  await tx
    .insertInto('output_preview')
    .values({
      uuid,
      client_uuid: draft.client,
      case_uuid: draft.uuid,
      key,
      revision: draft.revision,
      files_version: draft.filesVersion,
      file_name: fileNameOf(draft, document),
      size,
      warning: document.warnings.join('\n') || null,
    })
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
