import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { audit } from '../audit/audit.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import type { BeforeDocuments } from './area-documents.ts'
import type { RequestContext } from '../http/request.ts'
import { timesOf } from '../db/times.ts'

/** The kind of job that makes documents. */
export const DOCUMENTS_JOB = 'documents'

/**
 * The snapshot of a case as JSON text, with the fields needed to name a document. Avoids parsing the JSON in this
 * process.
 */
export interface FrozenJson {
  json: string
  at: string
  engine: string
  area: string
  reference: string
  completedAt: string
}

export const readFrozenJson = async (tx: Tx, caseUuid: string): Promise<FrozenJson | undefined> =>
  (
    await sql<FrozenJson>`
  select case when file_pages is null then frozen::text
    -- As the first of its properties: the order of the others, which is that of the items, stays.
    else '{"filePages":' || file_pages::text || ',' || substr(frozen::text, 2) end as json, at::text, frozen->>'engine' as engine, frozen->'case'->>'areaOfWork' as area, frozen->'case'->>'reference' as reference, frozen->>'completedAt' as "completedAt"
  from frozen_case where case_uuid = ${caseUuid}`.execute(tx)
  ).rows[0]

/** What the snapshot of a case says before its documents are made; undefined if it is not frozen. */
export const beforeDocuments = async (tx: Tx, caseUuid: string): Promise<BeforeDocuments | undefined> =>
  (
    await sql<BeforeDocuments>`
  select frozen->'case'->>'caseType' as "caseType", frozen->'budget' is not null as "hasBudget"
  from frozen_case where case_uuid = ${caseUuid}`.execute(tx)
  ).rows[0]

/** When a case was frozen; undefined if it is not. */
export const frozenAt = async (tx: Tx, caseUuid: string): Promise<string | undefined> =>
  (await sql<{ at: string }>`select at::text from frozen_case where case_uuid = ${caseUuid}`.execute(tx)).rows[0]?.at

/** The columns of a document that are answered. */
export const outputColumns = [
  'uuid',
  'file_name',
  'size',
  'sha256',
  'warning',
  // A document is never changed: others are made in its place.
  ...timesOf('created_at', 'created_at'),
] as const
/** A document as it is answered, with what a reader has to know of it in sentences. */
export const outputOnWire = <T extends { warning: string | null }>({ warning, ...output }: T) => ({
  ...output,
  warnings: warning?.split('\n') ?? [],
})

export async function outputsOf(tx: Tx, caseUuid: string) {
  const rows = await tx
    .selectFrom('output')
    .select(outputColumns)
    .where('case_uuid', '=', caseUuid)
    .orderBy('file_name')
    .execute()
  return rows.map(outputOnWire)
}

/**
 * Deletes snapshot, pending jobs and documents of a case that is reopened. Names and hashes of the documents remain in
 * the audit; their files are swept.
 */
export async function dropOutputs(
  { tx, viewer }: Pick<RequestContext, 'tx' | 'viewer'>,
  { uuid, client }: CaseRow,
): Promise<void> {
  await tx.deleteFrom('frozen_case').where('case_uuid', '=', uuid).execute()
  // A worker that is already running the job finds no snapshot and stores nothing.
  await tx.deleteFrom('job').where('kind', '=', DOCUMENTS_JOB).where('key', '=', uuid).execute()
  const removed = await tx
    .deleteFrom('output')
    .where('case_uuid', '=', uuid)
    .returning(['uuid', 'file_name', 'sha256'])
    .execute()
  for (const { uuid: entity_uuid, file_name, sha256 } of removed) {
    await audit(
      tx,
      { client_uuid: client, case_uuid: uuid, entity: 'output', entity_uuid, by: viewer.user_uuid },
      'removed',
      { before: { file_name, sha256 } },
    )
  }
}
