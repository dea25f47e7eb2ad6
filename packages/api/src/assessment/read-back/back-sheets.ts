import { readXlsx, type Sheet } from 'hucre/xlsx'
import { readArchive } from '../../files/archive-guard.ts'
import { columnLetters } from '../../ledger/ledger-grid.ts'
import { backCell, EMPTY, type BackCell } from './back-cell.ts'
import { RefusedWorkbook } from './refused-workbook.ts'

/** A sheet of a workbook that came back. Rows and columns are counted from 0. */
export interface BackSheet {
  name: string
  /** How many rows it has. */
  rows: number
  /** How many columns its widest row has. */
  columns: number
  at: (row: number, column: number) => BackCell
}

/** Far above the unpacked size of a bill of 10,000 lines. */
const ARCHIVE_LIMITS = { maxEntries: 500, maxBytes: 300_000_000 }
const MAX_SHEETS = 100
const MAX_COLUMNS = 200
/**
 * The most characters of all cells together. A text of the workbook that many cells share unpacks once, and would be
 * answered once for each of them.
 */
const MAX_CHARACTERS = 100_000_000
const DAMAGED = 'This Excel file cannot be read: it is damaged.'
const TOO_LARGE = 'This Excel file is larger inside than the workbook of a bill can be.'
const NOT_EXCEL = 'This is no Excel workbook. Save it as .xlsx and send it again.'
const LOCKED = 'This is a workbook of Excel 97 to 2003, or one with a password. Save it as .xlsx without one.'

const startsWith = (bytes: Buffer, first: readonly number[]): boolean =>
  bytes.subarray(0, first.length).equals(Buffer.from(first))

async function guarded(bytes: Buffer): Promise<void> {
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new RefusedWorkbook(LOCKED)
  if (!startsWith(bytes, [0x50, 0x4b, 3, 4])) throw new RefusedWorkbook(NOT_EXCEL)
  const { state, top } = await readArchive(bytes, { size: bytes.length, ...ARCHIVE_LIMITS })
  if (state === 'too_large') throw new RefusedWorkbook(TOO_LARGE)
  if (state === 'damaged') throw new RefusedWorkbook(DAMAGED)
  if (!top.has('xl')) throw new RefusedWorkbook(NOT_EXCEL)
}

function backSheet({ name, rows, cells }: Sheet): BackSheet {
  let columns = 0
  for (const { length } of rows) columns = Math.max(columns, length)
  return {
    name,
    rows: rows.length,
    columns: Math.min(columns, MAX_COLUMNS),
    at: (row, column) => {
      const formula = cells?.get(`${row},${column}`)?.formula
      const value = rows[row]?.[column]
      return value === undefined && formula === undefined ? EMPTY : backCell(value, formula)
    },
  }
}

const charactersOf = (sheets: readonly Sheet[]): number => {
  let characters = 0
  for (const { rows } of sheets)
    for (const row of rows) for (const value of row) if (typeof value === 'string') characters += value.length
  return characters
}

/**
 * The sheets of a workbook (.xlsx), after its archive was checked. It may take as much time and memory as its limits
 * allow: the caller runs it where that harms nobody. Throws a RefusedWorkbook.
 */
export async function readBackSheets(bytes: Buffer): Promise<BackSheet[]> {
  await guarded(bytes)
  const sheets = await readXlsx(new Uint8Array(bytes)).then(
    (workbook) => workbook.sheets,
    () => {
      throw new RefusedWorkbook(DAMAGED)
    },
  )
  if (sheets.length > MAX_SHEETS || charactersOf(sheets) > MAX_CHARACTERS) throw new RefusedWorkbook(TOO_LARGE)
  return sheets.map(backSheet)
}

/** The address of a cell as a spreadsheet shows it, of its row and column from 0. */
export const addressOf = (row: number, column: number): string => `${columnLetters(column)}${row + 1}`
