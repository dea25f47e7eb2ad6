import type { ActivityType } from '@costdraft/costing'
import type { LedgerColumn } from './ledger-columns.ts'

/** A column of the file: its heading, its first filled cells, what it is taken for and why. */
export interface LedgerColumnGuess {
  index: number
  heading: string
  samples: string[]
  column: LedgerColumn | null
  /** `heading` with a null column is one that is known to hold no work, such as *Why*. Null: nobody knows. */
  guessed_by: 'heading' | 'remembered' | 'values' | 'chosen' | null
}

/**
 * What a row that looks like another looks like: an earlier row of the file, or a row of the case with what it says.
 */
export type LedgerDuplicate =
  | { of: 'file'; row: number }
  | {
      of: 'case'
      uuid: string
      /** ISO date. */
      date: string
      fee_earner: string
      activity_type: ActivityType
      description: string | null
      /** In hours. */
      time: number
    }

/** A sentence about a cell, with its heading and its value. */
export interface LedgerMessage {
  column: string
  value: string
  message: string
}

/** A sheet of a workbook. */
export interface LedgerSheet {
  name: string
  /** Whether the workbook hides it. */
  hidden: boolean
  /** Its filled rows. */
  rows: number
  /** Whether one of its first rows names the columns of a ledger. */
  reads_as_ledger: boolean
}

/** Why a row is not taken: a person left it out, or it is a sum of rows above or repeats the headings. */
export type LedgerLeftOut = 'chosen' | 'total' | 'headings'

/** A row of the file, and what it would become. What cannot be read of it is null. */
export interface LedgerPreviewRow {
  /** The row number, as a spreadsheet shows it. */
  row: number
  state: 'ready' | 'warning' | 'error' | 'left_out'
  /** As in the file or as corrected, each at most 200 characters. */
  cells: string[]
  /** The indexes of the cells that were corrected. */
  corrected: number[]
  /** Null unless `state` is `left_out`. Only a row of `chosen` can be taken after all; the others have a message. */
  left_out: LedgerLeftOut | null
  /** ISO date. */
  date: string | null
  fee_earner: { uuid: string; name: string } | null
  activity_type: ActivityType | null
  description: string | null
  /** In hours. */
  time: number | null
  estimated: boolean
  /** Null for a row that is not stored: one in error or left out. */
  change: 'added' | 'updated' | 'unchanged' | null
  messages: LedgerMessage[]
  duplicate: LedgerDuplicate | null
}

/**
 * How a text of the file was understood: by the name or the initials, as before in this firm, or as the person chose.
 */
export type LedgerMatch = 'name' | 'initials' | 'remembered' | 'chosen' | null
/** A text that stands for a person, in how many rows, whom it means and whom it might mean. */
export interface LedgerPerson {
  text: string
  rows: number
  uuid: string | null
  by: LedgerMatch
  suggestions: { uuid: string; name: string }[]
}
/** A text that stands for an activity, in how many rows, which it means and which it might mean. */
export interface LedgerActivity {
  text: string
  rows: number
  activity_type: ActivityType | null
  by: LedgerMatch
  suggestions: ActivityType[]
}

/** The answer of `POST …/import/preview`. */
export interface LedgerPreview {
  /** The sheets of a workbook, in its order; empty for text. */
  sheets: LedgerSheet[]
  /**
   * The sheet that was read. Null for text, and where several may be meant: then there are no columns and no rows until
   * one is chosen.
   */
  sheet: string | null
  /** The number of the row that names the columns. Null where none does: then there are no columns and no rows. */
  heading_row: number | null
  /** The first twenty rows that are not empty, each cell at most 200 characters, to point at the headings. */
  head_rows: { row: number; cells: string[] }[]
  columns: LedgerColumnGuess[]
  /** What a column of this case may be taken for. */
  offered: LedgerColumn[]
  /** What its rows must say; `units` does for `time`. */
  required: LedgerColumn[]
  /** Required ones that no column is; then `rows` is empty. */
  missing: LedgerColumn[]
  /** Why no row can be taken although its columns are known, in a sentence or two; then `rows` is empty. Else null. */
  refused: string | null
  /** Of all rows of the file: by state, with estimated times, and of those that are taken what becomes of them. */
  counts: {
    ready: number
    warning: number
    error: number
    left_out: number
    estimated: number
    added: number
    updated: number
    unchanged: number
  }
  /** At most 2,000; where there are more, those with problems come first. */
  rows: LedgerPreviewRow[]
  /** How many rows are not listed. */
  more_rows: number
  /** The distinct texts, those that nobody is first, at most 500. */
  people: LedgerPerson[]
  activities: LedgerActivity[]
}

/** The answer of `POST …/import` and of the specified upload. */
export interface LedgerImported {
  /** Null if nothing changed. */
  import_uuid: string | null
  added: number
  updated: number
  unchanged: number
  estimated: number
  /** The rows that were left out: as chosen, sums of rows above, and repeated headings. */
  left_out: number
  warnings: { row: number; column: string; message: string; uuid: string }[]
  failed: { row: number; column: string; value: string; message: string }[]
}

/** An import of a case as `GET …/import` lists it. Moments are `yyyy-mm-ddThh:mm:ss` (UTC). */
export interface LedgerImportRecord {
  uuid: string
  file_name: string
  by: string
  at: string
  added: number
  updated: number
  left_out: number
  undone_at: string | null
  undone_by: string | null
  /** Whether the viewer may undo it now. */
  may_undo: boolean
}
export interface LedgerImportRecords {
  imports: LedgerImportRecord[]
}

/**
 * The answer of `DELETE …/import/{uuid}`: how many rows were removed and restored, and which were kept, with the
 * reason.
 */
export interface LedgerUndone {
  removed: number
  restored: number
  kept: { uuid: string; row: number; message: string }[]
}
