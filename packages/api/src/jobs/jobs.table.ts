import type { ColumnType, Generated } from 'kysely'
import type { Moment, SetMoment } from '../db/moment.ts'

/** Work that outlives a request. A running job is leased: whoever finds the lease over may take it. */
export interface JobTable {
  id: Generated<number>
  kind: string
  /** Of one kind and key there is never more than one waiting or running. */
  key: string
  client_uuid: string | null
  case_uuid: string | null
  payload: ColumnType<Record<string, unknown>, string | undefined, never>
  state: Generated<'queued' | 'running' | 'done' | 'failed'>
  attempts: Generated<number>
  run_at: SetMoment
  locked_until: SetMoment<null>
  error: string | null
  created_by: string | null
  created_at: Moment
  ended_at: SetMoment<null>
}
