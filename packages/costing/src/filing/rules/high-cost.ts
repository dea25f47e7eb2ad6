import type { CostLimit, CostLimitName } from '../../bills/bill.ts'
import { isTwoCounsel } from '../../rates/care-case-fees.ts'
import { HOURLY_MARGIN } from '../../schemes/high-cost-limits.ts'
import type { FilingFacts } from '../facts.ts'
import type { FilingRule } from '../finding.ts'
import { findingOn, nameOf, ofCase, writtenAmount } from '../words.ts'
import { countedLines } from './not-priced.ts'

const limitOf = ({ bill: { limits = [] } }: FilingFacts, wanted: CostLimitName): CostLimit | undefined =>
  limits.find(({ name }) => name === wanted)

/**
 * A case that is not above what makes it high cost, once all of it is priced. Source: the threshold of the Legal Aid
 * Agency, without VAT and with counsel and disbursements (Legal Aid Learning, civil high cost family; `CostLimit` of
 * the bill).
 */
export const belowHighCost: FilingRule = (facts) => {
  const limit = limitOf(facts, 'high_cost')
  if (!limit || limit.isAbove || limit.claimed === 0 || facts.bill.unpriced > 0) return []
  return ofCase(
    `The case comes to ${writtenAmount(limit.claimed)} without VAT, with counsel and disbursements. A case of ${writtenAmount(limit.limit)} or less is not high cost.`,
  )
}

/**
 * A case above the costs limit that is first set for its counsel arrangement: a further limit is needed before more is
 * claimed. Source: GOV.UK, high cost family cases (`CostLimit` of the bill).
 */
export const firstLimitExceeded: FilingRule = (facts) => {
  const limit = limitOf(facts, 'first_costs_limit')
  if (!limit?.isAbove) return []
  return ofCase(
    `The case comes to ${writtenAmount(limit.claimed)} without VAT, above the costs limit of ${writtenAmount(limit.limit)} that is first set. A further limit is needed.`,
  )
}

/**
 * A case paid by the hour whose figure is not so much above the events that it may be. Source: an hourly, fully costed
 * plan is accepted only if it would pay at least 30 % more (gov.uk guidance on high cost family cases;
 * `HourlyComparison` of the bill).
 */
export const hourlyMarginNotMet: FilingRule = ({ priced, bill: { comparison } }) => {
  if (!('hourlyFigure' in priced) || priced.certificate?.feeScheme !== 'hourly') return []
  if (comparison?.isEnough !== false || comparison.hourly === null || comparison.events === null) return []
  return ofCase(
    `The work by the hour is ${writtenAmount(comparison.hourly)} where its events come to ${writtenAmount(comparison.events)}. A case is paid by the hour only if that is at least ${HOURLY_MARGIN} % more.`,
  )
}

/** How many advocates' meetings are paid for an advocate in the two counsel scheme. */
const MEETINGS = 2
/**
 * Advocates' meetings claimed as events of the solicitor beyond those that the two counsel scheme pays: two for each
 * advocate, and another two if the main hearing is split (phoenixlegalservices.co.uk, two counsel scheme). In the
 * single counsel scheme there is no such number.
 */
export const advocatesMeetings: FilingRule = (facts) => {
  const { priced, items } = facts
  if (!('hourlyFigure' in priced) || !priced.certificate || !isTwoCounsel(priced.certificate.advocacyScheme)) return []
  const claimed = new Set(countedLines(facts).map(({ item }) => item))
  return items
    .filter(({ uuid, event }) => event === 'advocates_meeting' && claimed.has(uuid))
    .toSorted((a, b) => ((a.date ?? '') + a.uuid < (b.date ?? '') + b.uuid ? -1 : 1))
    .slice(MEETINGS)
    .map((item) =>
      findingOn(
        item,
        `${nameOf(item)} is one of more than ${MEETINGS}: with two counsel ${MEETINGS} are paid for each advocate, and ${MEETINGS} more only if the main hearing is split.`,
      ),
    )
}
