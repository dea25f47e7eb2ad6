import type { Column, Layout } from './headings.ts'
import { columnLetters, type GridRow } from './ledger-grid.ts'
import type { Cell, Doubt, Failure, Say } from './ledger-row.ts'

const DOUBTFUL = 'A character here is not in the encoding of the file. Check that it was read rightly.'
const NO_VALUE = 'Open the file in your spreadsheet program, save it and send it again, or write the value.'

/** What is wrong and what is doubtful about a row, and how more of it is said. */
export interface Findings {
  failures: Failure[]
  doubts: Doubt[]
  fail: Say
  doubt: Say
}

/** Collects what is said of a row. Of a formula without a value, nothing else is said of its cell. */
export function findingsOf({ row, formulas, doubtful }: GridRow, { indexes, headingOf }: Layout, cell: Cell): Findings {
  const failures: Failure[] = [],
    doubts: Doubt[] = [],
    unvalued = new Set<Column>()
  const add: Say = (column, message) => {
    failures.push({ row, column: headingOf(column), value: cell(column).slice(0, 200), message })
  }
  if (formulas ?? doubtful)
    for (const [column, index] of Object.entries(indexes) as [Column, number][]) {
      const formula = formulas?.[index]
      if (doubtful?.includes(index)) doubts.push({ column, message: DOUBTFUL })
      if (formula === undefined) continue
      unvalued.add(column)
      const written = `=${formula}`.slice(0, 60)
      add(column, `${columnLetters(index)}${row} holds the formula ${written} without its value. ${NO_VALUE}`)
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
