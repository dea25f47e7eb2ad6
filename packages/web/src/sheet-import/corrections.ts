import type { CellGrid } from './use-cell-grid.ts'
import type { AnySheetImport } from './use-sheet-import.ts'

/** What the cells of the preview are corrected by. */
export interface Corrections {
  grid: CellGrid
  correct: AnySheetImport['correct']
  /** What may be meant in a column, by the key of its cells. */
  offered: Readonly<Record<string, readonly string[]>>
}
