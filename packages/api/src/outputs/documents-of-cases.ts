import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { JobProgress } from '../jobs/jobs.table.ts'
import { DOCUMENTS_JOB, outputColumns, outputOnWire, type outputsOf } from './output-rows.ts'

export interface DocumentsState {
  state: 'none' | 'queued' | 'running' | 'ready' | 'failed'
  error: string | null
  /** How many documents are made, of how many; absent unless they are being made and it is known, as the next two. */
  made?: number
  of?: number
  /** The document in work, as in the name of its file; null once all are made. */
  in_work?: string | null
}
type OutputFile = Awaited<ReturnType<typeof outputsOf>>[number]
export interface DocumentsOfCase extends DocumentsState {
  files: OutputFile[]
}

const progressOnWire = (progress: JobProgress | null) =>
  progress && { made: progress.made, of: progress.of, in_work: progress.name }

/**
 * State and files of the documents of cases, by case uuid, in two statements. The state is that of the latest job, or
 * of the files.
 */
export async function documentsOfCases(tx: Tx, uuids: readonly string[]): Promise<Map<string, DocumentsOfCase>> {
  const { rows: jobs } = await sql<{
    case_uuid: string
    state: 'queued' | 'running' | 'done' | 'failed'
    error: string | null
    progress: JobProgress | null
  }>`
    select distinct on (case_uuid) case_uuid, state, error, progress from job
    where case_uuid = any(${uuids}::uuid[]) and kind = ${DOCUMENTS_JOB} order by case_uuid, id desc`.execute(tx)
  const outputs = await tx
    .selectFrom('output')
    .select(['case_uuid', ...outputColumns])
    .where(sql<boolean>`case_uuid = any(${uuids}::uuid[])`)
    .orderBy('file_name')
    .execute()
  const jobOf = new Map(jobs.map((job) => [job.case_uuid, job]))
  const filesOf = Map.groupBy(outputs, ({ case_uuid }) => case_uuid)
  return new Map(
    uuids.map((uuid): [string, DocumentsOfCase] => {
      const files = (filesOf.get(uuid) ?? []).map(({ case_uuid: _case, ...file }) => outputOnWire(file))
      const job = jobOf.get(uuid)
      if (!job || job.state === 'done')
        return [uuid, { state: files.length > 0 ? 'ready' : 'none', error: null, files }]
      const { state, error, progress } = job
      // One that waits for another attempt makes nothing, and will begin anew.
      return [uuid, { state, error, ...(state === 'running' && progressOnWire(progress)), files }]
    }),
  )
}
