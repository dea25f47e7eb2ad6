/** A ledger as it was written: the number a person sees beside each row, and its cells as text. Dates of a workbook are ISO. */
export interface GridRow {
  row: number
  cells: string[]
}
export const MOST_ROWS = 20_000
export const TOO_LONG = `A ledger may hold ${MOST_ROWS.toLocaleString('en-GB')} rows; this one holds more. Send it in parts.`
