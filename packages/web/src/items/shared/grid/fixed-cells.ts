import type { GridRow } from './grid-rows.ts'
import type { GridSource } from './grid-source.ts'

/** What of a grid is only read. */
export interface Fixing {
  /** Whether a row is changed elsewhere. */
  isLocked: (row: GridRow) => boolean
  /** Whether a cell is only read; without this, those of rows that are changed elsewhere are. */
  isFixed?: (row: GridRow, name: string) => boolean
}

/** Whether a cell is only read. */
export const isFixedCell = ({ isLocked, isFixed }: Fixing, row: GridRow, name: string): boolean =>
  isLocked(row) || isFixed?.(row, name) === true

/** Whether rows are added, copied and deleted here; those that are given are only entered. */
export const addsRows = ({ store: { source } }: { store: { source: GridSource } }): boolean =>
  source.newValues !== undefined
