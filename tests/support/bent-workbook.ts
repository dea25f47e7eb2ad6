import { createHash } from 'node:crypto'
import { documentsOf } from '@costdraft/api/outputs/documents-by-area.ts'
import type { FrozenCase } from '@costdraft/api/outputs/frozen-case.ts'
import type { ReadAs, SheetModel } from '@costdraft/api/outputs/workbook/workbook.ts'
import { openXlsx, saveXlsx, type CellValue, type Sheet, type Workbook } from 'hucre/xlsx'

// Workbooks as people send them back: made as the documents of a case are, and changed.

/** The hash of a snapshot, as its documents have it. */
export const hashOf = (frozen: FrozenCase): string => createHash('sha256').update(JSON.stringify(frozen)).digest('hex')

const documentOf = ({ case: { areaOfWork } }: FrozenCase, key: string) => {
  const document = documentsOf(areaOfWork)?.find((one) => one.key === key)
  if (!document?.workbookOf) throw new Error(`${areaOfWork} has no workbook ${key}.`)
  return { ...document, workbookOf: document.workbookOf }
}

const made = new WeakMap<FrozenCase, Map<string, Uint8Array>>()
/** A document of a case that is a workbook, as it is made. */
export async function madeWorkbook(frozen: FrozenCase, key: string): Promise<Uint8Array> {
  const ofCase = made.get(frozen) ?? new Map<string, Uint8Array>()
  made.set(frozen, ofCase)
  const bytes = ofCase.get(key) ?? (await documentOf(frozen, key).make(frozen, hashOf(frozen))).bytes
  ofCase.set(key, bytes)
  return bytes
}

/** A sheet of lines of such a document. */
export interface LinesSheet {
  name: string
  /** The number of a column from 0, by what it is read as, or by its head. */
  column: (as: ReadAs | (string & {})) => number
  /** The number of the row of a line from 0. */
  row: (line: string) => number
  /** The ids of its lines, in order. */
  lines: readonly string[]
}

function linesSheet({ name, lines, rows }: SheetModel): LinesSheet | [] {
  if (!lines) return []
  const heads = rows[lines.heads - 1]!.map(({ value }) => String(value))
  const column = (as: string): number => {
    const at = (lines.reads as readonly (string | null)[]).indexOf(as)
    const found = at === -1 ? heads.indexOf(as) : at
    if (found === -1) throw new Error(`${name} has no column ${as}.`)
    return found
  }
  const ids = rows.map((row) => String(row[column('line')]?.value ?? ''))
  return {
    name,
    column,
    row: (line) => {
      const at = ids.indexOf(line, lines.heads)
      if (at === -1) throw new Error(`${name} has no line ${line}.`)
      return at
    },
    lines: ids.slice(lines.heads).filter(Boolean),
  }
}

/** The sheets of lines of a document. */
export const linesSheets = (frozen: FrozenCase, key: string): LinesSheet[] =>
  documentOf(frozen, key)
    .workbookOf(frozen)
    .sheets.flatMap((sheet) => linesSheet(sheet))

/** The sheet of an open workbook. */
export function sheetIn({ sheets }: Workbook, name: string): Sheet {
  const found = sheets.find((sheet) => sheet.name === name)
  if (!found) throw new Error(`The workbook has no sheet ${name}.`)
  return found
}

/** Puts a value into a cell, in the place of a formula too. Rows and columns are counted from 0. */
export function putCell({ rows, cells }: Sheet, row: number, column: number, value: CellValue): void {
  while (rows.length <= row) rows.push([])
  const cellsOfRow = rows[row]!
  while (cellsOfRow.length < column) cellsOfRow.push(null)
  cellsOfRow[column] = value
  cells?.delete(`${row},${column}`)
}

/** The workbook as it is saved after something was done to it. */
export async function bentWorkbook(bytes: Uint8Array, bend: (workbook: Workbook) => void): Promise<Buffer> {
  const workbook = await openXlsx(bytes)
  bend(workbook)
  return Buffer.from(await saveXlsx(workbook))
}
