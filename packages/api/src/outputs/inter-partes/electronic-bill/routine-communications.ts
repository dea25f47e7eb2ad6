import { heads, hoursOf, moneyOf, text, type Cell } from '../../workbook/workbook.ts'
import type { TeamRate } from '../legal-team.ts'
import { costsOf, timeOf, type BillRows } from './bill-rows.ts'
import { counts, isOf, timeCondition } from './communication-counts.ts'

/** What of the routine ones is charged, by its head and its kind. */
const routineCounts = counts.filter(([, , isRoutine]) => isRoutine === true)

/**
 * Routine letters and calls by who wrote or made them, at which rate: they are charged by the unit. The title stands in
 * the given row, from 1.
 */
export function routineRows({ team, rows }: BillRows, at: number): Cell[][] {
  const routine = rows.filter((row) => routineCounts.some(([, kind]) => isOf(row, kind, true)))
  const ofMember = Map.groupBy(routine, ({ member }) => member)
  const first = at + 2
  const condition = timeCondition(true)
  const sums = (range: string, row: number): string =>
    routineCounts
      .map(([, kind]) => `SUMIFS(${range},LineTeam,$A${row},LineCommunication,"${kind}"${condition})`)
      .join('+')
  const cellsOf = (one: TeamRate, i: number): Cell[] => {
    const row = first + i
    const own = ofMember.get(one) ?? []
    return [
      text(one.code),
      text(one.earner.name),
      ...routineCounts.map(([, kind]): Cell => ({
        value: own.filter((line) => isOf(line, kind, true)).length,
        formula: `COUNTIFS(LineTeam,$A${row},LineCommunication,"${kind}"${condition})`,
        format: 'whole',
      })),
      moneyOf(`INDEX(TeamRates,MATCH($A${row},TeamCodes,0))`, one.rate),
      hoursOf(sums('LineTime', row), timeOf(own)),
      moneyOf(sums('LineCosts', row), costsOf(own)),
    ]
  }
  const last = Math.max(first, first + team.length - 1)
  return [
    [text('Routine letters out and calls by fee earner and rate', 'section')],
    heads('LTM', 'Name', 'Letters out', 'Calls', 'Rate, £', 'Time, hours', 'Profit costs, £'),
    ...team.map(cellsOf),
    [
      text('Total', 'total'),
      text('', 'total'),
      ...routineCounts.map(([, kind], i): Cell => ({
        value: routine.filter((line) => isOf(line, kind, true)).length,
        formula: `SUM(${'CD'[i]}${first}:${'CD'[i]}${last})`,
        format: 'whole',
        look: 'total',
      })),
      text('', 'total'),
      hoursOf(`SUM(F${first}:F${last})`, timeOf(routine), 'total'),
      moneyOf(`SUM(G${first}:G${last})`, costsOf(routine), 'total'),
    ],
  ]
}
