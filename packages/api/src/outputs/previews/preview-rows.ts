import { sql } from 'kysely'
import type { Tx } from '../../access/as-viewer.ts'
import { billOfCase } from '../../bills/bill.ts'
import type { CaseHead } from '../../cases/case-rows.ts'
import type { CaseDocument, NamedCase } from '../area-documents.ts'
import { documentsOf, documentsRefusal } from '../documents-by-area.ts'
import { timesIn, timesOf, type RowTimes } from '../../db/times.ts'

/** The kind of job that makes one preview. */
export const PREVIEW_JOB = 'preview'
/** The key of a job: a document of a case is made once at a time. */
export const previewJobKey = (caseUuid: string, key: string): string => `${caseUuid}/${key}`

/** A document that a case would have if it were completed now, and its latest preview. */
export interface PreviewOfDocument {
  key: string
  name: string
  extension: CaseDocument['extension']
  state: 'none' | 'queued' | 'running' | 'ready' | 'failed'
  /** Why it could not be made, in a sentence. */
  error: string | null
  /** The latest one that was made, which stays until the next one is; null where there is none. */
  file: PreviewFile | null
}
interface PreviewFile extends RowTimes {
  uuid: string
  file_name: string
  /** In bytes. */
  size: number
  /** yyyy-mm-ddThh:mm:ss, UTC. */
  made_at: string
  made_at_ms: string
  /** The revision of the case that it was made of. */
  revision: number
  /** Whether the case has not changed since. */
  is_current: boolean
  /** What a reader has to know of it, in sentences. */
  warnings: string[]
}

interface NamedBy {
  details: Record<string, unknown>
  /** The further fields of the certificate; null without one. */
  certificate: Record<string, unknown> | null
  /** How many versions of a budget are saved. */
  budgets: number
  /** The version of the file tree. Some documents list the files, and a change of these alone is none of the case. */
  files_version: number
}
/** What of a case decides which documents it has, and their names. */
export async function namedBy(tx: Tx, uuid: string): Promise<NamedBy> {
  const { rows } = await sql<NamedBy>`
    select drafted.details, drafted.files_version, certificate.details as certificate,
      (select coalesce(max(number), 0) from budget where budget.case_uuid = drafted.uuid) as budgets
    from "case" drafted left join certificate on certificate.case_uuid = drafted.uuid
    where drafted.uuid = ${uuid}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A case that was just read is not there.')
  return row
}

/**
 * The documents that a case would have now, in the order in which they are made. None of a complete case, which has its
 * documents, and of an area without documents.
 */
async function documentsOfDraft(
  tx: Tx,
  row: Pick<CaseHead, 'uuid' | 'revision' | 'stage' | 'area_of_work' | 'case_type'>,
  { details, certificate, budgets }: NamedBy,
): Promise<Pick<PreviewOfDocument, 'key' | 'name' | 'extension'>[]> {
  const documents = documentsOf(row.area_of_work)
  if (row.stage === 'complete' || !documents) return []
  const named: NamedCase = {
    case: { caseType: row.case_type, details },
    certificate: certificate && { details: certificate },
    bill: await billOfCase(tx, row),
    ...(budgets > 0 && { budget: { previous: budgets > 1 ? true : undefined } }),
  }
  return documents.flatMap(({ key, extension, nameOf }) => {
    const name = nameOf(named)
    return name === null ? [] : [{ key, name, extension }]
  })
}

/** The documents that a case would have now, each with its preview. */
export async function previewsOf(tx: Tx, row: CaseHead): Promise<PreviewOfDocument[]> {
  const namedIn = await namedBy(tx, row.uuid)
  const documents = await documentsOfDraft(tx, row, namedIn)
  const { rows: jobs } = await sql<{
    key: string
    state: 'queued' | 'running' | 'done' | 'failed'
    error: string | null
  }>`select distinct on (key) key, state, error from job
    where case_uuid = ${row.uuid} and kind = ${PREVIEW_JOB} order by key, id desc`.execute(tx)
  const jobOf = new Map(jobs.map((job) => [job.key, job]))
  const made = await tx
    .selectFrom('output_preview')
    .selectAll()
    // A preview is never changed: another is made in its place.
    .select(timesOf('made_at', 'made_at'))
    .where('case_uuid', '=', row.uuid)
    .execute()
  const fileOf = new Map(made.map((preview) => [preview.key, preview]))
  return documents.map((document): PreviewOfDocument => {
    const job = jobOf.get(previewJobKey(row.uuid, document.key))
    const preview = fileOf.get(document.key)
    const file = preview
      ? {
          uuid: preview.uuid,
          file_name: preview.file_name,
          size: preview.size,
          made_at: preview.made_at,
          ...timesIn(preview),
          made_at_ms: preview.created_at_ms,
          revision: preview.revision,
          is_current: preview.revision === row.revision && preview.files_version === namedIn.files_version,
          warnings: preview.warning?.split('\n') ?? [],
        }
      : null
    if (job && job.state !== 'done') return { ...document, state: job.state, error: job.error, file }
    return { ...document, state: file ? 'ready' : 'none', error: null, file }
  })
}

/** Why the documents of a case that is not complete cannot be made, in a sentence; null if they can. */
export const draftRefusal = (
  { area_of_work, case_type }: Pick<CaseHead, 'area_of_work' | 'case_type'>,
  { budgets }: NamedBy,
): string | null => documentsRefusal(area_of_work, { caseType: case_type, hasBudget: budgets > 0, isDraft: true })

/**
 * Throws away the previews of a case that is completed, with those that are still to be made; their files are swept.
 */
export async function dropPreviews(tx: Tx, caseUuid: string): Promise<void> {
  // A worker that is already making one finds the case complete and stores nothing.
  await tx.deleteFrom('job').where('kind', '=', PREVIEW_JOB).where('case_uuid', '=', caseUuid).execute()
  await tx.deleteFrom('output_preview').where('case_uuid', '=', caseUuid).execute()
}
