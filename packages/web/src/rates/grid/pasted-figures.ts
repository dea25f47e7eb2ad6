import { tidyFigure } from './figure-text.ts'
import { linesOf, type RateGrid } from './rate-grid.ts'

/** What pasting changes: the figures by the key of their row, and how many had no place in the grid. */
export interface PastedFigures {
  figures: ReadonlyMap<string, string>
  leftOut: number
}

/**
 * Lays the cells of a sheet over a grid, downwards and to the right from the figure `key`. Lines that have no figure in
 * that column are passed over.
 */
export function pasteInto(grid: RateGrid, key: string, sheet: readonly (readonly string[])[]): PastedFigures {
  const lines = linesOf(grid)
  const start = lines.findIndex(({ cells }) => cells.some((cell) => cell?.key === key))
  const column = lines[start]?.cells.findIndex((cell) => cell?.key === key) ?? 0
  const targets = lines.slice(Math.max(start, 0)).filter(({ cells }) => cells[column] !== undefined)
  const figures = new Map<string, string>()
  let leftOut = 0
  for (const [i, texts] of sheet.entries())
    for (const [j, text] of texts.entries()) {
      const row = targets[i]?.cells[column + j]
      if (row) figures.set(row.key, tidyFigure(row.unit, text))
      else if (text.trim() !== '') leftOut++
    }
  return { figures, leftOut }
}
