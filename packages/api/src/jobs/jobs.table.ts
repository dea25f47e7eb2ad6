import type { ColumnType, Generated } from 'kysely'
import type { Moment, SetMoment } from '../db/moment.ts'

/** How far a running job is. */
export interface JobProgress {
  /** How many of its parts are made. */
  made: number
  of: number
  /** What is in work, as a person knows it; null between two of them. */
  name: string | null
}

/** Background jobs. A running job is leased until `locked_until`; another worker may take it over after that. */
export interface JobTable {
  id: Generated<number>
  kind: string
  /** Deduplication key: at most one job of a kind and key is queued or running. */
  key: string
  client_uuid: string | null
  case_uuid: string | null
  payload: ColumnType<Record<string, unknown>, string | undefined, never>
  state: Generated<'queued' | 'running' | 'done' | 'failed'>
  attempts: Generated<number>
  run_at: SetMoment
  /** End of the last lease; kept afterwards, since it tells when its person was last served. */
  locked_until: SetMoment<null>
  error: string | null
  /** Of the last attempt; null until it says how far it is. */
  progress: ColumnType<JobProgress | null, never, string | null>
  created_by: string | null
  /** The id of the request that enqueued it, and its place in a trace. */
  request_id: string | null
  traceparent: string | null
  created_at: Moment
  ended_at: SetMoment<null>
}

declare module '../db/tables.ts' {
  interface Tables {
    job: JobTable
  }
}
