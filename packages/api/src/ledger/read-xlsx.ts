import { streamXlsxRows } from 'hucre/xlsx'
import { archiveState } from '../files/archive-guard.ts'
import { MAX_COLUMNS, MAX_ROWS, TOO_MANY_ROWS, type GridRow } from './ledger-grid.ts'
import { LedgerFileError } from './ledger-file-error.ts'

/**
 * The most characters of all cells together: as many as a text file of the largest size has. A text of the workbook
 * that many cells share unpacks once, and would be answered once for each of them.
 */
const MAX_CHARACTERS = 20_000_000
/** Far above the unpacked size of a workbook with 20,000 rows. */
const ARCHIVE_LIMITS = { maxEntries: 500, maxBytes: 150_000_000 }
const DAMAGED = 'This Excel file cannot be read: it is damaged.',
  TOO_LARGE = 'This Excel file is larger inside than a ledger can be.'

const MINUTE_MS = 60_000,
  CALENDAR_DAYS = 60,
  DAY_MS = 86_400_000
/** The days at which the two calendars of workbooks begin. */
const CALENDARS = [Date.UTC(1899, 11, 31), Date.UTC(1904, 0, 1)]

/**
 * A cell shown as a date or a time. 1:30 typed into a cell is an hour and a half of the first day of the workbook's
 * calendar.
 */
function dateText(date: Date): string {
  const time = date.getTime(),
    began = CALENDARS.find((day) => time >= day && time < day + CALENDAR_DAYS * DAY_MS)
  if (began === undefined) return date.toISOString().slice(0, 10)
  const minutes = (time - began) / MINUTE_MS,
    whole = Math.round(minutes)
  // What is no whole number of minutes is left for the column to refuse.
  if (Math.abs(minutes - whole) * MINUTE_MS > 100)
    return `${Math.floor(minutes / 60)}:${date.toISOString().slice(14, 19)}`
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

const textOf = (value: unknown): string => {
  if (value instanceof Date) return dateText(value)
  if (typeof value === 'number') return String(Math.round(value * 1e6) / 1e6)
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''
}

/**
 * Reads the first sheet of a workbook after checking the archive. A formula counts as its last calculated value. Throws
 * a LedgerFileError.
 */
export async function readXlsx(bytes: Buffer): Promise<GridRow[]> {
  const state = await archiveState(bytes, { size: bytes.length, ...ARCHIVE_LIMITS })
  if (state !== 'safe') throw new LedgerFileError(state === 'too_large' ? TOO_LARGE : DAMAGED)
  const rows: GridRow[] = []
  let characters = 0
  try {
    for await (const { index, values } of streamXlsxRows(new Uint8Array(bytes))) {
      if (rows.length > MAX_ROWS) throw new LedgerFileError(TOO_MANY_ROWS)
      const cells = values.slice(0, MAX_COLUMNS).map(textOf)
      for (const { length } of cells) characters += length
      if (characters > MAX_CHARACTERS) throw new LedgerFileError(TOO_LARGE)
      rows.push({ row: index + 1, cells })
    }
  } catch (error) {
    throw error instanceof LedgerFileError ? error : new LedgerFileError(DAMAGED)
  }
  return rows
}
