import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { audit } from '../audit/audit.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import { enqueue } from '../jobs/jobs.ts'
import type { Asked } from '../http/request.ts'

export const MAKE = 'documents',
  DROP = 'drop_files'

/** What a complete case was frozen as, in the text it was stored in, and what of it a document is named by. */
export interface FrozenJson {
  json: string
  at: string
  engine: string
  reference: string
  completedAt: string
}

export const frozenJson = async (tx: Tx, caseUuid: string): Promise<FrozenJson | undefined> =>
  (
    await sql<FrozenJson>`
  select frozen::text as json, at::text, frozen->>'engine' as engine, frozen->'case'->>'reference' as reference, frozen->>'completedAt' as "completedAt"
  from frozen_case where case_uuid = ${caseUuid}`.execute(tx)
  ).rows[0]

/** When a case was frozen; undefined where it is not. */
export const frozenAt = async (tx: Tx, caseUuid: string): Promise<string | undefined> =>
  (await sql<{ at: string }>`select at::text from frozen_case where case_uuid = ${caseUuid}`.execute(tx)).rows[0]?.at

export const outputsOf = (tx: Tx, caseUuid: string) =>
  tx
    .selectFrom('output')
    .select(['uuid', 'file_name', 'size', 'sha256', 'created_at'])
    .where('case_uuid', '=', caseUuid)
    .orderBy('file_name')
    .execute()

/** What a case leaves behind when it is no longer complete: nothing but the audit, which keeps the names and the hashes of its documents. */
export async function dropOutputs({ tx, viewer }: Asked, { uuid, client }: CaseRow): Promise<void> {
  await tx.deleteFrom('frozen_case').where('case_uuid', '=', uuid).execute()
  // What was asked for is no longer wanted; a worker that is at it finds nothing frozen, and stores nothing.
  await tx.deleteFrom('job').where('kind', '=', MAKE).where('key', '=', uuid).execute()
  const gone = await tx
    .deleteFrom('output')
    .where('case_uuid', '=', uuid)
    .returning(['uuid', 'file_name', 'sha256'])
    .execute()
  for (const { uuid: entity_uuid, file_name, sha256 } of gone) {
    await audit(
      tx,
      { client_uuid: client, case_uuid: uuid, entity: 'output', entity_uuid, by: viewer.user_uuid },
      'removed',
      { before: { file_name, sha256 } },
    )
  }
  await dropFiles(
    tx,
    gone.map((output) => output.uuid),
  )
}

/** Files whose rows are gone go by a job: only once that is certain. */
export async function dropFiles(tx: Tx, uuids: readonly string[]): Promise<void> {
  const [first] = uuids
  if (first) await enqueue(tx, { kind: DROP, key: first, payload: { uuids } })
}
