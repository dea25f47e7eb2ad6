import type { GridRow } from './ledger-grid.ts'

const NUMERIC = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/
const MONTHS = 12
const DAYS = 31

/** A cell that can only be a date with its month first: its row, its text, and the same date with its day first. */
export interface MonthFirst {
  row: number
  text: string
  dayFirst: string
}

/** What a text of numbers says of its column: that the day is first, or the month; undefined for neither. */
function orderIn(text: string): { dayFirst: string | null } | undefined {
  const [, first = '', mark = '', second = '', year = ''] = NUMERIC.exec(text) ?? []
  const [a, b] = [Number(first), Number(second)]
  if (a > MONTHS && b <= MONTHS) return { dayFirst: null }
  return a > 0 && a <= MONTHS && b > MONTHS && b <= DAYS
    ? { dayFirst: [second, first.padStart(2, '0'), year].join(mark) }
    : undefined
}

/** The first of the cells that prove a column to be written month first; undefined if none does, or one denies it. */
export function monthFirstIn(rows: readonly GridRow[], index: number): MonthFirst | undefined {
  let proof: MonthFirst | undefined
  for (const { row, cells } of rows) {
    const text = cells[index]?.trim() ?? ''
    const order = orderIn(text)
    if (order?.dayFirst === null) return undefined
    if (order) proof ??= { row, text: text.slice(0, 30), dayFirst: order.dayFirst }
  }
  return proof
}

/** What is said of a column that is written month first. */
export const monthFirstMessage = (heading: string, { row, text, dayFirst }: MonthFirst): string =>
  `The column “${heading}” has the month before the day: row ${row} says ${text}. Write its dates as ${dayFirst}, then send the file again.`
