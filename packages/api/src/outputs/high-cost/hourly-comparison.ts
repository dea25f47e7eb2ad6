import type { Line } from '@costdraft/costing'
import { isCounted, linesOf, sortByDate } from '../bill/bill-lines.ts'
import { LineSum } from '../bill/line-sum.ts'
import { money, plural, printable, shortDate } from '../bill/format.ts'
import type { Fact, Sum } from '../bill/model.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { shortFacts } from './certificate-facts.ts'
import { headingOf, numberedClaim } from './claim-document.ts'
import { comparisonOf } from './claim-summary.ts'
import { NO_VALUE } from './missing-values.ts'
import { isForComparison, printedValue } from './printed-event.ts'
import type { HighCostHeading } from './model.ts'

/** What the solicitor's events come to beside the figure by the hour, as it is printed. */
export interface HourlyComparisonDocument extends HighCostHeading {
  facts: Fact[][]
  events: { no: string; date: string; what: string; net: string; vat: string }[]
  total: Sum & { label: string }
  comparison: { facts: Fact[]; notes: string[] }
}

/** The comparison where no figure by the hour is entered. */
export const NOT_ENTERED = {
  facts: [{ label: 'By the hour', value: 'No figure is entered: there is nothing to compare the events with.' }],
  notes: [],
}

/**
 * The solicitor's events as they are compared: counted, or counted if the case were not paid by the hour. What is not
 * paid at all has a reason of its own, and no value.
 */
const comparedLines = (frozen: FrozenCase): Line[] =>
  sortByDate(
    linesOf(frozen, 'solicitor').flatMap((line) => {
      if (line.item === null || !(isCounted(line) || isForComparison(line))) return []
      return [{ ...line, excludedBecause: null, notHeld: line.notHeld ?? (line.under === null ? NO_VALUE : null) }]
    }),
  )

/**
 * The comparison of the solicitor's events with the work by the hour, each event with its number in the claim. Pure.
 */
export function hourlyComparison(frozen: FrozenCase): HourlyComparisonDocument {
  const { numbering } = numberedClaim(frozen)
  const numbers = new Map(linesOf(frozen, 'solicitor').map((line) => [line.item, numbering.of(line) ?? '']))
  const lines = comparedLines(frozen)
  const missing = lines.filter(({ notHeld }) => notHeld !== null).length
  return printable({
    ...headingOf(frozen, 'Comparison of events with hours'),
    facts: shortFacts(frozen),
    events: lines.map((line) => {
      const { tone, figure } = printedValue(line, 'event')
      const vat = tone === 'claimed' ? money(line.vat) : ''
      return { no: numbers.get(line.item) ?? '', date: shortDate(line.date), what: line.description, net: figure, vat }
    }),
    total: {
      label: missing === 0 ? 'Total' : `Total, without ${plural(missing, 'event')} of no value`,
      ...new LineSum(NO_VALUE).add(lines),
    },
    comparison: comparisonOf(frozen) ?? NOT_ENTERED,
  })
}
