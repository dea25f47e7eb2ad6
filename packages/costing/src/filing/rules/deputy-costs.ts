import { deputyFixedCosts, SCCO_GUIDE } from '../../rates/deputy-fixed-costs.ts'
import { editionInForce } from '../../rates/edition.ts'
import type { FilingFacts } from '../facts.ts'
import type { FilingRule } from '../finding.ts'
import { ofCase, writtenAmount } from '../words.ts'
import { ESTIMATE_TOLERANCE } from '../../schemes/deputy-limits.ts'
import { countedLines } from './not-priced.ts'

/**
 * Assessed costs where the net assets of P are so low that they are assessed only if the court has specifically ordered
 * it. Source: the Senior Courts Costs Office Guide 2025, 27.4.
 */
export const assessmentNotOrdered: FilingRule = (facts: FilingFacts) => {
  const { priced } = facts
  if (!('netAssets' in priced) || priced.basis !== 'assessed' || priced.netAssets === null || !priced.endDate) return []
  // The edition of the practice direction in which the period ends sets the line.
  const below = editionInForce(deputyFixedCosts.editions, priced.endDate)?.amounts.net_assets_below
  if (
    below === undefined ||
    priced.netAssets >= below ||
    !countedLines(facts).some(({ head }) => head === 'profit_costs')
  )
    return []
  return ofCase(
    `The net assets are ${writtenAmount(priced.netAssets)}, below ${writtenAmount(below)}: no costs are assessed unless the court has specifically ordered it (${SCCO_GUIDE}).`,
  )
}

/**
 * Costs further over the estimate given to the Public Guardian than is accepted without an explanation. Source: the
 * comparison of the bill (`CostsEstimate.isAbove`).
 */
export const estimateExceeded: FilingRule = ({ bill: { estimate } }) => {
  if (!estimate?.isAbove) return []
  const { claimed, difference, tenthsOfPercent } = estimate
  const by = tenthsOfPercent === null ? writtenAmount(difference) : `${(tenthsOfPercent / 10).toFixed(1)} %`
  return ofCase(
    `The costs are ${writtenAmount(claimed)} without VAT and disbursements, ${by} over the ${writtenAmount(estimate.estimate)} that was estimated for the Public Guardian. More than ${ESTIMATE_TOLERANCE} % needs an explanation.`,
  )
}
