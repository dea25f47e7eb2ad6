import { earnerFinder, type Earner } from './earner-names.ts'
import { columnName, columnsByHeading, layoutOf, missingColumns, type Layout } from './headings.ts'
import type { GridRow } from './ledger-grid.ts'
import { readRows, validRow, type Failure, type LedgerRow } from './ledger-rows.ts'
import { parseActivity } from './parse-values.ts'
import { ledgerFileHttpError } from './read-ledger.ts'
import { requiredColumnsOf, type RecordedNames } from './recorded-names.ts'

/**
 * Parses the rows of a file into time recordings of the case, by its headings and by names alone. Each invalid value is
 * reported with row, column and message; empty rows are skipped. Throws a 422 HttpError if required columns are
 * missing.
 */
export function parseLedgerRows(
  grid: readonly GridRow[],
  earners: readonly Earner[],
  recorded: RecordedNames = {},
): { rows: LedgerRow[]; failed: Failure[]; headingOf: Layout['headingOf'] } {
  const cells = grid[0]?.cells ?? [],
    indexes = columnsByHeading(cells),
    missing = missingColumns(indexes, requiredColumnsOf(recorded))
  if (missing.length > 0)
    throw ledgerFileHttpError(`The first row must name the columns. Not found: ${missing.map(columnName).join(', ')}.`)
  const layout = layoutOf(cells, indexes),
    rows = readRows(grid, layout, { findEarner: earnerFinder(earners), findActivity: parseActivity, recorded })
  return {
    rows: rows.flatMap((row) => validRow(row) ?? []),
    failed: rows.flatMap(({ failures }) => failures),
    headingOf: layout.headingOf,
  }
}
