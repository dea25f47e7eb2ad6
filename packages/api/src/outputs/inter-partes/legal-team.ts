import { writtenDate, type GuidelineRate, type Line } from '@costdraft/costing'
import { earnerOnDay, gradeKey } from '../earner-on-day.ts'
import type { FrozenCase, FrozenEarner } from '../frozen-case.ts'
import { itemOf, linesOf } from '../bill/bill-lines.ts'
import { rateCodes } from '../bill/earner-codes.ts'

/** A member of the legal team at one rate. Dates are ISO, of the first and the last work at it. */
export interface TeamRate {
  /** Such as WT1. */
  code: string
  earner: FrozenEarner
  /** Pence per hour. */
  rate: number
  /** What the rate is compared with; null where none is held. */
  guideline: GuidelineRate | null
  first: string
  last: string
}

/** Work whose fee earner the snapshot does not have. */
const NOBODY: FrozenEarner = {
  uuid: '',
  name: 'Not recorded',
  initials: '',
  type: '',
  grade: '',
  panelMember: false,
  office: '',
}

/**
 * The rates of the work of a bill, in the order of the fee earners and of the days from which they worked at them. A
 * person has one for each rate that is claimed in each grade; another also where the guideline rate that it is compared
 * with changes.
 */
export function legalTeam(frozen: FrozenCase): { team: TeamRate[]; memberOf: (line: Line) => TeamRate | undefined } {
  const earners = new Map(frozen.feeEarners.map((earner, at) => [earner.uuid, { earner, at }]))
  const found = new Map<string, { of: Omit<TeamRate, 'code'>; at: number; lines: Line[] }>()
  for (const line of linesOf(frozen, 'profit_costs')) {
    const { earner: person, at } = earners.get(itemOf(frozen, line)?.feeEarner ?? '') ?? {
      earner: NOBODY,
      at: earners.size,
    }
    const guideline = line.claim?.guideline ?? null
    const date = line.date ?? ''
    const earner = earnerOnDay(person, date)
    const key = [gradeKey(earner), line.rate, guideline?.rate].join(' ')
    const known = found.get(key)
    if (known) {
      known.lines.push(line)
      if (date < known.of.first) known.of.first = date
      if (date > known.of.last) known.of.last = date
    } else {
      const of = { earner, rate: line.rate, guideline, first: date, last: date }
      found.set(key, { of, at, lines: [line] })
    }
  }
  const sorted = [...found.values()].toSorted((a, b) => a.at - b.at || a.of.first.localeCompare(b.of.first))
  const codes = rateCodes(
    frozen.feeEarners,
    sorted.map(({ of }) => of),
  )
  const team = sorted.map(({ of }, i) => ({ code: codes[i] ?? '', ...of }))
  const byLine = new Map(sorted.flatMap(({ lines }, i) => lines.map((line) => [line, team[i]] as const)))
  return { team, memberOf: (line) => byLine.get(line) }
}

/** Whose guideline rate a rate is compared with: band, grade and first day of the edition. */
export const guidelineText = ({ guideline }: TeamRate, dateOf: (iso: string) => string = writtenDate): string =>
  guideline
    ? `${guideline.authority.provision}, from ${dateOf(guideline.authority.from)}`
    : 'None is held for these days'
