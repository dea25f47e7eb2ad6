import type { FrozenCase } from '../../outputs/frozen-case.ts'
import type { ReadAs } from '../../outputs/workbook/workbook.ts'
import { shortened } from '@costdraft/schema/text/cut-text.ts'
import { columnOf, isFilled, rowsOf, type Row } from './back-rows.ts'
import { addressOf, readBackSheets } from './back-sheets.ts'
import { linesById, namedLine, type LineOfBill } from './lines-by-id.ts'
import { changedCell, type ChangedCell } from './claimed-cells.ts'
import { findLineSheets, madeSheets, type FoundSheet, type MadeSheet } from './line-sheets.ts'
import { outOfOrder } from './moved-rows.ts'
import { assertOrigin } from './origin.ts'
import { readLine, type LineRead } from './read-line.ts'
import { RefusedWorkbook } from './refused-workbook.ts'
import type { At, NamedLine, ReadBack, UnreadableCell, WorkbookRead } from './workbook-read.ts'

/** The bill to which a workbook comes back: what is read is of this snapshot, by the hash that its workbooks have. */
export interface ReadBackOptions {
  frozen: FrozenCase
  snapshot: string
}

const MAX_SHOWN = 200

/** A row whose id is that of a line of the bill, with what it says. */
interface KnownRow extends Row, LineOfBill {
  named: NamedLine
  /** The cells of the sheet that its line was made on; undefined where it was not made on the sheet that it is on. */
  made: MadeSheet['rows'] extends ReadonlyMap<string, infer Cells> ? Cells | undefined : never
  read: LineRead
}

/** Whether a sheet has formulas left in a column, by what that is read as. */
function formulasIn(rows: readonly Row[]): (as: ReadAs) => boolean {
  const known = new Map<ReadAs, boolean>()
  return (as) => {
    const found = known.get(as) ?? rows.some(({ cellOf }) => cellOf(as).isFormula)
    known.set(as, found)
    return found
  }
}

/** The rows of a sheet that are of lines of the bill. */
function knownRows(
  rows: readonly Row[],
  lines: ReadonlyMap<string, LineOfBill>,
  madeOf: (id: string) => MadeSheet | undefined,
): KnownRow[] {
  const keepsFormulas = formulasIn(rows)
  return rows.flatMap((row): KnownRow | [] => {
    const line = lines.get(row.id)
    if (!line) return []
    const made = row.found.made.rows.get(row.id)
    const sheet = made ? row.found.made : madeOf(row.id)
    return {
      ...row,
      ...line,
      named: namedLine(row.id, line.line, sheet),
      made,
      read: readLine(line.line, row.cellOf, keepsFormulas),
    }
  })
}

/** What of a row is claimed otherwise than in the bill. */
const changedCells = ({ found, index, made }: KnownRow): ChangedCell[] =>
  found.columns.flatMap(({ head, as, made: column, at }) => {
    const cell = as === 'claimed' || as === 'description' ? made?.[column] : undefined
    return (cell && changedCell(head, cell, found.sheet.at(index, at))) ?? []
  })

/** Rows of a sheet that are out of order, or of a line of another sheet; of a line that is doubled its first row. */
function movedRows(rows: readonly KnownRow[]): KnownRow[] {
  const places = new Map([...(rows[0]?.found.made.rows.keys() ?? [])].map((id, place) => [id, place]))
  const first = [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed()
  const own = first.filter(({ id }) => places.has(id)).toSorted((a, b) => a.index - b.index)
  const out = outOfOrder(own.map(({ id }) => places.get(id) ?? 0))
  return [...own.filter((_, i) => out.has(i)), ...first.filter(({ id }) => !places.has(id))]
}

const unreadableCells = ({ named, at, found, index, cellOf, read }: KnownRow): UnreadableCell[] =>
  read.wrong.map(({ as, why }) => {
    const column = columnOf(found, as)
    return {
      ...named,
      ...at,
      column: column?.head ?? '',
      cell: addressOf(index, column?.at ?? 0),
      value: shortened(cellOf(as).text, MAX_SHOWN),
      why,
    }
  })

const isSame = ([first, ...more]: readonly KnownRow[]): boolean =>
  more.every(({ read }) => JSON.stringify(read.said) === JSON.stringify(first?.read.said))
const withAt = ({ named, at }: KnownRow): NamedLine & { at: At } => ({ ...named, at })

/** What the rows of lines that the bill counts say: of a line that is doubled only if all of them say the same. */
function taken(byId: ReadonlyMap<string, readonly KnownRow[]>): Pick<WorkbookRead, 'rows' | 'doubled'> {
  const rows: WorkbookRead['rows'] = []
  const doubled: WorkbookRead['doubled'] = []
  for (const all of byId.values()) {
    const [first] = all
    if (!first) continue
    const isTaken = isSame(all) && all.every(({ read }) => read.wrong.length === 0)
    if (all.length > 1) doubled.push({ ...first.named, at: all.map(({ at }) => at), isTaken })
    if (isTaken && first.isCounted && Object.keys(first.read.said).length > 0)
      rows.push({ ...withAt(first), ...first.read.said })
  }
  return { rows, doubled }
}

/** Rows that have an id that the bill does not know, or none though something is entered in them. */
const unknownRows = (rows: readonly Row[], lines: ReadonlyMap<string, LineOfBill>): WorkbookRead['unknown'] =>
  rows.flatMap((row) => {
    const isUnknown = row.id === '' ? isFilled(row) : !lines.has(row.id)
    const description = shortened(row.cellOf('description').text, MAX_SHOWN)
    return isUnknown ? { line: shortened(row.id, MAX_SHOWN), description, at: row.at } : []
  })

/** What sheets of lines say of a bill. */
function readSheets(found: readonly FoundSheet[], made: readonly MadeSheet[], frozen: FrozenCase): WorkbookRead {
  const lines = linesById(frozen)
  const documents = new Set(found.map((one) => one.made.document))
  const expected = made.filter(({ document }) => documents.has(document))
  const madeOf = (id: string): MadeSheet | undefined => expected.find(({ rows }) => rows.has(id))
  const bySheet = found.map(rowsOf)
  const known = bySheet.map((rows) => knownRows(rows, lines, madeOf))
  const byId = Map.groupBy(known.flat(), ({ id }) => id)
  return {
    ...taken(byId),
    changed: known.flat().flatMap((row) => {
      const cells = changedCells(row)
      return cells.length > 0 ? { ...withAt(row), cells } : []
    }),
    moved: known.flatMap(movedRows).map(withAt),
    missing: expected.flatMap((sheet) =>
      [...sheet.rows.keys()].flatMap((id) => {
        const line = byId.has(id) ? undefined : lines.get(id)
        return line?.isCounted ? namedLine(id, line.line, sheet) : []
      }),
    ),
    unknown: bySheet.flatMap((rows) => unknownRows(rows, lines)),
    uncounted: known.flat().flatMap((row) => (!row.isCounted && isFilled(row) ? withAt(row) : [])),
    unreadable: known.flat().flatMap((row) => (row.isCounted ? unreadableCells(row) : [])),
  }
}

/**
 * Reads a workbook of a completed bill (.xlsx) in which others have entered what is offered and allowed. Its rows come
 * back to the lines of the bill by their hidden ids, wherever they stand; amounts are in hundredths of an hour and
 * pence. A row says nothing where its cells are empty, and is not taken where one of them cannot be. Answers in a
 * sentence why a workbook is refused as a whole. Pure, but it asks for the time and memory that its limits allow.
 */
export async function readBack(bytes: Buffer, { frozen, snapshot }: ReadBackOptions): Promise<ReadBack> {
  try {
    const sheets = await readBackSheets(bytes)
    assertOrigin(sheets, frozen, snapshot)
    const made = madeSheets(frozen)
    return readSheets(findLineSheets(sheets, made), made, frozen)
  } catch (error) {
    if (error instanceof RefusedWorkbook) return { refused: error.message }
    throw error
  }
}
