import { hoursOf, moneyOf, text, type Cell, type SheetModel } from '../../workbook/workbook.ts'
import { activityCodes, expenseCodes, phaseCodes, taskCodes, type Code } from '../codes.ts'
import { costsOf, NONE, paidOf, timeOf, vatOf, type BillRow, type BillRows } from './bill-rows.ts'
import { PART } from './detail-sheet.ts'
import { sheets } from './sheet-names.ts'

const NOT_RECORDED: Code = { code: NONE, name: 'Not recorded' }

/** A column of a summary: what it sums of the lines that a condition selects, such as `LinePhase,$A5`. */
interface Column {
  head: string
  format: 'hours' | 'money'
  formula: (condition: string, row: number) => string
  /** In pence, or hundredths of an hour. */
  of: (rows: readonly BillRow[]) => number
}
const isExpense =
  (...codes: string[]) =>
  ({ codes: { expense } }: BillRow): boolean =>
    expense !== null && codes.includes(expense)
const COUNSEL = 'X1'
const EXPERTS = 'X2'

const time: Column = {
  head: 'Time, hours',
  format: 'hours',
  formula: (condition) => `SUMIFS(LineTime,${condition},LineCharged,"Yes")`,
  of: timeOf,
}
const costs: Column = {
  head: 'Profit costs, £',
  format: 'money',
  formula: (condition) => `SUMIFS(LineCosts,${condition})`,
  of: costsOf,
}
const paidFor = (head: string, expense: string): Column => ({
  head,
  format: 'money',
  formula: (condition) => `SUMIFS(LinePaid,${condition},LineExpense,"${expense}")`,
  of: (rows) => paidOf(rows.filter(isExpense(expense))),
})
const otherPaid: Column = {
  head: 'Other disbursements, £',
  format: 'money',
  formula: (condition, row) => `SUMIFS(LinePaid,${condition})-E${row}-F${row}`,
  of: (rows) => paidOf(rows.filter((row) => !isExpense(COUNSEL, EXPERTS)(row))),
}
const paid: Column = {
  head: 'Disbursements, £',
  format: 'money',
  formula: (condition) => `SUMIFS(LinePaid,${condition})`,
  of: paidOf,
}
const vat: Column = {
  head: 'VAT, £',
  format: 'money',
  formula: (condition) => `SUMIFS(LineCostsVat,${condition})+SUMIFS(LinePaidVat,${condition})`,
  of: vatOf,
}
const total: Column = {
  head: 'Total, £',
  format: 'money',
  formula: (condition) => `SUMIFS(LineTotal,${condition})`,
  of: (rows) => costsOf(rows) + paidOf(rows) + vatOf(rows),
}

const FIRST_COLUMN = 'C'.codePointAt(0) ?? 0
const letterOf = (column: number): string => String.fromCodePoint(FIRST_COLUMN + column)
const cellOf = ({ format }: Column, formula: string, amount: number, look?: 'total'): Cell =>
  format === 'hours' ? hoursOf(formula, amount, look) : moneyOf(formula, amount, look)

/**
 * What a table of a summary has: its codes in columns A and B, the range that they are found in, and what is summed.
 */
interface Table {
  title: string
  codes: readonly Code[]
  range: string
  codeOf: (row: BillRow) => string | null
  columns: readonly Column[]
  /** The lines that the table is about. */
  of: readonly BillRow[]
}

/** A table whose title stands in the given row, from 1: title, heads, a row for each code, the total. */
function tableRows({ title, codes, range, codeOf, columns, of }: Table, at: number): Cell[][] {
  const first = at + 2
  const last = first + codes.length - 1
  const byCode = Map.groupBy(of, codeOf)
  return [
    [text(title, 'section')],
    [text('Code', 'head'), text('Name', 'head'), ...columns.map(({ head }) => text(head, 'head'))],
    ...codes.map(({ code, name }, i) => {
      const own = byCode.get(code === NONE ? null : code) ?? []
      const row = first + i
      return [
        text(code),
        text(name),
        ...columns.map((column) => cellOf(column, column.formula(`${range},$A${row}`, row), column.of(own))),
      ]
    }),
    [
      text('Total', 'total'),
      text('', 'total'),
      ...columns.map((column, i) =>
        cellOf(column, `SUM(${letterOf(i)}${first}:${letterOf(i)}${last})`, column.of(of), 'total'),
      ),
    ],
  ]
}

/** The row of the total of Main summary (by phase), and its column. */
export const MAIN_TOTAL = `'${sheets.byPhase}'!I${5 + phaseCodes.length + 1}`

/** Sheet 8: the bill by phase, and whether it comes to Bill detail. */
export function phaseSheet({ rows }: BillRows): SheetModel {
  const all = costsOf(rows) + paidOf(rows) + vatOf(rows)
  return {
    name: sheets.byPhase,
    widths: [10, 64, 12, 14, 16, 16, 18, 14, 14],
    rows: [
      [text('Main summary, by phase', 'title')],
      [],
      ...tableRows(
        {
          title: 'By phase',
          codes: [...phaseCodes, NOT_RECORDED],
          range: 'LinePhase',
          codeOf: ({ codes }) => codes.phase,
          columns: [
            time,
            costs,
            paidFor('Counsel’s fees (X1), £', COUNSEL),
            paidFor('Experts’ fees (X2), £', EXPERTS),
            otherPaid,
            vat,
            total,
          ],
          of: rows,
        },
        3,
      ),
      [],
      [text(null), text('Total of Bill detail, £'), moneyOf('SUM(LineTotal)', all)],
      [
        text(null),
        text('Difference between the summary and Bill detail, £'),
        moneyOf(`ROUND(${MAIN_TOTAL.split('!')[1]}-C${5 + phaseCodes.length + 3},2)`, 0),
      ],
      [text(null), text('Allowed with VAT, £'), moneyOf('SUM(LineAllowed)+SUM(LineAllowedVat)', all)],
    ],
  }
}

/** Sheet 9: the bill by task, its time by activity, and its disbursements by expense. */
export function taskSheet({ rows }: BillRows): SheetModel {
  const work = rows.filter(({ isPaid }) => !isPaid)
  const expenses = rows.filter(({ isPaid }) => isPaid)
  const tables: Table[] = [
    {
      title: 'By task',
      codes: [...taskCodes, NOT_RECORDED],
      range: 'LineTask',
      codeOf: ({ codes }) => codes.task,
      columns: [time, costs, paid, vat, total],
      of: rows,
    },
    {
      title: 'By activity: time',
      codes: activityCodes,
      range: 'LineActivity',
      codeOf: ({ codes }) => codes.activity,
      columns: [time, costs, { ...vat, formula: (condition) => `SUMIFS(LineCostsVat,${condition})` }, total],
      of: work,
    },
    {
      title: 'By expense: disbursements',
      codes: expenseCodes,
      range: 'LineExpense',
      codeOf: ({ codes }) => codes.expense,
      columns: [paid, { ...vat, formula: (condition) => `SUMIFS(LinePaidVat,${condition})` }, total],
      of: expenses,
    },
  ]
  const written: Cell[][] = [[text('Summary by task, activity and expenses', 'title')], []]
  for (const table of tables) written.push(...tableRows(table, written.length + 1), [])
  return { name: sheets.byTask, widths: [10, 80, 17, 14, 17, 14, 14], rows: written }
}

/** Sheet 11: the bill by part: it has one. */
export function partSheet({ rows }: BillRows): SheetModel {
  return {
    name: sheets.byPart,
    widths: [10, 40, 12, 14, 14, 14, 14],
    rows: [
      [text('Main summary, by part', 'title')],
      [],
      ...tableRows(
        {
          title: 'By part',
          codes: [{ code: PART, name: 'All work' }],
          range: 'LinePart',
          codeOf: () => PART,
          columns: [time, costs, paid, vat, total],
          of: rows,
        },
        3,
      ),
    ],
  }
}
