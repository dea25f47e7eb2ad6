import { ROUTINE_UP_TO } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import { heads, hoursOf, moneyOf, text, type Cell, type SheetModel } from '../../workbook/workbook.ts'
import { activityCodes } from '../codes.ts'
import { costsOf, timeOf, type BillRow, type BillRows } from './bill-rows.ts'
import { sheets } from './sheet-names.ts'

const HOUR = 100
const OUT = labelOf('letter_out')
const CALL = labelOf('telephone_call')
const IN = labelOf('letter_in')
/** A column of counts: letters out and calls by whether they are routine, and letters in. */
const counts: readonly (readonly [head: string, kind: string, isRoutine: boolean | null])[] = [
  ['Letters out, routine', OUT, true],
  ['Letters out, timed', OUT, false],
  ['Calls, routine', CALL, true],
  ['Calls, timed', CALL, false],
  ['Letters in, not charged', IN, null],
]

const isOf = ({ communication, line }: BillRow, kind: string, isRoutine: boolean | null): boolean =>
  communication === kind && (isRoutine === null || line.quantity <= ROUTINE_UP_TO === isRoutine)
function timeCondition(isRoutine: boolean | null): string {
  if (isRoutine === null) return ''
  return `,LineTime,"${isRoutine ? '<=' : '>'}${ROUTINE_UP_TO / HOUR}"`
}

/** The activities that are communications: A2 to A8. */
const communications = activityCodes.filter(({ name }) => name.startsWith('Communicate'))
const FIRST = 5

/** Sheet 12: letters and calls by whom they are with. */
export function communicationsSheet({ rows }: BillRows): SheetModel {
  const own = rows.filter(({ communication }) => communication !== null)
  const last = FIRST + communications.length - 1
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
      hoursOf(sums('LineTime', row, ',LineCharged,"Yes"'), timeOf(of)),
      moneyOf(sums('LineCosts', row), costsOf(of)),
    ]
  }
  const sum = (column: string): string => `SUM(${column}${FIRST}:${column}${last})`
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
      [
        text('Total', 'total'),
        text('', 'total'),
        ...counts.map(([, kind, isRoutine], i): Cell => ({
          value: own.filter((one) => isOf(one, kind, isRoutine)).length,
          formula: sum(String.fromCodePoint(67 + i)),
          format: 'whole',
          look: 'total',
        })),
        hoursOf(sum('H'), timeOf(own), 'total'),
        moneyOf(sum('I'), costsOf(own), 'total'),
      ],
    ],
  }
}
