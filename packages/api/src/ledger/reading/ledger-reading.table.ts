import type { ColumnType } from 'kysely'
import type { Moment } from '../../db/moment.ts'

/**
 * A file that a worker is to read: a ledger, or what else its job says. Whoever asks for it deletes it once there is an
 * answer.
 */
export interface LedgerReadingTable {
  uuid: string
  /** The sheet of a workbook that is asked for. */
  sheet: string | null
  bytes: ColumnType<Buffer, Buffer, never>
  /** JSON of a `ReadingAnswer`; null until it is read. */
  answer: ColumnType<string | null, never, string>
  asked_at: Moment
}

declare module '../../db/tables.ts' {
  interface Tables {
    ledger_reading: LedgerReadingTable
  }
}
