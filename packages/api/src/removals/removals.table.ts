import type { RemovalKind } from '@costdraft/schema/removals/removals.ts'
import type { ColumnType, Generated } from 'kysely'

/** What a table had of a record that was removed. */
export interface TakenRows {
  table: string
  rows: Record<string, unknown>[]
}
/** What changed with a client that was removed: who was deactivated with it, and what it was called elsewhere. */
export interface TakenClient {
  people: { uuid: string; deactivated_at: string }[]
  external_ids: unknown[]
}

/** A record that was removed and can be brought back for thirty days. */
export interface RemovalTable {
  uuid: Generated<string>
  kind: RemovalKind
  record_uuid: string
  /** The firm of the record, and of a client its parent; a client without one itself. */
  client_uuid: string
  name: string
  rows: ColumnType<TakenRows[] | TakenClient, string, never>
  /** The files of the store that it names. */
  files: ColumnType<string[], never, never>
  removed_by: string
  removed_at: string
}

declare module '../db/tables.ts' {
  interface Tables {
    removal: RemovalTable
  }
}
