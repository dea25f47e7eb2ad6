import { MAX_COLUMNS } from './ledger-grid.ts'

/** The most characters of a record, which is far more than one row of work holds. */
const LONGEST = 100_000

/** A record that cannot be read: its number, the index of the cell in it, and the records before it. */
export class CsvProblem extends Error {
  override name = 'CsvProblem'
  readonly kind: 'open_quote' | 'too_long'
  readonly row: number
  readonly column: number
  readonly before: readonly string[][]
  constructor(kind: CsvProblem['kind'], column: number, before: readonly string[][]) {
    super(kind)
    this.kind = kind
    this.row = before.length + 1
    this.column = column
    this.before = before
  }
}

/** Finds the next place of a text from a position on, where positions never go back; its end if there is none. */
function finderOf(text: string, wanted: string): (from: number) => number {
  let found = -1
  return (from) => {
    if (found < from) found = text.indexOf(wanted, from)
    if (found < 0) found = text.length
    return found
  }
}

/** The place behind the closing mark of a quoted cell; undefined if it is not closed. */
function closeOf(text: string, start: number): number | undefined {
  let at = start + 1
  for (;;) {
    const mark = text.indexOf('"', at)
    if (mark < 0 || mark - start > LONGEST) return undefined
    if (text[mark + 1] !== '"') return mark + 1
    at = mark + 2
  }
}

/** A cell of a text from a place on, and the place where it ends. */
interface Cell {
  text: string
  end: number
}

/** Reads cells one after the other: what is quoted, and what stands behind it up to the delimiter. */
function cellReader(text: string, delimiter: string, lineEnd: string): (at: number) => Cell | undefined {
  const nextEnd = finderOf(text, lineEnd)
  const nextDelimiter = finderOf(text, delimiter)
  return (at) => {
    const close = text[at] === '"' ? closeOf(text, at) : at
    if (close === undefined) return undefined
    const end = Math.min(nextDelimiter(close), nextEnd(close))
    const quoted = text.slice(at, close)
    const rest = text.slice(close, text[end] !== delimiter && text[end - 1] === '\r' && end > close ? end - 1 : end)
    if (quoted === '') return { text: rest, end }
    if (rest.trim() === '') return { text: quoted.slice(1, -1).replaceAll('""', '"'), end }
    // A mark in another row that happened to close it.
    return quoted.includes(lineEnd) ? undefined : { text: quoted + rest, end }
  }
}

/**
 * The records of a text, at most so many, each of at most `MAX_COLUMNS` cells. A cell is quoted if it begins with a
 * quotation mark; one inside a cell that does not, or that goes on behind its last mark, is a character like any other.
 * Throws a CsvProblem for a mark that is not closed where its cell ends.
 */
export function csvRecords(text: string, delimiter: string, most = Number.MAX_SAFE_INTEGER): string[][] {
  const cellAt = cellReader(text, delimiter, text.includes('\n') ? '\n' : '\r')
  const records: string[][] = []
  let at = 0
  while (at < text.length && records.length < most) {
    const cells: string[] = []
    const start = at
    let isOpen = true
    for (let column = 0; isOpen; column++) {
      const cell = cellAt(at)
      if (!cell) throw new CsvProblem('open_quote', column, records)
      if (cell.end - start > LONGEST) throw new CsvProblem('too_long', column, records)
      if (column < MAX_COLUMNS) cells.push(cell.text)
      isOpen = text[cell.end] === delimiter
      at = cell.end + 1
    }
    records.push(cells)
  }
  return records
}
