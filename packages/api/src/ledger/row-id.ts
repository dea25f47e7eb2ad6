import type { ColumnIndexes } from './headings.ts'
import type { GridRow } from './ledger-grid.ts'

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
/** Whether a text is the id of a row of ours. */
export const isRowId = (text: string): boolean => UUID.test(text)

/** Whether a column holds ids of ours: another system's numbers have the same heading. */
const holdsRowIds = (rows: readonly GridRow[], index: number): boolean =>
  rows.some(({ cells }) => isRowId(cells[index]?.trim() ?? ''))

/** The columns of a file without that of the ids, if those of its rows are not ours. */
export function withoutForeignIds({ id, ...others }: ColumnIndexes, rows: readonly GridRow[]): ColumnIndexes {
  return id === undefined || !holdsRowIds(rows, id) ? others : { id, ...others }
}
