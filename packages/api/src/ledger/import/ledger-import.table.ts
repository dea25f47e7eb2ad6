import type { ActivityType } from '@costdraft/costing'
import type { LedgerColumn } from '@costdraft/schema/ledger/ledger-columns.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Moment, SetMoment } from '../../db/moment.ts'
import type { RowBefore } from './import-records.ts'

/** What a text in the ledgers of a firm means, as a person chose it. */
export interface LedgerAliasTable {
  client_uuid: string
  kind: 'person' | 'activity'
  /** In lower case, with single spaces. */
  text: string
  fee_earner: string | null
  activity_type: ActivityType | null
  used_at: Generated<string>
}

/** What the columns of ledgers with the same headings are, by their index; null for one that is not taken. */
export interface LedgerMappingTable {
  client_uuid: string
  signature: string
  columns: ColumnType<Record<string, LedgerColumn | null>, string, string>
  used_at: Generated<string>
}

/** An import of a ledger, and what is needed to undo it. */
export interface LedgerImportTable {
  uuid: string
  client_uuid: string
  case_uuid: string
  file_name: string
  added: number
  updated: number
  left_out: number
  added_uuids: string[]
  /** Row numbers in the file, in the order of `added_uuids`. */
  added_rows: number[]
  /** The rows that were updated, as they were. */
  before: ColumnType<RowBefore[], string, never>
  created_by: string
  created_at: Moment
  undone_by: string | null
  undone_at: SetMoment<null>
}

declare module '../../db/tables.ts' {
  interface Tables {
    ledger_alias: LedgerAliasTable
    ledger_mapping: LedgerMappingTable
    ledger_import: LedgerImportTable
  }
}
