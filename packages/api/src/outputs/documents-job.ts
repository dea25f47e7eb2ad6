import type { Kysely } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { withoutViewer } from '../access/viewer-transaction.ts'
import { audit } from '../audit/audit.ts'
import type { Tables } from '../db/tables.ts'
import type { FileStore } from '../files/file-store.ts'
import { PermanentJobError, reportProgress, type Handlers, type Job } from '../jobs/jobs.ts'
import { notify } from '../notifications/notify.ts'
import { storeWebhookEvent } from '../webhooks/store-event.ts'
import { makeDocuments } from './make-documents.ts'
import { keepPageCounts } from './pages/page-counts.ts'
import { DOCUMENTS_JOB, frozenAt, readFrozenJson, type FrozenJson } from './output-rows.ts'
import { inFileName, storageFailureSaid, storeAll, type StoredDocument } from './store-documents.ts'
import { moveUpdatedAt } from '../cases/case-revision.ts'

const REOPENED = 'The case was reopened before its documents were made.'
const ISO_DATE_LENGTH = 10

/** `{case ref} – {document} – v{n} – {date}.{extension}` */
const fileNameOf = (
  { reference, completedAt }: FrozenJson,
  { name, extension }: StoredDocument,
  version: number,
): string => `${inFileName(reference)} – ${name} – v${version} – ${completedAt.slice(0, ISO_DATE_LENGTH)}.${extension}`

/**
 * Job handlers: generate the documents of a frozen case in child processes, replacing earlier ones, whose files are
 * swept.
 */
export function documentHandlers(db: Kysely<Tables>, files: FileStore): Handlers {
  return {
    [DOCUMENTS_JOB]: {
      work: async (job, signal) => {
        await storageFailureSaid(keepPageCounts(db, files, job.key, signal))
        const frozen = await readFrozenJson(withoutViewer(db), job.key)
        if (!frozen) throw new PermanentJobError(REOPENED)
        await storageFailureSaid(files.assertOwn())
        const made = await makeDocuments(frozen.area, frozen.json, {
          signal,
          report: (progress) => reportProgress(db, job, progress),
        })
        await storeAll(files, made, (stored) =>
          db.transaction().execute((tx) => replaceDocuments(withoutViewer(tx), job, frozen, stored)),
        )
      },
      failed: (tx, job) => notifyRequester(tx, job, 'documents_failed'),
    },
  }
}

/**
 * Notifies the person who requested the documents of the outcome. The job id as cause prevents duplicates when a job is
 * repeated.
 */
async function notifyRequester(
  tx: Kysely<Tables>,
  { id, key, client_uuid, created_by }: Job,
  kind: 'documents_ready' | 'documents_failed',
): Promise<void> {
  if (client_uuid && created_by)
    await notify(tx, {
      kind,
      case: { uuid: key, client: client_uuid },
      actor: null,
      asker: created_by,
      cause: String(id),
    })
}

/**
 * Replaces the documents of a case by new ones, all or none. Throws PermanentJobError if the case was reopened
 * meanwhile.
 */
async function replaceDocuments(
  tx: Tx,
  job: Job,
  frozen: FrozenJson,
  documents: readonly StoredDocument[],
): Promise<void> {
  // Reopening locks the case too, so the documents are stored only if the case is still frozen in the same state.
  const owner = await tx
    .selectFrom('case')
    .select(['uuid', 'client_uuid', 'stage'])
    .where('uuid', '=', job.key)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if ((await frozenAt(tx, owner.uuid)) !== frozen.at) throw new PermanentJobError(REOPENED)
  await tx.deleteFrom('output').where('case_uuid', '=', owner.uuid).execute()
  const version = (await lastVersion(tx, owner.uuid)) + 1
  for (const { file, warnings, ...document } of documents) {
    const { uuid, size, sha256 } = file
    const file_name = fileNameOf(frozen, { file, warnings, ...document }, version)
    const warning = warnings.join('\n') || null
    const caseKeys = { client_uuid: owner.client_uuid, case_uuid: owner.uuid }
    await tx
      .insertInto('output')
      .values({ uuid, ...caseKeys, file_name, size, sha256, engine: frozen.engine, warning })
      .execute()
    await audit(tx, { ...caseKeys, entity: 'output', entity_uuid: uuid, by: job.created_by ?? '' }, 'generated', {
      after: { file_name, sha256 },
    })
  }
  await moveUpdatedAt({ tx }, owner.uuid)
  await notifyRequester(tx, job, 'documents_ready')
  await storeWebhookEvent(tx, {
    type: 'documents.ready',
    case: { uuid: owner.uuid, client: owner.client_uuid },
    data: { stage: owner.stage, document_uuids: documents.map(({ file }) => file.uuid) },
  })
}

/**
 * How often the documents of a case were generated. All of one time have the same version, and are recorded in one
 * transaction.
 */
async function lastVersion(tx: Tx, caseUuid: string): Promise<number> {
  const { count } = await tx
    .selectFrom('change')
    .where('case_uuid', '=', caseUuid)
    .where('entity', '=', 'output')
    .where('action', '=', 'generated')
    .select((e) => e.fn.count<number>('at').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
