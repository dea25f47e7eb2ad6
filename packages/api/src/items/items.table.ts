import type { Generated } from 'kysely'
import type { Moment, SetMoment } from '../db/moment.ts'

/**
 * Columns common to all item kinds: case, parent item, version and lifecycle. Kind-specific columns are in a detail
 * table.
 */
export interface CaseItemTable {
  uuid: Generated<string>
  seq: Generated<number>
  client_uuid: string
  case_uuid: string
  parent_uuid: string | null
  kind: string
  version: Generated<number>
  import_uuid: Generated<string | null>
  created_by: string
  created_at: Moment
  changed_by: string
  changed_at: SetMoment
  deleted_by: string | null
  deleted_at: SetMoment<null>
}

export interface CommentTable {
  uuid: Generated<string>
  client_uuid: string
  case_uuid: string
  item_uuid: string
  body: string
  created_by: string
  created_at: Moment
  changed_at: SetMoment<null>
  version: Generated<number>
  resolved_by: string | null
  resolved_at: SetMoment<null>
}

/** A document of the case that is attached to an item. Rows are in the order in which they were attached, by `seq`. */
export interface ItemFileTable {
  item_uuid: string
  file_uuid: string
  client_uuid: string
  case_uuid: string
  seq: Generated<number>
  attached_by: string
  attached_at: Generated<string>
}

declare module '../db/tables.ts' {
  interface Tables {
    case_item: CaseItemTable
    comment: CommentTable
    item_file: ItemFileTable
  }
}
