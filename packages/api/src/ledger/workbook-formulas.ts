import { readXlsx, type Cell } from 'hucre/xlsx'
import { MAX_COLUMNS, type GridRow } from './ledger-grid.ts'

/** The start tag of a formula, whatever the prefix of its namespace. */
const FORMULA = /<(?:\w+:)?f[\s/>]/
/** As many characters of a piece as a tag that the next one ends may have. */
const TAIL = 40

/** Watches the unpacked parts of a workbook for formulas. */
export function formulaWatch() {
  let isFound = false
  let before = ''
  let part = ''
  return {
    watch: (name: string, chunk: Buffer): void => {
      if (isFound || !/worksheets\/[^/]+\.xml$/i.test(name)) return
      const text = (name === part ? before : '') + chunk.toString('latin1')
      isFound = FORMULA.test(text)
      before = text.slice(-TAIL)
      part = name
    },
    found: (): boolean => isFound,
  }
}

/** The formula of a cell of which a workbook stores no value; undefined for any other cell. */
function unvalued(cell: Partial<Cell> | undefined): string | undefined {
  if (cell?.formula === undefined || (cell.value !== null && cell.value !== undefined)) return undefined
  return cell.formula
}

/** The formulas without a value of a row, by the index of their cell; undefined if it has none. */
function formulasOf(row: number, cells: ReadonlyMap<string, Partial<Cell>>): GridRow['formulas'] {
  const found: Record<number, string> = {}
  for (let index = 0; index < MAX_COLUMNS; index++) {
    const formula = unvalued(cells.get(`${row - 1},${index}`))
    if (formula !== undefined) found[index] = formula
  }
  return Object.keys(found).length > 0 ? found : undefined
}

/**
 * The rows of a sheet with the formulas that are stored without a value, which a reader of values takes for empty
 * cells. Throws what the reader does.
 */
export async function withFormulas(
  bytes: Buffer,
  rows: readonly GridRow[],
  isSheet: (info: { name: string; index: number }) => boolean,
): Promise<GridRow[]> {
  const { sheets } = await readXlsx(bytes, { sheets: isSheet })
  const cells = sheets[0]?.cells
  if (!cells) return [...rows]
  return rows.map((row) => {
    const formulas = formulasOf(row.row, cells)
    return formulas ? { ...row, cells: textsWith(row.cells, formulas), formulas } : row
  })
}

/** The cells of a row with its formulas as they are typed. */
function textsWith(cells: readonly string[], formulas: NonNullable<GridRow['formulas']>): string[] {
  const width = Math.max(cells.length, ...Object.keys(formulas).map((index) => Number(index) + 1))
  return Array.from({ length: width }, (_, index) =>
    formulas[index] === undefined ? (cells[index] ?? '') : `=${formulas[index]}`,
  )
}
