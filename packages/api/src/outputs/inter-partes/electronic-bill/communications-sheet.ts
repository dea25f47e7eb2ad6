import { activityCodes } from '@costdraft/costing'
import { heads, hoursOf, moneyOf, text, type Cell, type SheetModel } from '../../workbook/workbook.ts'
import { costsOf, NONE, timeOf, type BillRow, type BillRows } from './bill-rows.ts'
import { CALL, counts, isOf, OUT, timeCondition } from './communication-counts.ts'
import { routineRows } from './routine-communications.ts'
import { sheets } from './sheet-names.ts'

/** The activities that are communications: A2 to A8. */
const communications = activityCodes.filter(({ name }) => name.startsWith('Communicate'))
const FIRST = 5
/** The column of a count, from the third on. */
const columnAt = (i: number): string => String.fromCodePoint('C'.charCodeAt(0) + i)

/** Letters and calls whose activity is none of these, in the row after theirs. */
function unlistedRow(own: readonly BillRow[], row: number): Cell[] {
  const known = new Set(communications.map(({ code }) => code))
  const of = own.filter(({ codes }) => !known.has(codes.activity ?? ''))
  const above = (column: string): string => `SUM(${column}${FIRST}:${column}${row - 1})`
  const whole = (range: string): string =>
    [OUT, CALL].map((kind) => `SUMIFS(${range},LineCommunication,"${kind}")`).join('+')
  return [
    text(NONE),
    text('Another activity, or not in its list'),
    ...counts.map(([, kind, isRoutine], i): Cell => ({
      value: of.filter((one) => isOf(one, kind, isRoutine)).length,
      formula: `COUNTIFS(LineCommunication,"${kind}"${timeCondition(isRoutine)})-${above(columnAt(i))}`,
      format: 'whole',
    })),
    hoursOf(`ROUND(${whole('LineTime')}-${above('H')},2)`, timeOf(of)),
    moneyOf(`ROUND(${whole('LineCosts')}-${above('I')},2)`, costsOf(of)),
  ]
}

/** Sheet 12: letters and calls by whom they are with, and the routine ones by fee earner and rate. */
export function communicationsSheet(bill: BillRows): SheetModel {
  const { rows } = bill
  const own = rows.filter(({ communication }) => communication !== null)
  const others = FIRST + communications.length
  const countCells = (of: readonly BillRow[], row: number): Cell[] =>
    counts.map(([, kind, isRoutine]) => ({
      value: of.filter((one) => isOf(one, kind, isRoutine)).length,
      formula: `COUNTIFS(LineActivity,$A${row},LineCommunication,"${kind}"${timeCondition(isRoutine)})`,
      format: 'whole',
    }))
  const sums = (range: string, row: number, more = ''): string =>
    [OUT, CALL].map((kind) => `SUMIFS(${range},LineActivity,$A${row},LineCommunication,"${kind}"${more})`).join('+')
  const rowOf = (code: string, name: string, i: number): Cell[] => {
    const of = own.filter(({ codes }) => codes.activity === code)
    const row = FIRST + i
    return [
      text(code),
      text(name),
      ...countCells(of, row),
      hoursOf(sums('LineTime', row, ',LineCharged,"<>No"'), timeOf(of)),
      moneyOf(sums('LineCosts', row), costsOf(of)),
    ]
  }
  const sum = (column: string): string => `SUM(${column}${FIRST}:${column}${others})`
  return {
    name: sheets.communications,
    widths: [10, 56, 12, 12, 12, 12, 14, 12, 14],
    rows: [
      [text('Summary of communications', 'title')],
      [
        text(
          'Routine: up to six minutes, one unit each. The charge for a letter out includes reading letters in.',
          'note',
        ),
      ],
      [],
      heads('Activity', 'With', ...counts.map(([head]) => head), 'Time, hours', 'Profit costs, £'),
      ...communications.map(({ code, name }, i) => rowOf(code, name, i)),
      unlistedRow(own, others),
      [
        text('Total', 'total'),
        text('', 'total'),
        ...counts.map(([, kind, isRoutine], i): Cell => ({
          value: own.filter((one) => isOf(one, kind, isRoutine)).length,
          formula: sum(columnAt(i)),
          format: 'whole',
          look: 'total',
        })),
        hoursOf(sum('H'), timeOf(own), 'total'),
        moneyOf(sum('I'), costsOf(own), 'total'),
      ],
      [],
      ...routineRows(bill, others + 3),
    ],
  }
}
