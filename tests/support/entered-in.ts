import { LINE_ID } from '@costdraft/api/outputs/workbook/snapshot-sheet.ts'
import type { CellValue, Sheet } from 'hucre/xlsx'
import { bentWorkbook, putCell } from './bent-workbook.ts'

/** What is entered of lines, by their ids in the bill and the heads of columns. */
type Entries = Readonly<Record<string, Readonly<Record<string, CellValue>>>>

/** Enters what is of lines of a sheet, and answers which of them it has. */
function enterIn(sheet: Sheet, entries: Entries): string[] {
  const heads = sheet.rows.findIndex((row) => row.includes(LINE_ID) && row.length > 2)
  const columns = sheet.rows[heads] ?? []
  const ids = columns.indexOf(LINE_ID)
  return sheet.rows.flatMap((row, at) => {
    const id = String(row[ids] ?? '')
    const entered = heads !== -1 && at > heads ? entries[id] : undefined
    for (const [head, value] of Object.entries(entered ?? {})) {
      const column = columns.indexOf(head)
      if (column === -1) throw new Error(`${sheet.name} has no column ${head}.`)
      putCell(sheet, at, column, value)
    }
    return entered ? [id] : []
  })
}

/** A workbook with what others have entered in it. */
export const enteredIn = (bytes: Buffer, entries: Entries): Promise<Buffer> =>
  bentWorkbook(bytes, ({ sheets }) => {
    const found = sheets.flatMap((sheet) => enterIn(sheet, entries))
    const missing = Object.keys(entries).filter((id) => !found.includes(id))
    if (missing.length > 0) throw new Error(`The workbook has no line ${missing.join(', ')}.`)
  })
