import { csvRecords, CsvProblem } from './csv-records.ts'
import { decodeText, STRAY } from './decode-text.ts'
import { headingRowOf, isLedgerHead } from './headings.ts'
import { columnLetters, HEAD_ROWS, MAX_ROWS, TOO_MANY_ROWS, type GridRow } from './ledger-grid.ts'
import { NOT_A_LEDGER, LedgerFileError } from './ledger-file-error.ts'

const DELIMITERS = [',', ';', '\t']

// oxlint-disable-next-line no-control-regex
const isBinary = (text: string): boolean => text.startsWith('%PDF') || /[\0-\x08\x0e-\x1f]/.test(text.slice(0, 10_000))
const rowsOf = (records: readonly string[][]): GridRow[] => records.map((cells, i) => ({ row: i + 1, cells }))

/** The first records as a delimiter divides them; none if that cannot be. */
function headWith(text: string, delimiter: string): string[][] {
  try {
    return csvRecords(text, delimiter, HEAD_ROWS)
  } catch (error) {
    if (error instanceof CsvProblem) return [...error.before]
    throw error
  }
}

/** How many of the first records have as many cells as most of them, and how many cells those are. */
function evenness(records: readonly string[][]): number {
  const widths = [...Map.groupBy(records, ({ length }) => length)].filter(([width]) => width > 1)
  return Math.max(0, ...widths.map(([width, { length }]) => length * 1_000 + width))
}

/** The delimiter with which one of the first rows reads as headings, else the one that divides most rows alike. */
function detectDelimiter(text: string): string {
  const heads = DELIMITERS.map((delimiter) => ({ delimiter, records: headWith(text, delimiter) }))
  const reads = heads.find(({ records }) => isLedgerHead(rowsOf(records)))
  const [most] = heads.toSorted((a, b) => evenness(b.records) - evenness(a.records))
  return (reads ?? most)?.delimiter ?? ','
}

/** Takes off the first line in which a spreadsheet says its delimiter; it is no row to one that opens the file. */
function delimited(text: string): { text: string; delimiter: string } {
  const said = /^sep=([^\p{L}\p{N}"\r\n])(?:\r\n?|\n|$)/iu.exec(text)
  return said
    ? { text: text.slice(said[0].length), delimiter: said[1] ?? ',' }
    : { text, delimiter: detectDelimiter(text) }
}

/** Whether a cell over several lines holds a row of the file, which an open quotation mark above has taken in. */
const swallowsRow = (cell: string, delimiter: string): boolean =>
  cell
    .split(/\r\n?|\n/)
    .slice(1)
    .some((line) => /^\s*\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/.test(line) && line.split(delimiter).length > 3)

/** A problem in the words of the screen. */
function refusal({
  kind,
  row,
  column,
  before,
}: Pick<CsvProblem, 'kind' | 'row' | 'column' | 'before'>): LedgerFileError {
  const heading = headingRowOf(rowsOf(before))?.cells[column]?.trim()
  const place = `row ${row}, column ${columnLetters(column)}${heading ? ` (${heading})` : ''}`
  return new LedgerFileError(
    kind === 'open_quote'
      ? `The quotation mark that begins ${place} is not closed in its cell. Close it or take it out.`
      : `The text in ${place} is longer than a row of a ledger can be.`,
  )
}

/**
 * Reads a text delimited by commas, semicolons or tabs, or as its first line says (`sep=;`). Throws a LedgerFileError
 * for binary, malformed or too long files.
 */
export function readCsv(bytes: Uint8Array): GridRow[] {
  const decoded = decodeText(bytes)
  if (isBinary(decoded)) throw new LedgerFileError(NOT_A_LEDGER)
  const { text, delimiter } = delimited(decoded)
  try {
    const records = csvRecords(text, delimiter, MAX_ROWS + HEAD_ROWS + 1)
    const hasStrays = text.includes(STRAY)
    const rows = records.map((cells, i): GridRow => {
      const swallowed = cells.findIndex((cell) => cell.includes('\n') && swallowsRow(cell, delimiter))
      if (swallowed >= 0)
        throw refusal({ kind: 'open_quote', row: i + 1, column: swallowed, before: records.slice(0, i) })
      return hasStrays ? withoutStrays(i + 1, cells) : { row: i + 1, cells }
    })
    if (rows.length > MAX_ROWS + HEAD_ROWS) throw new LedgerFileError(TOO_MANY_ROWS)
    return rows
  } catch (error) {
    throw error instanceof CsvProblem ? refusal(error) : error
  }
}

/** A row whose cells with a stray character are named. */
function withoutStrays(row: number, cells: readonly string[]): GridRow {
  const doubtful = cells.flatMap((cell, i) => (cell.includes(STRAY) ? i : []))
  return {
    row,
    cells: cells.map((cell) => cell.replaceAll(STRAY, '')),
    ...(doubtful.length > 0 && { doubtful }),
  }
}
