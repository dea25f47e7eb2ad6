import { Breakdowns } from './Breakdowns.tsx'
import type { CostsSummaryProps } from './costs-summary.ts'
import { SummaryBlock } from './SummaryBlock.tsx'

/** What stands under the costs of a case whose bill has nothing further: its totals in groups. */
export const GroupedCosts = ({ totals: { breakdowns } }: CostsSummaryProps) =>
  breakdowns?.some(({ rows }) => rows.length > 0) ? (
    <SummaryBlock>
      <Breakdowns breakdowns={breakdowns} />
    </SummaryBlock>
  ) : null
