import type { ColumnType } from 'kysely'
import type { Moment, SetMoment } from '../db/moment.ts'
import type { Frozen } from './frozen.ts'

/** A complete case as it was when it was completed. */
export interface FrozenCaseTable {
  case_uuid: string
  client_uuid: string
  frozen: ColumnType<Frozen, string, string>
  at: SetMoment
}

/** A final document of a complete case: its file is in the store under the same uuid. */
export interface OutputTable {
  uuid: string
  client_uuid: string
  case_uuid: string
  file_name: string
  size: number
  sha256: string
  /** The version of the engine that priced what it says. */
  engine: string
  /** What went wrong in making it without spoiling it, for the log of the house. */
  warning: string | null
  created_at: Moment
}
