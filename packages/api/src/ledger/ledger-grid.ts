import {
  MAX_LEDGER_COLUMNS as MAX_COLUMNS,
  MAX_LEDGER_ROWS as MAX_ROWS,
} from '@costdraft/schema/ledger/ledger-choices.ts'

/**
 * A row of an uploaded ledger: its row number in the file (from 1) and its cells as text. At most `MAX_COLUMNS` of
 * them. Dates of a workbook are in ISO format.
 */
export interface GridRow {
  row: number
  cells: string[]
}
export { MAX_COLUMNS, MAX_ROWS }
export const TOO_MANY_ROWS = `A ledger may hold ${MAX_ROWS.toLocaleString('en-GB')} rows; this one holds more. Send it in parts.`
