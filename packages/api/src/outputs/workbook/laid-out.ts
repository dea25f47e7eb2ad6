import { text, type Cell, type SheetModel } from './workbook.ts'

// Sheets of lines whose columns are known by names, so that one that is added moves no formula.

/** A column: its name in formulas, its head and its width in characters, none where it is hidden. */
export type Column<K extends string> = readonly [name: K, head: string, width: number]
/** The letter of a column by its name. */
export type Letters<K extends string> = Readonly<Record<K, string>>

const LETTERS = 26
/** The letter of a column by its number from 0: A to Z, AA and on. */
const letterOf = (column: number): string =>
  (column < LETTERS ? '' : letterOf(Math.floor(column / LETTERS) - 1)) +
  String.fromCodePoint('A'.charCodeAt(0) + (column % LETTERS))

export const lettersOf = <K extends string>(columns: readonly Column<K>[]): Letters<K> =>
  Object.fromEntries(columns.map(([name], i) => [name, letterOf(i)])) as Letters<K>

/** The cells of a row in the order of the columns. */
export const inColumns = <K extends string>(
  columns: readonly Column<K>[],
  cells: Readonly<Partial<Record<K, Cell>>>,
): Cell[] => columns.map(([name]) => cells[name] ?? text(null))

/** Which cells of a row are not in their lists, in words; empty where all are. */
export function checkCell(
  row: number,
  checked: readonly { letter: string; list: string; name: string; isIn: boolean }[],
): Cell {
  const formulas = checked.map(
    ({ letter, list, name }) => `IF(ISERROR(MATCH(${letter}${row},${list},0)),"Not in its list: ${name}. ","")`,
  )
  const said = checked.flatMap(({ name, isIn }) => (isIn ? [] : [`Not in its list: ${name}.`])).join(' ')
  return { value: said, formula: `TRIM(${formulas.join('&')})`, format: 'text' }
}

/** Whether a row of lines has a code that is not in its list: its check, the last column but one, says so. */
const isUnlisted = (row: readonly Cell[]): boolean => {
  const check = row.at(-2)
  return check?.format === 'text' && check.formula !== undefined && check.value !== ''
}
/** How many lines of these sheets have a code that is not in its list; `checks` are the named cells that say so. */
export const unlistedCell = (sheets: readonly SheetModel[], checks: readonly string[]): Cell => ({
  value: sheets.reduce((sum, { rows }) => sum + rows.filter(isUnlisted).length, 0),
  formula: checks.map((name) => `COUNTIF(${name},"?*")`).join('+'),
  format: 'whole',
})
