import { labelOf } from '@costdraft/schema/labels.ts'
import {
  date,
  heads,
  hoursOf,
  money,
  moneyOf,
  namedColumns,
  text,
  type Cell,
  type NamedSheet,
} from '../../workbook/workbook.ts'
import { guidelineText, type TeamRate } from '../legal-team.ts'
import { costsOf, timeOf, type BillRows } from './bill-rows.ts'
import { sheets } from './sheet-names.ts'

const FIRST = 5

/** Sheet 5: who did the work, at which rates. A change of a rate changes every line of its code. */
export function teamSheet({ team, rows }: BillRows): NamedSheet {
  const ofMember = Map.groupBy(rows, ({ member }) => member)
  const cellsOf = (one: TeamRate, i: number): Cell[] => {
    const row = FIRST + i
    const own = ofMember.get(one) ?? []
    const { guideline } = one
    return [
      text(one.code),
      text(one.earner.name),
      text(labelOf(one.earner.type)),
      text(one.earner.grade),
      money(one.rate, 'input'),
      guideline === null ? text(null) : money(guideline.rate),
      text(guidelineText(one)),
      date(one.first || null),
      date(one.last || null),
      hoursOf(`SUMIFS(LineTime,LineTeam,A${row},LineCharged,"<>No")`, timeOf(own)),
      moneyOf(`SUMIFS(LineCosts,LineTeam,A${row})`, costsOf(own)),
    ]
  }
  return {
    sheet: {
      name: sheets.team,
      widths: [8, 26, 16, 7, 12, 12, 44, 12, 12, 10, 14],
      frozen: { rows: FIRST - 1, columns: 1 },
      repeatedRow: FIRST - 1,
      rows: [
        [text('Legal team and rates', 'title')],
        [
          text(
            'One code (LTM) for each rate of a person, and another where the guideline rate beside it changes. A rate that is changed here changes every line with its code.',
            'note',
          ),
        ],
        [],
        heads(
          ...['LTM', 'Name', 'Status', 'Grade', 'Rate claimed, £', 'Guideline rate, £'],
          ...['Guideline rate of', 'Work from', 'Work to', 'Time, hours', 'Profit costs, £'],
        ),
        ...team.map(cellsOf),
      ],
    },
    names: namedColumns(sheets.team, FIRST, team.length, { TeamCodes: 'A', TeamGrades: 'D', TeamRates: 'E' }),
  }
}
