import { streamXlsxRows } from 'hucre/xlsx'
import { archiveState } from '../files/archive-guard.ts'
import { MAX_ROWS, TOO_MANY_ROWS, type GridRow } from './ledger-grid.ts'
import { LedgerFileError } from './ledger-file-error.ts'

const MAX_COLUMNS = 50
/** Far above the unpacked size of a workbook with 20,000 rows. */
const ARCHIVE_LIMITS = { maxEntries: 500, maxBytes: 150_000_000 }
const DAMAGED = 'This Excel file cannot be read: it is damaged.',
  TOO_LARGE = 'This Excel file is larger inside than a ledger can be.'

const textOf = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'number') return String(Math.round(value * 1e6) / 1e6)
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''
}

/** Reads the first sheet of a workbook after checking the archive. A formula counts as its last calculated value. Throws a LedgerFileError. */
export async function readXlsx(bytes: Buffer): Promise<GridRow[]> {
  const state = await archiveState(bytes, { size: bytes.length, ...ARCHIVE_LIMITS })
  if (state !== 'safe') throw new LedgerFileError(state === 'too_large' ? TOO_LARGE : DAMAGED)
  const rows: GridRow[] = []
  try {
    for await (const { index, values } of streamXlsxRows(new Uint8Array(bytes))) {
      if (rows.length > MAX_ROWS) throw new LedgerFileError(TOO_MANY_ROWS)
      rows.push({ row: index + 1, cells: values.slice(0, MAX_COLUMNS).map(textOf) })
    }
  } catch (error) {
    throw error instanceof LedgerFileError ? error : new LedgerFileError(DAMAGED)
  }
  return rows
}
