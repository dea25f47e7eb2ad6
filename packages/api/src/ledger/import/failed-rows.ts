import { escapeFormula } from '@costdraft/schema/text/formula-escape.ts'
import { writeCsv } from 'hucre/csv'
import type { GridRow } from '../ledger-grid.ts'
import type { Failure } from '../ledger-row.ts'
import { isWhy, WHY } from './why.ts'

/** A file as it was read: its headings, the rows that were to be taken, and what is wrong with them. */
interface Read {
  heading: GridRow | undefined
  wanted: readonly { row: number; cells: readonly string[]; texts: readonly string[] }[]
  failed: readonly Failure[]
}

/**
 * The rows of a file that cannot be taken as CSV, as they stand in it, with the reasons in a last column. So that it
 * can be mended and imported, it has the headings of the file; a column of reasons from before is replaced.
 */
export function failedRowsCsv({ heading, wanted, failed: failures }: Read): string {
  const reasons = Map.groupBy(failures, ({ row }) => row)
  const headings = heading?.cells ?? []
  const failed = wanted.filter(({ row }) => reasons.has(row))
  const width = Math.max(headings.length, ...failed.map(({ cells }) => cells.length))
  const kept = Array.from({ length: width }, (_, i) => i).filter((i) => !isWhy(headings[i] ?? ''))
  const line = (cells: readonly string[], why: string): string[] => [...kept.map((i) => cells[i] ?? ''), why]
  return writeCsv(
    [
      line(headings, WHY).map(escapeFormula),
      ...failed.map(({ row, texts }) =>
        line(texts, (reasons.get(row) ?? []).map(({ column, message }) => `${column}: ${message}`).join(' ')).map(
          escapeFormula,
        ),
      ),
    ],
    { bom: true },
  )
}
