import { headingRowOf, likeliestHeadingRow, type Column } from '../headings.ts'
import { headOf, type GridRow } from '../ledger-grid.ts'
import { parseDate, parseHours } from '../parse-values.ts'
import { choicesError, type Choices } from './choices.ts'

interface Known {
  choices: Pick<Choices, 'headingRow'>
  /** The columns that the case requires besides those of every case. */
  ofCase: readonly Column[]
  /** Whether the firm chose columns for these headings before. */
  isRemembered: (headings: readonly string[]) => boolean
}

/**
 * The row that names the columns: as chosen, else one whose columns the firm chose before, else the first that names
 * all, or the one that names most, else one of words alone above a row with a date. Undefined if none of the first rows
 * does. Throws 422 for a chosen row that the file has not.
 */
export function findHeadingRow(
  rows: readonly GridRow[],
  { choices, ofCase, isRemembered }: Known,
): GridRow | undefined {
  if (choices.headingRow !== null && rows.length > 0) {
    const chosen = rows.find(({ row }) => row === choices.headingRow)
    if (!chosen) throw choicesError(`The file has no row ${choices.headingRow}.`)
    return chosen
  }
  return (
    headOf(rows).find(({ cells }) => isRemembered(cells)) ??
    headingRowOf(rows, ofCase) ??
    likeliestHeadingRow(rows) ??
    wordsAboveDates(headOf(rows))
  )
}

const filledOf = ({ cells }: GridRow): string[] => cells.map((text) => text.trim()).filter(Boolean)
const hasDate = (row: GridRow): boolean => filledOf(row).some((text) => parseDate(text) !== undefined)

/** The first row of words, at least two, above one with a date. */
const wordsAboveDates = (head: readonly GridRow[]): GridRow | undefined =>
  head.find((row, i) => {
    const next = head[i + 1]
    const filled = filledOf(row)
    return (
      filled.length > 1 &&
      filled.every((text) => parseDate(text) === undefined && parseHours(text) === undefined) &&
      next !== undefined &&
      hasDate(next)
    )
  })
