import type { Line } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import { earnerOnDay, gradeKey } from '../earner-on-day.ts'
import type { FrozenCase, FrozenEarner } from '../frozen-case.ts'
import { initialsOf, itemOf, linesOf } from '../bill/bill-lines.ts'
import { citationOf, marksOf, money, shortDate } from '../bill/format.ts'
import type { EarnerRate } from '../court/model.ts'

/** The work of a person in one grade that has one rate by one authority; no rate where none is held. Dates are ISO. */
export interface RateOfEarner {
  earner: FrozenEarner
  /** Pence per hour. */
  rate: number | null
  under: Line['under']
  first: string
  last: string
}

const keyOf = ({ rate, under, notHeld }: Line, earner: string): string =>
  notHeld === null ? `${earner} ${rate} ${under?.table} ${under?.from} ${under?.provision}` : earner

/**
 * The rates of the work of a bill: by person in their order, then by the first day on which the person worked at the
 * rate.
 */
export function ratesOfEarners(frozen: FrozenCase): {
  rates: RateOfEarner[]
  rateOf: (line: Line) => RateOfEarner | null
} {
  const earners = new Map(frozen.feeEarners.map((earner) => [earner.uuid, earner]))
  const byKey = new Map<string, RateOfEarner>()
  const byLine = new Map<Line, RateOfEarner>()
  for (const line of linesOf(frozen, 'profit_costs')) {
    const person = earners.get(itemOf(frozen, line)?.feeEarner ?? '')
    const date = line.date ?? ''
    if (!person) continue
    const earner = earnerOnDay(person, date)
    const key = keyOf(line, gradeKey(earner))
    const found = byKey.get(key) ?? {
      earner,
      rate: line.notHeld === null ? line.rate : null,
      under: line.under,
      first: date,
      last: date,
    }
    if (date < found.first) found.first = date
    if (date > found.last) found.last = date
    byKey.set(key, found)
    byLine.set(line, found)
  }
  const order = new Map(frozen.feeEarners.map(({ uuid }, i) => [uuid, i]))
  const rates = [...byKey.values()].toSorted(
    (a, b) => (order.get(a.earner.uuid) ?? 0) - (order.get(b.earner.uuid) ?? 0) || (a.first < b.first ? -1 : 1),
  )
  return { rates, rateOf: (line) => byLine.get(line) ?? null }
}

/** The table of fee earners with their rates. */
export const printedRates = (frozen: FrozenCase): EarnerRate[] =>
  ratesOfEarners(frozen).rates.map(({ earner, rate, under, first, last }) => ({
    initials: initialsOf(frozen, earner.uuid),
    name: earner.name,
    status: labelOf(earner.type),
    grade: earner.grade,
    rate: rate === null ? '' : money(rate),
    marks: under ? marksOf(under) : '',
    authority: under ? `${citationOf(under)}, ${under.provision}` : 'Rate not held',
    period: first === last ? shortDate(first) : `${shortDate(first)} – ${shortDate(last)}`,
  }))
