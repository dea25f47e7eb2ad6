import { isUuid } from '@costdraft/schema/uuid.ts'
import type { ColumnIndexes } from './headings.ts'
import type { GridRow } from './ledger-grid.ts'

/** Whether a column holds ids of ours: another system's numbers have the same heading. */
const holdsRowIds = (rows: readonly GridRow[], index: number): boolean =>
  rows.some(({ cells }) => isUuid(cells[index]?.trim() ?? ''))

/** The columns of a file without that of the ids, if those of its rows are not ours. */
export function withoutForeignIds({ id, ...others }: ColumnIndexes, rows: readonly GridRow[]): ColumnIndexes {
  return id === undefined || !holdsRowIds(rows, id) ? others : { id, ...others }
}
