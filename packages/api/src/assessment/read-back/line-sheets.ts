import { documentsOf } from '../../outputs/documents-by-area.ts'
import type { FrozenCase } from '../../outputs/frozen-case.ts'
import { LINE_ID } from '../../outputs/workbook/snapshot-sheet.ts'
import type { Cell, ReadAs, SheetModel } from '../../outputs/workbook/workbook.ts'
import type { BackSheet } from './back-sheets.ts'
import { RefusedWorkbook } from './refused-workbook.ts'

/** A sheet of lines as it was made. */
export interface MadeSheet {
  /** The document that it is of. */
  document: string
  /** The heads of its columns, and what they are read as. */
  columns: readonly { head: string; as: ReadAs | null }[]
  /** The rows of its lines by their ids, in their order. */
  rows: ReadonlyMap<string, readonly Cell[]>
}
/** A column of a sheet that came back: where it is there, from 0, and where it was. */
export interface FoundColumn {
  head: string
  as: ReadAs | null
  made: number
  at: number
}
/** A sheet of lines that came back. */
export interface FoundSheet {
  sheet: BackSheet
  made: MadeSheet
  /** The row of its heads, from 0. */
  heads: number
  columns: readonly FoundColumn[]
}

/** What is entered of a line, as columns are read. */
export const enteredColumns = [
  ...['hoursOffered', 'rateOffered', 'sumOffered', 'dispute', 'reply'],
  ...['hoursAllowed', 'rateAllowed', 'sumAllowed', 'taxedOff', 'reason', 'comment', 'ruling'],
] as const satisfies readonly ReadAs[]
const isEntry = (as: ReadAs | null): boolean => (enteredColumns as readonly (ReadAs | null)[]).includes(as)

function madeSheet(document: string, { rows, lines }: SheetModel): MadeSheet | [] {
  if (!lines) return []
  const line = lines.reads.indexOf('line')
  const [heads = [], ...below] = rows.slice(lines.heads - 1)
  return {
    document,
    columns: heads.map(({ value }, i) => ({ head: String(value ?? ''), as: lines.reads[i] ?? null })),
    rows: new Map(
      below.flatMap((row): [string, readonly Cell[]][] => {
        const id = row[line]?.value
        return typeof id === 'string' && id !== '' ? [[id, row]] : []
      }),
    ),
  }
}

/** The sheets of lines of all workbooks that a case has. */
export const madeSheets = (frozen: FrozenCase): MadeSheet[] =>
  (documentsOf(frozen.case.areaOfWork) ?? []).flatMap(({ key, workbookOf, nameOf }) =>
    workbookOf && nameOf(frozen) !== null ? workbookOf(frozen).sheets.flatMap((sheet) => madeSheet(key, sheet)) : [],
  )

/** A head as it is compared: on one line, in lower case. */
const headKey = (head: string): string => head.replaceAll(/\s+/g, ' ').trim().toLowerCase()
/** The heads of a sheet are among so many first rows. */
const HEAD_ROWS = 100

/** Where the heads of a row are that a sheet was made with; empty where none is. */
function headsIn({ at, columns }: BackSheet, row: number): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (let column = 0; column < columns; column++) {
    const key = headKey(at(row, column).text)
    if (key !== '') found.set(key, [...(found.get(key) ?? []), column])
  }
  return found
}

/** How many of the heads of a sheet a row has. */
const shared = (found: ReadonlyMap<string, unknown>, { columns }: MadeSheet): number =>
  columns.filter(({ head }) => found.has(headKey(head))).length

interface Candidate {
  made: MadeSheet
  heads: number
  found: ReadonlyMap<string, number[]>
  score: number
}

/** The row of a sheet that has the most heads of a sheet that was made, and of which; undefined where none has any. */
function bestHeads(sheet: BackSheet, made: readonly MadeSheet[]): Candidate | undefined {
  let best: Candidate | undefined
  for (let row = 0; row < Math.min(sheet.rows, HEAD_ROWS); row++) {
    const found = headsIn(sheet, row)
    for (const one of found.size > 1 ? made : []) {
      const score = shared(found, one)
      if (score > (best?.score ?? 1)) best = { made: one, heads: row, found, score }
    }
  }
  return best
}

const lostLine = (sheet: string): string =>
  `The sheet “${sheet}” has lost its hidden last column “${LINE_ID}”, which says which line of the bill a row is. Enter it in the workbook that was made, with all its columns.`
const twice = (sheet: string, head: string): string =>
  `The sheet “${sheet}” has two columns “${head}”. Keep the one that is meant.`

function foundSheet(sheet: BackSheet, { made, heads, found, score }: Candidate): FoundSheet | [] {
  if (!found.has(headKey(LINE_ID))) {
    // Another sheet of the workbook shares a few heads with that of the lines.
    if (score > made.columns.length / 2) throw new RefusedWorkbook(lostLine(sheet.name))
    return []
  }
  const columns = made.columns.flatMap(({ head, as }, i): FoundColumn | [] => {
    const [at, more] = found.get(headKey(head)) ?? []
    if (at === undefined) return []
    if (more !== undefined && as !== null) throw new RefusedWorkbook(twice(sheet.name, head))
    return { head, as, made: i, at }
  })
  return { sheet, made, heads, columns }
}

const NO_LINES = `No sheet of this workbook has the hidden column “${LINE_ID}”, which says which line of the bill a row is. Enter it in the workbook that was made, with all its columns.`
const NO_ENTRIES = 'This workbook has no column in which something is offered or allowed.'

/**
 * The sheets of lines among those of a workbook, known by the heads of their columns: sheets are renamed, columns
 * moved. Throws a RefusedWorkbook where there is none, or one whose rows cannot be told.
 */
export function findLineSheets(sheets: readonly BackSheet[], made: readonly MadeSheet[]): FoundSheet[] {
  const found = sheets.flatMap((sheet) => {
    const best = bestHeads(sheet, made)
    return best ? foundSheet(sheet, best) : []
  })
  if (found.length === 0) throw new RefusedWorkbook(NO_LINES)
  if (!found.some(({ columns }) => columns.some(({ as }) => isEntry(as)))) throw new RefusedWorkbook(NO_ENTRIES)
  return found
}
