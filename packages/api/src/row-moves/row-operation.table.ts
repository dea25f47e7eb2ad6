import type { ColumnType, Generated } from 'kysely'
import type { RowValues } from '../db/row-values.ts'
import type { Moment, SetMoment } from '../db/moment.ts'

/** A row that was changed: its columns before, and its version since. */
export interface ChangedRow {
  uuid: string
  version: number
  before: RowValues
}
/** A row that was moved to another case: the one that was removed, and the one that was made. */
export interface MovedRow {
  from: string
  to: string
}
/** What was done, as far as undoing it needs to know. */
export interface Effects {
  changed: ChangedRow[]
  /** The rows that were made, at the top. */
  made: string[]
  moved: MovedRow[]
  /** The documents and folders that were made in the other case. */
  files: string[]
}

/** Rows of a case that were divided or moved together. */
export interface RowOperationTable {
  uuid: Generated<string>
  client_uuid: string
  case_uuid: string
  what: 'split' | 'move'
  kind: string
  to_case: string | null
  effects: ColumnType<Effects, string, never>
  created_by: string
  created_at: Moment
  undone_by: Generated<string | null>
  undone_at: SetMoment<null>
}

declare module '../db/tables.ts' {
  interface Tables {
    row_operation: RowOperationTable
  }
}
