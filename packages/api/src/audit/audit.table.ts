import type { ColumnType, Generated } from 'kysely'
import type { Moment } from '../db/moment.ts'

export type Action = 'added' | 'changed' | 'removed' | 'restored' | 'moved' | 'revalued' | 'imported' | 'generated'

/** The audit trail: who did what to which record, with the changed fields before and after. */
export interface ChangeTable {
  id: Generated<number>
  client_uuid: string | null
  case_uuid: string | null
  entity: string
  entity_uuid: string
  by: string
  at: Moment
  /** The part of the network from which it was changed, such as 203.0.113.0/24; null for what no request changed. */
  network: ColumnType<string | null, string | null, never>
  action: Action
  before: ColumnType<Record<string, unknown> | null, string | null, never>
  after: ColumnType<Record<string, unknown> | null, string | null, never>
}

declare module '../db/tables.ts' {
  interface Tables {
    change: ChangeTable
  }
}
