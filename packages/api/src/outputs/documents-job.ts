import type { Kysely } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { documentsOf } from '../areas/documents.ts'
import { audit } from '../audit/audit.ts'
import type { Tables } from '../db/tables.ts'
import type { FileStore, StoredFile } from '../files/file-store.ts'
import { PermanentJobError, type Handlers, type Job } from '../jobs/jobs.ts'
import { notify } from '../notifications/notify.ts'
import { makeBillPdf } from './make-pdf.ts'
import {
  REMOVE_FILES_JOB,
  DOCUMENTS_JOB,
  enqueueFileRemoval,
  frozenAt,
  readFrozenJson,
  type FrozenJson,
} from './output-rows.ts'

const REOPENED = 'The case was reopened before its documents were made.'
const ISO_DATE_LENGTH = 10

interface GeneratedDocument extends StoredFile {
  frozen: FrozenJson
  warning: string | null
}

/** `{case ref} – {document} – v{n} – {date}`, without characters that file systems reject. */
const fileNameOf = ({ area, reference, completedAt }: FrozenJson, version: number): string =>
  `${reference.replaceAll(/[^\p{L}\p{N} ._-]+/gu, '-')} – ${documentsOf(area)?.name ?? 'Bill'} – v${version} – ${completedAt.slice(0, ISO_DATE_LENGTH)}.pdf`

/** Job handlers: generate the documents of a frozen case in a child process, replacing earlier ones, and remove files from the store. */
export function documentHandlers(db: Kysely<Tables>, files: FileStore): Handlers {
  return {
    [DOCUMENTS_JOB]: {
      work: async (job, signal) => {
        const frozen = await readFrozenJson(db as Tx, job.key)
        if (!frozen) throw new PermanentJobError(REOPENED)
        const { bytes, warning } = await makeBillPdf(frozen.json, { signal })
        const file = await files.save([bytes])
        try {
          await db.transaction().execute((tx) => storeDocument(tx, job, { ...file, frozen, warning }))
        } catch (error) {
          await files.remove(file.uuid)
          throw error
        }
      },
      failed: (tx, job) => notifyRequester(tx, job, 'documents_failed'),
    },
    [REMOVE_FILES_JOB]: {
      work: async ({ payload }) => {
        for (const uuid of payload.uuids as string[]) await files.remove(uuid)
      },
    },
  }
}

/** Notifies the person who requested the documents of the outcome. The job id as cause prevents duplicates when a job is repeated. */
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

/** Replaces the documents of a case by a new one. Throws PermanentJobError if the case was reopened meanwhile. */
async function storeDocument(
  tx: Tx,
  job: Job,
  { uuid, size, sha256, frozen, warning }: GeneratedDocument,
): Promise<void> {
  // Reopening locks the case too, so the documents are stored only if the case is still frozen in the same state.
  const owner = await tx
    .selectFrom('case')
    .select(['uuid', 'client_uuid'])
    .where('uuid', '=', job.key)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if ((await frozenAt(tx, owner.uuid)) !== frozen.at) throw new PermanentJobError(REOPENED)
  const previous = await tx.deleteFrom('output').where('case_uuid', '=', owner.uuid).returning('uuid').execute()
  const { n } = await tx
    .selectFrom('change')
    .where('case_uuid', '=', owner.uuid)
    .where('entity', '=', 'output')
    .where('action', '=', 'generated')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const file_name = fileNameOf(frozen, n + 1)
  await tx
    .insertInto('output')
    .values({
      uuid,
      client_uuid: owner.client_uuid,
      case_uuid: owner.uuid,
      file_name,
      size,
      sha256,
      engine: frozen.engine,
      warning,
    })
    .execute()
  await audit(
    tx,
    {
      client_uuid: owner.client_uuid,
      case_uuid: owner.uuid,
      entity: 'output',
      entity_uuid: uuid,
      by: job.created_by ?? '',
    },
    'generated',
    { after: { file_name, sha256 } },
  )
  await enqueueFileRemoval(
    tx,
    previous.map((output) => output.uuid),
  )
  await notifyRequester(tx, job, 'documents_ready')
}
