import type { Column, Layout } from './headings.ts'
import { columnLetters, type GridRow } from './ledger-grid.ts'
import type { Cell, Doubt, Failure, Say } from './ledger-row.ts'

const DOUBTFUL = 'A character here is not in the encoding of the file. Check that it was read rightly.'
const NO_VALUE = 'Open the file in your spreadsheet program, save it and send it again, or write the value.'

/** What a spreadsheet shows of a formula that cannot be worked out. */
const ERROR_VALUE = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/

/** What is wrong and what is doubtful about a row, and how more of it is said. */
export interface Findings<C extends string = Column> {
  failures: Failure[]
  doubts: Doubt<C>[]
  fail: Say<C>
  doubt: Say<C>
}

const errorProblem = (place: string, text: string): string | undefined =>
  ERROR_VALUE.test(text) ? `${place} shows the error ${text} in place of a value. Write the value.` : undefined

/** Collects what is said of a row. Of a formula without a value, or in error, nothing else is said of its cell. */
export function findingsOf<C extends string = Column>(
  { row, cells, formulas, doubtful }: GridRow,
  { indexes, headingOf }: Layout<C>,
  cell: Cell<C>,
): Findings<C> {
  const failures: Failure[] = []
  const doubts: Doubt<C>[] = []
  const unvalued = new Set<C>()
  const add: Say<C> = (column, message) => {
    failures.push({ row, column: headingOf(column), value: cell(column).slice(0, 200), message })
  }
  const isError = cells.some((text) => text.startsWith('#') && ERROR_VALUE.test(text.trim()))
  if (formulas || doubtful || isError)
    for (const [column, index] of Object.entries(indexes) as [C, number][]) {
      const formula = formulas?.[index]
      if (doubtful?.includes(index)) doubts.push({ column, message: DOUBTFUL })
      const place = `${columnLetters(index)}${row}`
      const problem =
        formula === undefined
          ? errorProblem(place, cells[index]?.trim() ?? '')
          : `${place} holds the formula ${`=${formula}`.slice(0, 60)} without its value. ${NO_VALUE}`
      if (problem === undefined) continue
      unvalued.add(column)
      add(column, problem)
    }
  return {
    failures,
    doubts,
    fail: (column, message) => {
      if (!unvalued.has(column)) add(column, message)
    },
    doubt: (column, message) => {
      doubts.push({ column, message })
    },
  }
}
