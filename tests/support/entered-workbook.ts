import type { ReadAs, SheetModel, WorkbookModel } from '@costdraft/api/outputs/workbook/workbook.ts'

/** What is entered of a row, by what its column is read as: a number as it is shown, or a text. */
export type Entered = Partial<Record<ReadAs, string | number>>

/** The number of a column from 0, by what it is read as. */
export function columnOf({ name, lines }: SheetModel, as: ReadAs): number {
  const at = lines?.reads.indexOf(as) ?? -1
  if (at === -1) throw new Error(`${name} has no column that is read as ${as}.`)
  return at
}

/** The sheets of lines of a workbook. */
export const sheetsOfLines = ({ sheets }: WorkbookModel): SheetModel[] => sheets.filter(({ lines }) => lines)

/** The workbook with entries in some rows of a sheet, by their numbers from 1. */
export const withEntries = (
  model: WorkbookModel,
  name: string,
  entries: Readonly<Record<number, Entered>>,
): WorkbookModel => ({
  ...model,
  sheets: model.sheets.map((sheet) => (sheet.name === name ? enteredIn(sheet, entries) : sheet)),
})

const enteredIn = (sheet: SheetModel, entries: Readonly<Record<number, Entered>>): SheetModel => ({
  ...sheet,
  rows: sheet.rows.map((cells, r) => {
    const byColumn = new Map(
      Object.entries(entries[r + 1] ?? {}).map(([as, value]) => [columnOf(sheet, as as ReadAs), value]),
    )
    return cells.map((cell, c) => (byColumn.has(c) ? { ...cell, value: byColumn.get(c) ?? null } : cell))
  }),
})
