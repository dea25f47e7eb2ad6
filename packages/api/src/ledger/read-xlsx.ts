import { streamXlsxRows } from 'hucre/xlsx'
import { assertSafeArchive } from './archive-guard.ts'
import { MAX_ROWS, TOO_MANY_ROWS, type GridRow } from './ledger-grid.ts'
import { LedgerFileError } from './ledger-file-error.ts'

const MAX_COLUMNS = 50

const textOf = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'number') return String(Math.round(value * 1e6) / 1e6)
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''
}

/** Reads the first sheet of a workbook after checking the archive. A formula counts as its last calculated value. Throws a LedgerFileError. */
export async function readXlsx(bytes: Buffer): Promise<GridRow[]> {
  await assertSafeArchive(bytes)
  const rows: GridRow[] = []
  try {
    for await (const { index, values } of streamXlsxRows(new Uint8Array(bytes))) {
      if (rows.length > MAX_ROWS) throw new LedgerFileError(TOO_MANY_ROWS)
      rows.push({ row: index + 1, cells: values.slice(0, MAX_COLUMNS).map(textOf) })
    }
  } catch (error) {
    throw error instanceof LedgerFileError
      ? error
      : new LedgerFileError('This Excel file cannot be read: it is damaged.')
  }
  return rows
}
