import type { FrozenBudget } from '../../../budgets/frozen-budget.ts'
import {
  blank,
  heads,
  hours,
  hoursOf,
  money,
  moneyOf,
  text,
  type Cell,
  type SheetModel,
} from '../../workbook/workbook.ts'
import type { BudgetRow } from './budget-rows.ts'
import { phaseLines, type PhaseLine, type PhaseLines } from './phase-lines.ts'

/** The sheet of the following pages. */
export const PHASES = 'Phases'
/** The rows above the first phase. */
const ABOVE = 3
const NO_LINES: PhaseLines = {
  work: [],
  workSum: { incurred: 0, estimated: 0 },
  paid: ['Experts', 'Counsel', 'Court fees', 'Other disbursements'].map((name) => ({
    ...{ name, grade: null, rate: null, hours: null, incurred: 0, estimated: 0 },
  })),
  paidSum: { incurred: 0, estimated: 0 },
}
/** A row in which time is entered, where a phase has none: formulas need one. */
const OTHER_TIME: PhaseLine = { name: 'Other time', grade: null, rate: null, hours: null, incurred: 0, estimated: 0 }

/** The rows of a phase on its sheet, and where the sums that page one links to are. */
export interface PhaseBlock {
  rows: Cell[][]
  /** The rows of profit costs and of disbursements, from 1. */
  sums: { work: number; paid: number }
}

/** A line of a phase at a row: hours at a rate, or an estimate that is entered. */
function lineCells({ name, grade, rate, hours: time, incurred, estimated }: PhaseLine, row: number): Cell[] {
  const isByHour = grade !== null
  return [
    text(name),
    text(grade),
    isByHour ? rateCell(rate) : text(null),
    money(incurred, 'input'),
    isByHour ? hours(time ?? 0, 'input') : text(null),
    isByHour ? moneyOf(`ROUND(C${row}*E${row},2)`, estimated) : money(estimated, 'input'),
    moneyOf(`D${row}+F${row}`, incurred + estimated),
    text(null),
  ]
}
const rateCell = (rate: number | null): Cell => (rate === null ? blank('money') : money(rate, 'input'))

function sumCells(
  name: string,
  { incurred, estimated }: { incurred: number; estimated: number },
  { formulaOf, time, row }: { formulaOf: (column: string) => string; time: number | null; row: number },
): Cell[] {
  return [
    ...[text(name, 'total'), text('', 'total'), text('', 'total')],
    moneyOf(formulaOf('D'), incurred, 'total'),
    time === null ? text('', 'total') : hoursOf(formulaOf('E'), time, 'total'),
    moneyOf(formulaOf('F'), estimated, 'total'),
    moneyOf(`D${row}+F${row}`, incurred + estimated, 'total'),
    text('', 'total'),
  ]
}

/** A phase with its assumptions, its work and what is paid, from a row of its sheet on. */
function blockOf(row: BudgetRow, saved: FrozenBudget, first: number): PhaseBlock {
  const made = phaseLines(row, saved) ?? NO_LINES
  const work = made.work.length > 0 ? made.work : [OTHER_TIME]
  const at = first + 2
  const sums = { work: at + work.length, paid: at + work.length + 1 + made.paid.length }
  const range = (from: number, to: number) => (column: string) => `SUM(${column}${from}:${column}${to})`
  const total = sums.paid + 1
  const rows = [
    [text(row.name, 'head'), ...heads('', '', '', '', '', '', 'Assumptions')],
    heads(
      ...['Fee earner, or to whom it is paid', 'Grade', 'Rate, £ an hour', 'Incurred, £', 'Estimated hours'],
      ...['Estimated, £', 'Total, £', ''],
    ),
    ...work.map((line, i) => lineCells(line, at + i)),
    sumCells('Profit costs', made.workSum, {
      formulaOf: range(at, sums.work - 1),
      time: work.reduce((sum, line) => sum + (line.hours ?? 0), 0),
      row: sums.work,
    }),
    ...made.paid.map((line, i) => lineCells(line, sums.work + 1 + i)),
    sumCells('Disbursements', made.paidSum, {
      formulaOf: range(sums.work + 1, sums.paid - 1),
      time: null,
      row: sums.paid,
    }),
    sumCells('Phase total', row, {
      formulaOf: (column) => `${column}${sums.work}+${column}${sums.paid}`,
      time: null,
      row: total,
    }),
    [],
  ]
  const [, , firstLine] = rows
  if (firstLine) firstLine[7] = text(row.assumptions || 'None are given.')
  return { rows, sums }
}

/** The phases of a budget in their order, each below the one before it. */
export function phaseBlocks(phases: readonly BudgetRow[], saved: FrozenBudget): PhaseBlock[] {
  const blocks: PhaseBlock[] = []
  let next = ABOVE + 1
  for (const row of phases) {
    const block = blockOf(row, saved, next)
    blocks.push(block)
    next += block.rows.length
  }
  return blocks
}

/** The following pages: each phase by fee earner and by what is paid, incurred and estimated. */
export const phasesSheet = (blocks: readonly PhaseBlock[]): SheetModel => ({
  name: PHASES,
  widths: [36, 8, 15, 15, 15, 15, 15, 70],
  rows: [
    [text('Phases', 'title')],
    [text('Shaded cells are entered; every sum and page 1 follow from them. In pounds, without VAT.', 'note')],
    [],
    ...blocks.flatMap(({ rows }) => rows),
  ],
})
