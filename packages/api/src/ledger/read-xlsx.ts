import { streamXlsxRows } from 'hucre/xlsx'
import { guardArchive } from './archive-guard.ts'
import { MOST_ROWS, TOO_LONG, type GridRow } from './grid.ts'
import { RefusedFile } from './refused-file.ts'

const MOST_COLUMNS = 50

const textOf = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'number') return String(Math.round(value * 1e6) / 1e6)
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''
}

/** Reads the first sheet of a workbook, behind the archive guard. A formula counts as its last result. */
export async function readXlsx(bytes: Buffer): Promise<GridRow[]> {
  await guardArchive(bytes)
  const rows: GridRow[] = []
  try {
    for await (const { index, values } of streamXlsxRows(new Uint8Array(bytes))) {
      if (rows.length > MOST_ROWS) throw new RefusedFile(TOO_LONG)
      rows.push({ row: index + 1, cells: values.slice(0, MOST_COLUMNS).map(textOf) })
    }
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile('This Excel file cannot be read: it is damaged.')
  }
  return rows
}
