import type { Generated } from 'kysely'
import type { Moment } from '../db/moment.ts'

/** What happened to a record, written by triggers in the transaction in which it happened. */
export interface RecordChangeTable {
  /** Numbers ascend and may have holes. */
  number: Generated<number>
  client_uuid: string
  case_uuid: string | null
  kind: string
  uuid: string
  action: 'added' | 'changed' | 'removed' | 'restored'
  at: Moment
}

/** The number up to which changes have been forgotten for their age: one row. */
export interface RecordChangeFloorTable {
  is_only: Generated<boolean>
  number: number
}

declare module '../db/tables.ts' {
  interface Tables {
    record_change: RecordChangeTable
    record_change_floor: RecordChangeFloorTable
  }
}
