import { sql } from 'kysely'
import type { Tx } from '../../access/as-viewer.ts'
import type { CaseHead } from '../../cases/case-rows.ts'
import { timesIn, timesOf, type RowTimes } from '../../db/times.ts'
import type { ItemsContext } from '../../items/context.ts'
import { sourceOf, type ListedDocument, type ListedDocuments, type PreviewSources } from './preview-source.ts'

/** The kind of job that makes one preview. */
export const PREVIEW_JOB = 'preview'
/** The key of a job: a document of a case is made once at a time. */
export const previewJobKey = (caseUuid: string, key: string): string => `${caseUuid}/${key}`

/** A document that a case would have if it were completed now, or one of its assessment, as it was made last. */
export interface PreviewOfDocument extends ListedDocument {
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
  /** Whether what it was made of has not changed since. */
  is_current: boolean
  /** What a reader has to know of it, in sentences. */
  warnings: string[]
}

/** The previews that were made of a case, by the keys of their documents. */
async function previewFiles(
  tx: Tx,
  caseUuid: string,
  isCurrent: ListedDocuments['isCurrent'],
): Promise<Map<string, PreviewFile>> {
  const made = await tx
    .selectFrom('output_preview')
    .selectAll()
    // A preview is never changed: another is made in its place.
    .select(timesOf('made_at', 'made_at'))
    .where('case_uuid', '=', caseUuid)
    .execute()
  return new Map(
    made.map((preview): [string, PreviewFile] => {
      const { key, uuid, file_name, size, made_at, revision, warning } = preview
      const made_at_ms = preview.created_at_ms
      const told = { is_current: isCurrent(preview), warnings: warning?.split('\n') ?? [] }
      return [key, { uuid, file_name, size, made_at, ...timesIn(preview), made_at_ms, revision, ...told }]
    }),
  )
}

/** The documents of a case that are made on request, each with its preview, and why one cannot be made now. */
export async function previewsOf(
  context: ItemsContext,
  row: CaseHead,
  sources: PreviewSources,
): Promise<{ previews: PreviewOfDocument[]; refusalOf: ListedDocuments['refusalOf'] }> {
  const { tx } = context
  const { documents, isCurrent, refusalOf } = await sourceOf(sources, row).list(context, row)
  const { rows: jobs } = await sql<{
    key: string
    state: 'queued' | 'running' | 'done' | 'failed'
    error: string | null
  }>`select distinct on (key) key, state, error from job
    where case_uuid = ${row.uuid} and kind = ${PREVIEW_JOB} order by key, id desc`.execute(tx)
  const jobOf = new Map(jobs.map((job) => [job.key, job]))
  const fileOf = await previewFiles(tx, row.uuid, isCurrent)
  const previews = documents.map((document): PreviewOfDocument => {
    const job = jobOf.get(previewJobKey(row.uuid, document.key))
    const file = fileOf.get(document.key) ?? null
    if (job && job.state !== 'done') return { ...document, state: job.state, error: job.error, file }
    return { ...document, state: file ? 'ready' : 'none', error: null, file }
  })
  return { previews, refusalOf }
}

/**
 * Throws away the previews of a case that is completed or reopened, with those that are still to be made; their files
 * are swept.
 */
export async function dropPreviews(tx: Tx, caseUuid: string): Promise<void> {
  // A worker that is already making one finds that the case was moved, and stores nothing.
  await tx.deleteFrom('job').where('kind', '=', PREVIEW_JOB).where('case_uuid', '=', caseUuid).execute()
  await tx.deleteFrom('output_preview').where('case_uuid', '=', caseUuid).execute()
}
