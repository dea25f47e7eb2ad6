import { Breakdowns } from './Breakdowns.tsx'
import type { CostsSummaryProps } from './costs-summary.ts'
import { HourlyComparison } from './HourlyComparison.tsx'
import { Limits } from './Limits.tsx'
import { SummaryBlock } from './SummaryBlock.tsx'

/**
 * What stands under the costs of a case that is paid by the event: its limits, the same work by the hour, and totals in
 * groups.
 */
export const EventCosts = ({ totals: { limits, comparison, breakdowns, unpriced } }: CostsSummaryProps) => (
  <SummaryBlock>
    {limits && <Limits limits={limits} isPartial={(unpriced ?? 0) > 0} />}
    {comparison && <HourlyComparison comparison={comparison} />}
    {breakdowns && <Breakdowns breakdowns={breakdowns} />}
  </SummaryBlock>
)
