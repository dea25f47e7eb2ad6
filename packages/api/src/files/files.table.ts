import type { Moment, SetMoment } from '../db/moment.ts'

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
  created_by: string
  created_at: Moment
  deleted_by: string | null
  deleted_at: SetMoment<null>
}
