import type { ColumnType } from 'kysely'
import type { Moment, SetMoment } from '../db/moment.ts'
import type { Place } from '../db/place.ts'

/**
 * A file or a folder of a case. `size`, `sha256` and `media_type` are null for a folder. A file is in the file store
 * under the same uuid.
 */
export interface CaseFileTable {
  uuid: string
  client_uuid: string
  case_uuid: string
  parent_uuid: string | null
  is_file: boolean
  name: string
  size: number | null
  sha256: string | null
  media_type: string | null
  /** The date of what is in a file; null for a folder, and where the day of its upload stands for it. */
  dated: string | null
  created_by: string
  created_at: Moment
  /** When it was last renamed, moved, dated, removed or brought back. */
  changed_at: SetMoment
  deleted_by: string | null
  deleted_at: SetMoment<null>
}

/** A file that this database has put into the file store, committed before its first byte is written. */
export interface StoredFileTable {
  uuid: string
  begun_at: SetMoment
  /** When it was put into the trash; null while it is in the store. */
  trashed_at: SetMoment<null>
}

/** The file store that belongs to this database: one row at most. */
export interface FileStoreTable {
  is_only: ColumnType<boolean, never, never>
  id: string
  /** Where the database stood when the two were paired; null for the embedded one. */
  place: ColumnType<Place | null, string | null, string | null>
  /** How the two differed when a worker last compared them; null from its start until it has. */
  missing_files: ColumnType<number | null, never, number | null>
  unknown_files: ColumnType<number | null, never, number | null>
}

declare module '../db/tables.ts' {
  interface Tables {
    case_file: CaseFileTable
    stored_file: StoredFileTable
    file_store: FileStoreTable
  }
}
