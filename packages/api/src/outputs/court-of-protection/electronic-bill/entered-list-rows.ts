import { heads, hoursOf, moneyOf, namedColumns, text, type Cell, type NamedSheet } from '../../workbook/workbook.ts'
import type { FrozenCase } from '../../frozen-case.ts'
import type { BillRows } from './bill-rows.ts'
import { enteredLists, entriesOfLines, type EntriesOfLine, type ListEntry } from './entered-lists.ts'
import { COUNTED, leftOutRow, sumOf, timeOf } from './summary-cells.ts'

/**
 * The named columns of the bill detail that the formulas find entries by: the code of each line, and nothing where it
 * has none.
 */
export const entryColumns = { opgCategory: 'LineOpgCategory', copActivity: 'LineCopActivity' } as const

/** The named codes of each list, from which those of the lines are chosen. */
export const LIST_NAMES = { opgCategory: 'OpgCategoryCodes', copActivity: 'CopActivityCodes' } as const

const NOT_RECORDED = 'Not recorded'
interface Summed {
  frozen: FrozenCase
  work: BillRows['work']
  by: keyof EntriesOfLine
  entries: readonly ListEntry[]
}

/**
 * Column heads in the given row, from 1, a row for each entry, one for the lines that have none, the total. Entered
 * codes are compared and never read as conditions, in which `*` and `>5` would mean something else. What is not in the
 * list is whatever the entries leave of the whole, so that a code mistyped in the workbook loses no line.
 */
function summaryRows({ frozen, work, by, entries }: Summed, at: number): Cell[][] {
  if (entries.length === 0) return []
  const entriesOf = entriesOfLines(frozen)
  const byCode = Map.groupBy(work, ({ line }) => entriesOf(line)[by]?.code ?? null)
  const first = at + 1
  const others = first + entries.length
  const sum = (amounts: string, row: number): string =>
    `SUMPRODUCT((${entryColumns[by]}=$A${row})*(LineCharged<>"No"),${amounts})`
  const left = (whole: string, column: string): string =>
    `ROUND(${whole}-SUM(${column}${first}:${column}${others - 1}),2)`
  const total = (column: string): string => `SUM(${column}${first}:${column}${others})`
  const none = byCode.get(null) ?? []
  return [
    heads('Code', 'Name', 'Time, hours', 'Profit costs, £'),
    ...entries.map(({ code, name }, i) => {
      const own = byCode.get(code) ?? []
      const row = first + i
      return [
        text(code),
        text(name),
        hoursOf(sum('LineTime', row), timeOf(own)),
        moneyOf(sum('LineCosts', row), sumOf(own, 'net')),
      ]
    }),
    [
      text(null),
      text(NOT_RECORDED),
      hoursOf(left(`SUMIFS(LineTime,${COUNTED})`, 'C'), timeOf(none)),
      moneyOf(left(`SUMIFS(LineCosts,${COUNTED})`, 'D'), sumOf(none, 'net')),
    ],
    [
      text('Total', 'total'),
      text('', 'total'),
      hoursOf(total('C'), timeOf(work), 'total'),
      moneyOf(total('D'), sumOf(work, 'net'), 'total'),
    ],
  ]
}

/** The work by category of form OPG105, from the given row on; nothing while the list is not held. */
export const categoryRows = (frozen: FrozenCase, { work }: Pick<BillRows, 'work'>, at: number): Cell[][] =>
  summaryRows({ frozen, work, by: 'opgCategory', entries: enteredLists(frozen).opg105Categories }, at)

/** The work by official activity, from the given row on; nothing while the list is not held. */
export const officialActivityRows = (frozen: FrozenCase, { work }: Pick<BillRows, 'work'>, at: number): Cell[][] =>
  summaryRows({ frozen, work, by: 'copActivity', entries: enteredLists(frozen).copActivities }, at)

const FIRST = 5
const sheetOf = (name: string, title: string, { rows, codes, work }: ListSheet): NamedSheet => ({
  sheet: {
    name,
    widths: [14, 60, 14, 16],
    rows: [[text(title, 'title')], leftOutRow({ work }), [], ...rows],
  },
  names: namedColumns(name, FIRST, rows.length - 3, { [codes]: 'A' }),
})
interface ListSheet {
  rows: Cell[][]
  codes: string
  work: BillRows['work']
}

/** A sheet for each list that the firm has entered; none while it has entered none. */
export function listSheets(frozen: FrozenCase, { work }: Pick<BillRows, 'work'>): NamedSheet[] {
  const categories = categoryRows(frozen, { work }, FIRST - 1)
  const activities = officialActivityRows(frozen, { work }, FIRST - 1)
  return [
    ...(categories.length > 0
      ? [
          sheetOf('OPG105 Summary', 'Work by category of form OPG105', {
            rows: categories,
            codes: LIST_NAMES.opgCategory,
            work,
          }),
        ]
      : []),
    ...(activities.length > 0
      ? [
          sheetOf('Official Activity Summary', 'Work by official activity', {
            rows: activities,
            codes: LIST_NAMES.copActivity,
            work,
          }),
        ]
      : []),
  ]
}
