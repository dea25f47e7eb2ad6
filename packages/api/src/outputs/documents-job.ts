import type { Kysely } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { audit } from '../audit/audit.ts'
import type { Tables } from '../db/tables.ts'
import type { FileStore, StoredFile } from '../files/store.ts'
import { Final, type Handlers, type Job } from '../jobs/jobs.ts'
import { notify } from '../notifications/notify.ts'
import { makeBillPdf } from './make-pdf.ts'
import { DROP, MAKE, dropFiles, frozenAt, frozenJson, type FrozenJson } from './outputs.ts'

const REOPENED = 'The case was reopened before its documents were made.'
const DAY = 10

interface Made extends StoredFile {
  kept: FrozenJson
  warning: string | null
}

/** `{case ref} – {document} – v{n} – {date}`: what a person may file, with nothing a file system would mind. */
const nameOf = ({ reference, completedAt }: FrozenJson, version: number): string =>
  `${reference.replaceAll(/[^\p{L}\p{N} ._-]+/gu, '-')} – Legal aid bill – v${version} – ${completedAt.slice(0, DAY)}.pdf`

/** The work of the documents: made from what is frozen and from nothing else, in a child process, and put in place of those that were there. */
export function documentHandlers(db: Kysely<Tables>, files: FileStore): Handlers {
  return {
    [MAKE]: {
      work: async (job, signal) => {
        const kept = await frozenJson(db as Tx, job.key)
        if (!kept) throw new Final(REOPENED)
        const { bytes, warning } = await makeBillPdf(kept.json, { signal })
        const file = await files.save([bytes])
        try {
          await db.transaction().execute((tx) => store(tx, job, { ...file, kept, warning }))
        } catch (error) {
          await files.remove(file.uuid)
          throw error
        }
      },
      failed: (tx, job) => tell(tx, job, 'documents_failed'),
    },
    [DROP]: {
      work: async ({ payload }) => {
        for (const uuid of payload.uuids as string[]) await files.remove(uuid)
      },
    },
  }
}

/** Tells whoever asked for the documents how that ended; once for one asking, whatever was killed meanwhile. */
async function tell(
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

async function store(tx: Tx, job: Job, { uuid, size, sha256, kept, warning }: Made): Promise<void> {
  // Whoever reopens the case holds it too: documents are stored for what is still frozen, or not at all.
  const owner = await tx
    .selectFrom('case')
    .select(['uuid', 'client_uuid'])
    .where('uuid', '=', job.key)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if ((await frozenAt(tx, owner.uuid)) !== kept.at) throw new Final(REOPENED)
  const before = await tx.deleteFrom('output').where('case_uuid', '=', owner.uuid).returning('uuid').execute()
  const { n } = await tx
    .selectFrom('change')
    .where('case_uuid', '=', owner.uuid)
    .where('entity', '=', 'output')
    .where('action', '=', 'generated')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const file_name = nameOf(kept, n + 1)
  await tx
    .insertInto('output')
    .values({
      uuid,
      client_uuid: owner.client_uuid,
      case_uuid: owner.uuid,
      file_name,
      size,
      sha256,
      engine: kept.engine,
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
  await dropFiles(
    tx,
    before.map((output) => output.uuid),
  )
  await tell(tx, job, 'documents_ready')
}
