import type { Amounts, RateTable } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import { amountOnWire, amountText, parseAmount } from '@costdraft/schema/rates/amount.ts'
import { AMOUNT, csvColumnOf, csvColumns, dimensionValueOf, UNIT } from '@costdraft/schema/rates/csv.ts'
import { writeCsv } from 'hucre/csv'
import { escapeFormula, unescapeFormula } from '@costdraft/schema/text/formula-escape.ts'
import { amountsOnWire } from './rate-rows.ts'

/** A table as CSV: one line for each of its rows, whose amount is empty if it is not held. */
export const writeRates = (table: RateTable, amounts: Amounts): string =>
  writeCsv(
    [
      csvColumns(table).map(labelOf),
      ...table.rows.map(({ key, values, unit }) => [
        ...values.map(labelOf),
        labelOf(unit),
        amounts[key] === undefined ? '' : amountText(unit, amountOnWire(unit, amounts[key])),
      ]),
    ].map((line) => line.map(escapeFormula)),
    { bom: true },
  )

/** What is wrong in a sheet; `row` is the number of the line, the heading being 1. */
export interface SheetProblem {
  row: number
  column: string
  message: string
}
/** What was read from a sheet: amounts as on the wire, the number of rows with a figure, and what could not be read. */
export interface ReadRates {
  amounts: Record<string, number>
  rows: number
  problems: SheetProblem[]
}
interface Line {
  row: number
  cells: readonly string[]
}
const MAX_SHOWN = 60

/** The column of each cell by the headings; problems for a heading that is unknown, given twice, or missing. */
function readHeadings(
  table: RateTable,
  { row, cells }: Line,
): { columns: (string | undefined)[]; problems: SheetProblem[] } {
  const columns = cells.map((heading) => csvColumnOf(table, unescapeFormula(heading.trim())))
  const problems: SheetProblem[] = []
  columns.forEach((column, i) => {
    const heading = (cells[i] ?? '').trim().slice(0, MAX_SHOWN)
    if (column === undefined && heading !== '')
      problems.push({ row, column: heading, message: 'This is no column of this table.' })
    else if (column !== undefined && columns.indexOf(column) < i)
      problems.push({ row, column: labelOf(column), message: 'This column is given twice.' })
  })
  for (const column of csvColumns(table))
    if (column !== UNIT && !columns.includes(column))
      problems.push({ row, column: labelOf(column), message: 'This column is missing.' })
  return { columns, problems }
}

/** Reads the lines of a sheet that is known to have all columns. */
function readLines(table: RateTable, columns: readonly (string | undefined)[], lines: readonly Line[]): ReadRates {
  const parsed: Record<string, number> = {}
  const problems: SheetProblem[] = []
  const seen = new Map<string, number>()
  for (const { row, cells } of lines) {
    const textOf = (column: string): string => unescapeFormula((cells[columns.indexOf(column)] ?? '').trim()).trim()
    const report = (column: string, message: string): void => {
      problems.push({ row, column: labelOf(column), message })
    }
    if (cells.every((cell) => cell.trim() === '')) continue
    const values = table.dimensions.map((dimension) => {
      const value = dimensionValueOf(dimension, textOf(dimension.name))
      if (value === undefined) report(dimension.name, `Choose one of ${dimension.values.map(labelOf).join(', ')}.`)
      return value
    })
    if (values.includes(undefined)) continue
    const key = values.join('.')
    const found = table.rows.find((one) => one.key === key)
    const before = seen.get(key)
    seen.set(key, before ?? row)
    if (!found) report(table.dimensions.at(-1)?.name ?? AMOUNT, 'This table has no such row.')
    else if (before !== undefined) report(AMOUNT, `This row is given twice: it is in line ${before} already.`)
    else readAmount(found, textOf, report, parsed)
  }
  return { amounts: amountsOnWire(table, parsed), rows: Object.keys(parsed).length, problems }
}

/** Reads the amount of a line into `into`; an empty one is not held. */
function readAmount(
  { key, unit }: RateTable['rows'][number],
  textOf: (column: string) => string,
  report: (column: string, message: string) => void,
  into: Record<string, number>,
): void {
  const named = textOf(UNIT)
  const text = textOf(AMOUNT)
  if (named !== '' && labelOf(named.toLowerCase()) !== labelOf(unit))
    return report(UNIT, `This row is paid by ${unit}.`)
  if (text === '') return
  const { amount, problem } = parseAmount(unit, text)
  if (amount === undefined) report(AMOUNT, problem)
  else into[key] = amount
}

/**
 * Reads a sheet of a table, whose columns may come in any order; the unit may be left out. Reports every line that
 * cannot be read.
 */
export function readRates(table: RateTable, lines: readonly Line[]): ReadRates {
  const [headings, ...rest] = lines
  if (!headings) return { amounts: {}, rows: 0, problems: [{ row: 1, column: '', message: 'This sheet is empty.' }] }
  const { columns, problems } = readHeadings(table, headings)
  return problems.length > 0 ? { amounts: {}, rows: 0, problems } : readLines(table, columns, rest)
}
