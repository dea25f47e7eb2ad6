import type { ColumnType, Generated } from 'kysely'
import type { SetMoment } from '../db/moment.ts'
import type { AbsenceColumns } from '../users/absence.ts'

/** A saved view that went to somebody else, with the name that it had. */
export interface HandedView {
  uuid: string
  name: string
}

/** What was handed over when somebody left, and whether that was undone. */
export interface HandOverTable {
  uuid: Generated<string>
  client_uuid: string
  person_uuid: string
  cases_to: string | null
  reviews_to: string | null
  views_to: string | null
  cases: string[]
  views: ColumnType<HandedView[], string, never>
  /** The absence that was there before. */
  absence: ColumnType<AbsenceColumns, string, never>
  /** Whether the hand-over deactivated the account, which an undo then restores. */
  deactivated: boolean
  handed_by: string
  handed_at: SetMoment
  undone_by: string | null
  undone_at: SetMoment<null>
}

declare module '../db/tables.ts' {
  interface Tables {
    hand_over: HandOverTable
  }
}
