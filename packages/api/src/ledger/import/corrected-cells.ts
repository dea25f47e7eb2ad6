import type { GridRow } from '../ledger-grid.ts'
import { choicesError, type Choices } from './choices.ts'

/**
 * The rows of a file with the texts that a person put in place of its own. Throws 422 for a row or a column that the
 * file has not.
 */
export function withCorrections(rows: readonly GridRow[], { cells }: Pick<Choices, 'cells'>): readonly GridRow[] {
  if (cells.size === 0) return rows
  const width = Math.max(0, ...rows.map((row) => row.cells.length))
  const known = new Set(rows.map(({ row }) => row))
  for (const [row, texts] of cells) {
    if (!known.has(row)) throw choicesError(`The file has no row ${row}.`)
    if ([...texts.keys()].some((index) => index >= width)) throw choicesError('The file has fewer columns than that.')
  }
  return rows.map((row) => {
    const texts = cells.get(row.row)
    return texts ? corrected(row, texts) : row
  })
}

/** A row with other texts, of which nothing is doubtful any more. */
function corrected({ row, cells, formulas = {}, doubtful = [] }: GridRow, texts: ReadonlyMap<number, string>): GridRow {
  const width = Math.max(cells.length, ...[...texts.keys()].map((index) => index + 1))
  return {
    row,
    cells: Array.from({ length: width }, (_, index) => texts.get(index) ?? cells[index] ?? ''),
    formulas: Object.fromEntries(Object.entries(formulas).filter(([index]) => !texts.has(Number(index)))),
    doubtful: doubtful.filter((index) => !texts.has(index)),
    corrected: [...texts.keys()].toSorted((a, b) => a - b),
  }
}
