import { ESTIMATE_TOLERANCE } from '@costdraft/costing'
import type { FrozenCase } from '../frozen-case.ts'
import type { Fact } from '../bill/model.ts'
import { linesOf } from '../bill/bill-lines.ts'
import { pounds } from '../bill/format.ts'
import { isMissing, totalLabelOf } from '../bill/line-sum.ts'
import type { PaperBill } from '../court/model.ts'

const TENTHS = 10

/**
 * The estimate given to the Public Guardian beside what is claimed for work; a warning where the claim is further above
 * it than is accepted.
 */
export function estimateTable(frozen: FrozenCase): PaperBill['estimate'] {
  const { estimate } = frozen.bill
  if (!estimate) return null
  if (isMissing(linesOf(frozen, 'profit_costs')))
    return {
      facts: [
        { label: 'Estimate (OPG105)', value: pounds(estimate.estimate) },
        { label: 'Claimed for work', value: 'Rate not held' },
      ],
      warning: null,
    }
  const { claimed, difference, tenthsOfPercent, isAbove } = estimate
  const percent = tenthsOfPercent === null ? null : `${(Math.abs(tenthsOfPercent) / TENTHS).toFixed(1)}%`
  const side = difference < 0 ? 'below' : 'above'
  const facts: Fact[] = [
    { label: 'Estimate (OPG105)', value: pounds(estimate.estimate) },
    { label: 'Claimed for work', value: totalLabelOf(pounds(claimed), linesOf(frozen, 'profit_costs')) },
    {
      label: 'Difference',
      value:
        difference === 0
          ? 'None'
          : `${pounds(Math.abs(difference))} ${side} the estimate${percent === null ? '' : `, ${percent}`}`,
    },
  ]
  return {
    facts,
    warning: isAbove
      ? `The costs are more than ${ESTIMATE_TOLERANCE}% above the estimate: the reason must be given to the Public Guardian and to the costs officer.`
      : null,
  }
}
