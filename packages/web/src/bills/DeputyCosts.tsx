import { Text } from '@chakra-ui/react'
import { SHORT_FORM_LIMIT } from '@costdraft/costing'
import { BasesTable } from './BasesTable.tsx'
import { Breakdowns } from './Breakdowns.tsx'
import type { CostsSummaryProps } from './costs-summary.ts'
import { EstimateTable } from './EstimateTable.tsx'
import { SummaryBlock } from './SummaryBlock.tsx'

const LIMIT = (SHORT_FORM_LIMIT / 100).toLocaleString('en-GB')

/**
 * What stands under the costs of a deputy's case: its estimate, both bases of the costs, the form of the bill, and
 * totals in groups.
 */
export function DeputyCosts({ totals }: CostsSummaryProps) {
  const { estimate, bases, breakdowns, isShortForm, unpriced } = totals
  return (
    <SummaryBlock>
      {isShortForm && (
        <Text textStyle="sm" mb="3">
          {`A short form bill is enough: the profit costs are £${LIMIT} or less.`}
        </Text>
      )}
      {estimate && <EstimateTable estimate={estimate} />}
      {!estimate && unpriced !== null && unpriced > 0 && (
        <Text textStyle="xs" color="muted" mb="3">
          The OPG estimate is compared once every rate is held.
        </Text>
      )}
      {bases && <BasesTable bases={bases} heads={totals.heads} />}
      {breakdowns && <Breakdowns breakdowns={breakdowns} />}
    </SummaryBlock>
  )
}
