import {
  MAX_LEDGER_COLUMNS as MAX_COLUMNS,
  MAX_LEDGER_ROWS as MAX_ROWS,
} from '@costdraft/schema/ledger/ledger-choices.ts'
import type { LedgerSheet } from '@costdraft/schema/ledger/ledger-import.ts'

/**
 * A row of an uploaded ledger: its row number as a spreadsheet shows it, and its cells as text, at most `MAX_COLUMNS`
 * of them. Dates of a workbook are in ISO format.
 */
export interface GridRow {
  row: number
  cells: string[]
  /** The formulas that the workbook stores without a value, by the index of their cell, whose text is "=" and it. */
  formulas?: Readonly<Record<number, string>>
  /** The indexes of cells with a character whose bytes are not those of the file's encoding. */
  doubtful?: readonly number[]
  /** The indexes of cells whose text a person put in place of that of the file. */
  corrected?: readonly number[]
}
/** What is read of a file: its sheets, none of a text, and the rows of one of them. */
export interface LedgerFile {
  sheets: LedgerSheet[]
  /** The sheet of `rows`; null for a text, and if several sheets may be meant, of which no row is read then. */
  sheet: string | null
  rows: GridRow[]
}

export { MAX_COLUMNS, MAX_ROWS }
/** The rows above the headings, and the headings, are among so many filled rows. */
export const HEAD_ROWS = 20
export const TOO_MANY_ROWS = `A ledger may hold ${MAX_ROWS.toLocaleString('en-GB')} rows; this one holds more. Send it in parts.`

const isFilled = ({ cells }: GridRow): boolean => cells.some((text) => text.trim() !== '')
/** The first filled rows, among which the headings are. */
export function headOf(rows: readonly GridRow[]): GridRow[] {
  const head: GridRow[] = []
  for (const row of rows) {
    if (isFilled(row)) head.push(row)
    if (head.length === HEAD_ROWS) break
  }
  return head
}
/** The letters of a column, by its index from 0, as a spreadsheet shows them. */
export const columnLetters = (index: number): string =>
  (index < 26 ? '' : columnLetters(Math.floor(index / 26) - 1)) + String.fromCodePoint(65 + (index % 26))
