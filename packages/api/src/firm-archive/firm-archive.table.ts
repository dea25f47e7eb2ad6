import type { FirmArchiveCounts } from '@costdraft/schema/firm-archive/firm-archive.ts'
import type { ColumnType, Generated } from 'kysely'
import type { SetMoment } from '../db/moment.ts'

/** An archive of all data of a firm. While it is neither made nor failed, a job whose key is its uuid makes it. */
export interface FirmArchiveTable {
  uuid: Generated<string>
  client_uuid: string
  requested_by: string
  requested_at: SetMoment
  /** Its file in the file store; null, as what follows, until it is made. */
  file_uuid: string | null
  size: number | null
  sha256: string | null
  counts: ColumnType<FirmArchiveCounts | null, never, string>
  made_at: SetMoment<null>
  expires_at: SetMoment<null>
  /** Why it could not be made. */
  error: string | null
}

declare module '../db/tables.ts' {
  interface Tables {
    firm_archive: FirmArchiveTable
  }
}
