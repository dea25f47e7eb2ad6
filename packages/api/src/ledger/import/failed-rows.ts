import { escapeFormula } from '@costdraft/schema/text/formula-escape.ts'
import { writeCsv } from 'hucre/csv'
import { assertColumnsKnown, type ReadImport } from './read-import.ts'
import { isWhy, WHY } from './why.ts'

/**
 * The rows of a file that cannot be taken as CSV, as they stand in it, with the reasons in a last column. So that it
 * can be mended and imported, it has the headings of the file; a column of reasons from before is replaced. Throws 422
 * if a required column is missing.
 */
export function failedRowsCsv(read: ReadImport): string {
  assertColumnsKnown(read)
  const reasons = Map.groupBy(read.failed, ({ row }) => row)
  const headings = read.heading?.cells ?? []
  const failed = read.wanted.filter(({ row }) => reasons.has(row))
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
