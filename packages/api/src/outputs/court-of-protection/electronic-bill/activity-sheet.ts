import { grades } from '@costdraft/costing'
import {
  heads,
  hoursOf,
  moneyOf,
  namedColumns,
  RATE_NOT_HELD,
  text,
  type Cell,
  type NamedSheet,
} from '../../workbook/workbook.ts'
import type { BillRows } from './bill-rows.ts'
import { costsCell, costsWhere, COUNTED, leftOutRow, timeOf } from './summary-cells.ts'

/** The columns of a sheet by their number from 0. */
const letter = (column: number): string => String.fromCodePoint(65 + column)

const ACTIVITY_SUMMARY = 'Activity Summary'
const FIRST_ACTIVITY = 5
/** Work whose activity is none of these, which none of the rows above has, so that no line is lost. */
function unlistedActivity(row: number): Cell[] {
  const conditions = [...grades.map((grade) => `${COUNTED},LineGrade,"${grade}"`), COUNTED]
  return [
    text('Not in its list'),
    ...conditions.flatMap((condition, i) =>
      (['LineTime', 'LineCosts'] as const).map((range, ofPair): Cell => {
        const column = letter(1 + 2 * i + ofPair)
        const formula = `ROUND(SUMIFS(${range},${condition})-SUM(${column}${FIRST_ACTIVITY}:${column}${row - 1}),2)`
        return ofPair === 0 ? hoursOf(formula, 0) : moneyOf(formula, 0)
      }),
    ),
  ]
}

/** Tab 8: work by activity and grade. */
export function activitySheet({ work }: BillRows): NamedSheet {
  const activities = [...new Set(work.map(({ activity }) => activity))].toSorted()
  const others = FIRST_ACTIVITY + Math.max(activities.length, 1)
  const rowOf = (activity: string, i: number): Cell[] => {
    const row = FIRST_ACTIVITY + i
    const own = work.filter((one) => one.activity === activity)
    const charged = `LineActivity,$A${row},${COUNTED}`
    const cells = grades.flatMap((grade) => {
      const ofGrade = own.filter(({ rate }) => rate?.earner.grade === grade)
      return [
        hoursOf(`SUMIFS(LineTime,${charged},LineGrade,"${grade}")`, timeOf(ofGrade)),
        costsWhere(`${charged},LineGrade,"${grade}"`, ofGrade),
      ]
    })
    return [text(activity), ...cells, hoursOf(`SUMIFS(LineTime,${charged})`, timeOf(own)), costsWhere(charged, own)]
  }
  const groups = [...grades.map((grade) => work.filter(({ rate }) => rate?.earner.grade === grade)), work]
  const totals = groups.flatMap((rows, i) => {
    const range = (column: string): string => `${column}${FIRST_ACTIVITY}:${column}${others}`
    const costs = range(letter(2 + 2 * i))
    return [
      hoursOf(`SUM(${range(letter(1 + 2 * i))})`, timeOf(rows), 'total'),
      costsCell(`SUM(${costs})`, `COUNTIF(${costs},"${RATE_NOT_HELD}")`, rows, 'total'),
    ]
  })
  return {
    sheet: {
      name: ACTIVITY_SUMMARY,
      widths: [26, ...groups.flatMap(() => [11, 14])],
      rows: [
        [text('Activity summary, by grade', 'title')],
        [text('Time in hours and profit costs in pounds. What is not charged is left out.', 'note')],
        leftOutRow({ work }),
        heads(
          'Activity',
          ...grades.flatMap((grade) => [`Grade ${grade}, hours`, `Grade ${grade}, £`]),
          'All, hours',
          'All, £',
        ),
        ...(activities.length > 0 ? activities.map(rowOf) : [[]]),
        unlistedActivity(others),
        [text('Total', 'total'), ...totals],
      ],
    },
    names: namedColumns(ACTIVITY_SUMMARY, FIRST_ACTIVITY, activities.length, { ActivityNames: 'A' }),
  }
}
