import type { LedgerSheet } from '@costdraft/schema/ledger/ledger-import.ts'

// What every import of a sheet has in common, whatever its rows are: choices, columns, rows and their states. The
// answers of the server have these and more.

/** What a person says of a sheet before it is imported. */
export interface SheetChoices {
  columns?: Record<string, string | null>
  /** Row numbers of the file, as a spreadsheet shows them, that are not taken. */
  leave_out?: number[]
  /** The name of the sheet that is taken, of a workbook. */
  sheet?: string
  /** The number of the row that names the columns. */
  heading_row?: number
  /** Texts in place of those of the file: by row number, and in it by the index of the column from 0. */
  cells?: Record<string, Record<string, string>>
}

export interface SheetColumn {
  index: number
  heading: string
  samples: string[]
  column: string | null
  guessed_by: string | null
}

export type RowState = 'ready' | 'warning' | 'error' | 'left_out'

export interface SheetRow {
  row: number
  state: RowState
  /** As in the file or as corrected, each at most 200 characters. */
  cells: string[]
  /** The indexes of the cells that were corrected. */
  corrected: number[]
  messages: { column: string; value: string; message: string }[]
}

export interface SheetPreview {
  sheets: LedgerSheet[]
  sheet: string | null
  heading_row: number | null
  head_rows: { row: number; cells: string[] }[]
  columns: SheetColumn[]
  offered: string[]
  missing: string[]
  refused: string | null
  counts: Record<RowState, number>
  rows: SheetRow[]
  more_rows: number
}

/** What an import calls its sheets and columns. */
export interface SheetWords {
  /** What a sheet reads as, one and several, where `reads_as_ledger` says so of this sort of sheet. */
  readsAs?: { one: string; many: string }
  /** What the sheet holds that is to be chosen. */
  holds: string
  columnName: (column: string) => string
  /** How the columns of a file were understood, in sentences. */
  columnsText: (preview: SheetPreview) => string
}
