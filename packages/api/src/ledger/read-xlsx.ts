import { streamXlsxRows } from 'hucre/xlsx'
import { readArchive } from '../files/archive-guard.ts'
import { isLedgerHead } from './headings.ts'
import { HEAD_ROWS, MAX_COLUMNS, MAX_ROWS, TOO_MANY_ROWS } from './ledger-grid.ts'
import type { GridRow, LedgerFile } from './ledger-grid.ts'
import { LedgerFileError } from './ledger-file-error.ts'
import { cellText } from './workbook-cell.ts'
import { formulaWatch, withFormulas } from './workbook-formulas.ts'
import { lookedAt, namesOfSheets, sheetToRead } from './workbook-sheets.ts'

/**
 * The most characters of all cells together: as many as a text file of the largest size has. A text of the workbook
 * that many cells share unpacks once, and would be answered once for each of them.
 */
const MAX_CHARACTERS = 20_000_000
/** Far above the unpacked size of a workbook with 20,000 rows. */
const ARCHIVE_LIMITS = { maxEntries: 500, maxBytes: 150_000_000 }
const DAMAGED = 'This Excel file cannot be read: it is damaged.'
const TOO_LARGE = 'This Excel file is larger inside than a ledger can be.'

/** The filled rows of a sheet; of one without a name, of the first. Throws a LedgerFileError. */
async function rowsOfSheet(bytes: Buffer, sheet: string | undefined, hasFormulas: boolean): Promise<GridRow[]> {
  const rows: GridRow[] = []
  let characters = 0
  try {
    for await (const { index, values } of streamXlsxRows(new Uint8Array(bytes), sheet === undefined ? {} : { sheet })) {
      const cells = values.slice(0, MAX_COLUMNS).map(cellText)
      for (const { length } of cells) characters += length
      if (characters > MAX_CHARACTERS) throw new LedgerFileError(TOO_LARGE)
      // A formula without a value is an empty cell here.
      if (cells.some(Boolean) || (hasFormulas && cells.length > 0)) rows.push({ row: index + 1, cells })
      if (rows.length > MAX_ROWS + HEAD_ROWS) throw new LedgerFileError(TOO_MANY_ROWS)
    }
    if (!hasFormulas) return rows
    const isSheet = ({ name, index }: { name: string; index: number }): boolean =>
      sheet === undefined ? index === 0 : name === sheet
    return (await withFormulas(bytes, rows, isSheet)).filter(({ cells }) => cells.some(Boolean))
  } catch (error) {
    throw error instanceof LedgerFileError ? error : new LedgerFileError(DAMAGED)
  }
}

/**
 * Reads a sheet of a workbook after checking the archive: the one that is asked for, else the only one that reads as a
 * ledger or is filled. A formula counts as its last calculated value. Throws a LedgerFileError.
 */
export async function readXlsx(bytes: Buffer, asked: string | null = null): Promise<LedgerFile> {
  const formulas = formulaWatch()
  const { state } = await readArchive(bytes, { size: bytes.length, ...ARCHIVE_LIMITS }, formulas.watch)
  if (state !== 'safe') throw new LedgerFileError(state === 'too_large' ? TOO_LARGE : DAMAGED)
  const [only, ...more] = await namesOfSheets(bytes, asked)
  const rowsOf = (name?: string) => rowsOfSheet(bytes, name, formulas.found())
  if (!only) return { sheets: [], sheet: null, rows: await rowsOf() }
  if (more.length === 0) {
    const rows = await rowsOf(only.name)
    return { sheets: [{ ...only, rows: rows.length, reads_as_ledger: isLedgerHead(rows) }], sheet: only.name, rows }
  }
  const sheets = await lookedAt(bytes, [only, ...more]).catch(() => {
    throw new LedgerFileError(DAMAGED)
  })
  const sheet = sheetToRead(sheets, asked)
  return { sheets, sheet, rows: sheet === null ? [] : await rowsOf(sheet) }
}
