import { activityCodes, expenseCodes, phaseCodes, taskCodes, type Code } from '@costdraft/costing'
import { hoursOf, moneyOf, quoted, text, type Cell, type SheetModel } from '../../workbook/workbook.ts'
import { costsOf, NONE, paidOf, timeOf, vatOf, type BillRow, type BillRows } from './bill-rows.ts'
import { FIRST_PART, MOST_PARTS, PART } from './parts-sheet.ts'
import { sheets } from './sheet-names.ts'

const NOT_RECORDED: Code = { code: NONE, name: 'Not recorded, or not in its list' }

/** A column of a summary: what it sums of the lines that a condition selects, such as `LinePhase,$A5`. */
interface Column {
  head: string
  format: 'hours' | 'money'
  formula: (condition: string) => string
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
  formula: (condition) => `SUMIFS(LineTime,${condition},LineCharged,"<>No")`,
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
  formula: (condition) =>
    `SUMIFS(LinePaid,${condition})${[COUNSEL, EXPERTS].map((code) => `-SUMIFS(LinePaid,${condition},LineExpense,"${code}")`).join('')}`,
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
  /** The cell of a code, where it is not the code itself. */
  codeCell?: (at: number) => Cell
  range: string
  codeOf: (row: BillRow) => string | null
  columns: readonly Column[]
  /** The lines that the table is about, and the condition that selects them. */
  of: readonly BillRow[]
  all: string
}
const ALL_LINES = 'LineNumber,">0"'
const LINES_OF_WORK = 'LineCharged,"<>"'
const LINES_OF_EXPENSES = 'LineCharged,"="'

/**
 * A table whose title stands in the given row, from 1: title, heads, a row for each code, one for what has none of
 * them, the total. A code that is not in its list is in the last but one, so that no table loses a line.
 */
function tableRows({ title, codes, codeCell, range, codeOf, columns, of, all }: Table, at: number): Cell[][] {
  const first = at + 2
  const others = first + codes.length
  const byCode = Map.groupBy(of, codeOf)
  const known = new Set(codes.map(({ code }) => code))
  const rowOf = (
    { name }: Code,
    codeAt: Cell,
    own: readonly BillRow[],
    formulaOf: (column: Column, at: string) => string,
  ) => [
    codeAt,
    text(name),
    ...columns.map((column, i) => cellOf(column, formulaOf(column, letterOf(i)), column.of(own))),
  ]
  return [
    [text(title, 'section')],
    [text('Code', 'head'), text('Name', 'head'), ...columns.map(({ head }) => text(head, 'head'))],
    ...codes.map((code, i) =>
      rowOf(code, codeCell?.(i) ?? text(code.code), byCode.get(code.code) ?? [], (column) =>
        column.formula(`${range},$A${first + i}`),
      ),
    ),
    rowOf(
      NOT_RECORDED,
      text(NONE),
      of.filter((row) => !known.has(codeOf(row) ?? '')),
      (column, letter) => `ROUND(${column.formula(all)}-SUM(${letter}${first}:${letter}${others - 1}),2)`,
    ),
    [
      text('Total', 'total'),
      text('', 'total'),
      ...columns.map((column, i) =>
        cellOf(column, `SUM(${letterOf(i)}${first}:${letterOf(i)}${others})`, column.of(of), 'total'),
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
          codes: phaseCodes,
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
          all: ALL_LINES,
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
      [text(null), text('Lines with an offer'), { value: 0, formula: 'COUNT(LineOffered)', format: 'whole' }],
      [text(null), text('Offered for them with VAT, £'), moneyOf('SUM(LineOffered)+SUM(LineOfferedVat)', 0)],
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
      codes: taskCodes,
      range: 'LineTask',
      codeOf: ({ codes }) => codes.task,
      columns: [time, costs, paid, vat, total],
      of: rows,
      all: ALL_LINES,
    },
    {
      title: 'By activity: time',
      codes: activityCodes,
      range: 'LineActivity',
      codeOf: ({ codes }) => codes.activity,
      columns: [time, costs, { ...vat, formula: (condition) => `SUMIFS(LineCostsVat,${condition})` }, total],
      of: work,
      all: LINES_OF_WORK,
    },
    {
      title: 'By expense: disbursements',
      codes: expenseCodes,
      range: 'LineExpense',
      codeOf: ({ codes }) => codes.expense,
      columns: [paid, { ...vat, formula: (condition) => `SUMIFS(LinePaidVat,${condition})` }, total],
      of: expenses,
      all: LINES_OF_EXPENSES,
    },
  ]
  const written: Cell[][] = [[text('Summary by task, activity and expenses', 'title')], []]
  for (const table of tables) written.push(...tableRows(table, written.length + 1), [])
  return { name: sheets.byTask, widths: [10, 80, 17, 14, 17, 14, 14], rows: written }
}

/** Sheet 11: the bill by the parts of Funding and parts table: it has one until others are entered there. */
export function partSheet({ rows }: BillRows): SheetModel {
  const partAt = (i: number): Cell => {
    const at = `${quoted(sheets.parts)}!A${FIRST_PART + i}`
    return { value: i === 0 ? PART : '', formula: `IF(${at}="","",${at})`, format: 'text' }
  }
  return {
    name: sheets.byPart,
    widths: [10, 40, 12, 14, 14, 14, 14],
    rows: [
      [text('Main summary, by part', 'title')],
      [],
      ...tableRows(
        {
          title: 'By part',
          codes: Array.from({ length: MOST_PARTS }, (_, i) => ({
            code: i === 0 ? PART : ` ${i}`,
            name: i === 0 ? 'All work' : '',
          })),
          codeCell: partAt,
          range: 'LinePart',
          codeOf: () => PART,
          columns: [time, costs, paid, vat, total],
          of: rows,
          all: ALL_LINES,
        },
        3,
      ),
    ],
  }
}
