import { monthFirstIn, monthFirstMessage } from './date-order.ts'
import { earnerFinder, type Earner } from './earner-names.ts'
import { columnName, columnsByHeading, layoutOf, missingColumns, type Layout } from './headings.ts'
import { headingRowOf, likeliestHeadingRow } from './headings.ts'
import { HEAD_ROWS, headOf, type GridRow } from './ledger-grid.ts'
import type { Failure, LedgerRow } from './ledger-row.ts'
import { readRows, validRow } from './ledger-rows.ts'
import { parseActivity } from './parse-values.ts'
import { ledgerFileHttpError } from './read-ledger.ts'
import { requiredColumnsOf, type RecordedNames } from './recorded-names.ts'
import { withoutForeignIds } from './row-id.ts'

/** What the rows of a file are in a case. */
interface ParsedLedger {
  rows: LedgerRow[]
  failed: Failure[]
  /** How many rows are totals or repeated headings. */
  leftOut: number
  headingOf: Layout['headingOf']
}

/**
 * Parses the rows of a file into time recordings of the case, by its headings and by names alone. Each invalid value is
 * reported with row, column and message; empty rows are skipped, totals and repeated headings left out. Throws a 422
 * HttpError if required columns are missing, or the dates are written month first.
 */
export function parseLedgerRows(
  grid: readonly GridRow[],
  earners: readonly Earner[],
  recorded: RecordedNames = {},
): ParsedLedger {
  const ofCase = requiredColumnsOf(recorded)
  const heading = headingRowOf(grid, ofCase) ?? likeliestHeadingRow(grid) ?? headOf(grid)[0]
  const cells = heading?.cells ?? []
  const below = heading ? grid.slice(grid.indexOf(heading) + 1) : []
  const indexes = withoutForeignIds(columnsByHeading(cells), below)
  const missing = missingColumns(indexes, ofCase)
  if (missing.length > 0)
    throw ledgerFileHttpError(
      `One of the first ${HEAD_ROWS} rows must name the columns. Not found: ${missing.map(columnName).join(', ')}.`,
    )
  const layout = layoutOf(cells, indexes)
  const monthFirst = monthFirstIn(below, indexes.date ?? -1)
  if (monthFirst) throw ledgerFileHttpError(monthFirstMessage(layout.headingOf('date'), monthFirst))
  const rows = readRows(cells, below, layout, {
    findEarner: earnerFinder(earners),
    findActivity: parseActivity,
    recorded,
  })
  return {
    rows: rows.flatMap((row) => validRow(row) ?? []),
    failed: rows.flatMap(({ failures }) => failures),
    leftOut: rows.filter(({ noWork }) => noWork).length,
    headingOf: layout.headingOf,
  }
}
