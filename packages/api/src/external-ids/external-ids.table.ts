import type { ExternalId, ExternalIdKind } from '@costdraft/schema/external-ids/external-ids.ts'
import type { ColumnType } from 'kysely'

/**
 * The external ids of all records, which triggers copy from the lists of their rows: by it they are unique and found.
 */
export interface ExternalIdTable {
  kind: ExternalIdKind
  record_uuid: string
  client_uuid: string
  /** Within which an id is unique: the firm of the record, the parent of a client; null for a client without one. */
  within_uuid: string | null
  system: string
  id: string
}

/** The columns of a record that has external ids. */
export interface ExternalIdColumns {
  /** Written as JSON text. */
  external_ids: ColumnType<ExternalId[], string | undefined, string>
  /** A hash of the body that it was created with (`creation.ts`); null where that had no external ids. */
  created_with: ColumnType<string | null, string | null | undefined, never>
}

declare module '../db/tables.ts' {
  interface Tables {
    external_id: ExternalIdTable
  }
}
