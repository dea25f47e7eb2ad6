import type { Line } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenCase } from '../../frozen-case.ts'
import { initialsOf, isCounted, itemOf, linesOf, printedPrice, sortByDate } from '../../bill/bill-lines.ts'
import { clock, money, narrow, shortDate } from '../../bill/format.ts'
import { isMissing, NOT_HELD, printedSum, totalLabelOf } from '../../bill/line-sum.ts'
import { gradeKey } from '../../earner-on-day.ts'
import { figureColumn, textColumn, type SheetTable } from '../../court/data-sheet.ts'
import { legalTeam, type TeamRate } from '../legal-team.ts'
import { firstKinds, kindOfWork, type WorkSection } from './kinds-of-work.ts'

type Team = ReturnType<typeof legalTeam>

const timeOf = (lines: readonly Line[]): string => clock(lines.reduce((sum, { quantity }) => sum + quantity, 0))

/** The lines of work that are claimed, by the section in which they stand. */
export const claimedWork = (frozen: FrozenCase): ReadonlyMap<WorkSection, Line[]> =>
  Map.groupBy(linesOf(frozen, 'profit_costs').filter(isCounted), (line) => kindOfWork(frozen, line).section)

/** A person at a rate that is claimed, in a grade, and the lines of the work at it. */
interface ClaimedRate extends Pick<TeamRate, 'earner' | 'rate'> {
  lines: Line[]
}
/** The rates of lines, in the order of the team: a person has one for each rate in each grade, whatever is compared. */
function ratesOf({ team, memberOf }: Team, lines: readonly Line[]): ClaimedRate[] {
  const rates = new Map<string, ClaimedRate>()
  const keyOf = ({ earner, rate }: TeamRate): string => `${gradeKey(earner)} ${rate}`
  for (const member of team) rates.set(keyOf(member), { earner: member.earner, rate: member.rate, lines: [] })
  for (const line of lines) {
    const member = memberOf(line)
    if (member) rates.get(keyOf(member))?.lines.push(line)
  }
  return [...rates.values()].filter((one) => one.lines.length > 0)
}

/** Who did the work that is claimed, in which grade and at which rate. */
export const teamTable = (frozen: FrozenCase, team: Team, lines: readonly Line[]): SheetTable => ({
  columns: [
    textColumn('Initials', 16),
    textColumn('Name'),
    textColumn('Status', 34),
    textColumn('Grade', 16),
    figureColumn('Rate an hour, £', 28),
  ],
  rows: ratesOf(team, lines).map(({ earner, rate, lines: own }) => [
    initialsOf(frozen, earner.uuid),
    narrow(earner.name, 16),
    labelOf(earner.type),
    earner.grade,
    isMissing(own) ? NOT_HELD : money(rate),
  ]),
  total: null,
})

const placeOf = (kind: string): number => (firstKinds.includes(kind) ? firstKinds.indexOf(kind) : firstKinds.length)

/** The time and the amount of each kind of work by each person at each rate. */
export function workTable(frozen: FrozenCase, team: Team, lines: readonly Line[]): SheetTable {
  const kinds = Map.groupBy(lines, (line) => kindOfWork(frozen, line).kind)
  return {
    columns: [
      textColumn('Work'),
      textColumn('By', 16),
      textColumn('Grade', 14),
      figureColumn('Rate, £', 20),
      figureColumn('Time', 20),
      figureColumn('Amount, £', 26),
    ],
    rows: [...kinds]
      .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
      .flatMap(([kind, ofKind]) =>
        ratesOf(team, ofKind).map(({ earner, rate, lines: own }) => [
          kind,
          initialsOf(frozen, earner.uuid),
          earner.grade,
          isMissing(own) ? '' : money(rate),
          timeOf(own),
          printedSum(own).net,
        ]),
      ),
    total: [totalLabelOf('Total', lines), '', '', '', timeOf(lines), printedSum(lines).net],
  }
}

/** Each item of work on documents by its date. */
export function documentsSchedule(frozen: FrozenCase, lines: readonly Line[]): SheetTable {
  return {
    columns: [
      textColumn('No.', 10),
      textColumn('Date', 20),
      textColumn('By', 16),
      textColumn('Work done'),
      figureColumn('Time', 20),
      figureColumn('Rate, £', 20),
      figureColumn('Amount, £', 26),
    ],
    rows: sortByDate(lines).map((line, i) => {
      const { net, rate, notHeld } = printedPrice(line)
      return [
        String(i + 1),
        shortDate(line.date),
        initialsOf(frozen, itemOf(frozen, line)?.feeEarner),
        line.description,
        clock(line.quantity),
        notHeld ? '' : rate,
        notHeld ? NOT_HELD : net,
      ]
    }),
    total: ['', '', '', totalLabelOf('Total', lines), timeOf(lines), '', printedSum(lines).net],
  }
}
