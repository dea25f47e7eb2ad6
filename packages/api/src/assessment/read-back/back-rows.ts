import type { ReadAs } from '../../outputs/workbook/workbook.ts'
import { EMPTY, isEntered, type BackCell } from './back-cell.ts'
import { enteredColumns, type FoundColumn, type FoundSheet } from './line-sheets.ts'
import type { At } from './workbook-read.ts'

/** A row of a sheet of lines that came back. */
export interface Row {
  at: At
  /** The id of its line; empty where it has none. */
  id: string
  found: FoundSheet
  /** Its place in the sheet, from 0. */
  index: number
  cellOf: (as: ReadAs) => BackCell
}

/** The column of a sheet that is read as something; undefined where somebody took it away. */
export const columnOf = ({ columns }: FoundSheet, as: ReadAs): FoundColumn | undefined =>
  columns.find((column) => column.as === as)

/** The rows below the heads of a sheet. */
export function rowsOf(found: FoundSheet): Row[] {
  const { sheet, heads } = found
  const columns = new Map(found.columns.flatMap(({ as, at }) => (as === null ? [] : [[as, at] as const])))
  return Array.from({ length: Math.max(sheet.rows - heads - 1, 0) }, (_, i): Row => {
    const index = heads + 1 + i
    const cellOf = (as: ReadAs): BackCell => {
      const column = columns.get(as)
      return column === undefined ? EMPTY : sheet.at(index, column)
    }
    return { at: { sheet: sheet.name, row: index + 1 }, id: cellOf('line').text, found, index, cellOf }
  })
}

/** Whether somebody entered something in a row. */
export const isFilled = ({ cellOf }: Row): boolean => enteredColumns.some((as) => isEntered(cellOf(as)))
