import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import type { ComponentType } from 'react'
import { EnterRates } from '../rates/EnterRates.tsx'
import { isNotPriced, isRateMissing } from './bill.ts'
import { CostsAlert } from './CostsAlert.tsx'
import type { CostsSummaryProps } from './costs-summary.ts'
import { CostsSkeleton } from './CostsSkeleton.tsx'
import { ExplainDrawer } from './ExplainDrawer.tsx'
import { CostsTable } from './CostsTable.tsx'
import { NotCounted } from './NotCounted.tsx'
import { NotPriced, Unpriced } from './Unpriced.tsx'
import { useCaseTotals } from './use-case-totals.ts'
import { useExplained } from './use-explained.ts'

export interface CostsPanelProps {
  caseUuid: string
  facts: CaseFacts
  canEdit: boolean
  /** What stands under the costs of a case of its area. */
  CostsSummary: ComponentType<CostsSummaryProps> | undefined
}

/**
 * The running costs of a case: totals by head, excluded heads with the reason, the summary of its area, and an
 * explanation of each figure.
 */
export function CostsPanel({ caseUuid, facts, canEdit, CostsSummary }: CostsPanelProps) {
  const { record, error, loading, isOld, refetch, setExceptional } = useCaseTotals(caseUuid)
  const { figure, explain } = useExplained(record?.totals)
  return (
    <Box
      as="section"
      aria-label="Costs"
      aria-busy={loading}
      bg="surface"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l2"
      p="4"
    >
      <Flex align="baseline" justify="space-between" gap="3" mb="2">
        <Heading as="h2" textStyle="md" fontWeight="600">
          Costs
        </Heading>
        {record && (
          <Text textStyle="xs" color="muted">
            Choose a figure to explain it
          </Text>
        )}
      </Flex>
      {error && !loading && <CostsAlert error={error} hasFigures={record !== undefined} retry={refetch} />}
      {!record && (!error || loading) && <CostsSkeleton />}
      {record && (
        <Grid
          templateColumns={{ base: '1fr', md: '1fr 1fr', xl: '1fr' }}
          columnGap="10"
          alignItems="start"
          data-old={isOld || undefined}
          opacity={isOld ? '0.6' : '1'}
          // New figures are mostly there before one would see the old ones fade.
          transition={isOld ? 'opacity 120ms ease-out 300ms' : 'opacity 120ms ease-out'}
        >
          <div>
            <CostsTable totals={record.totals} isNotPriced={isNotPriced(record)} explain={explain} />
            {isNotPriced(record) && <NotPriced />}
            <Unpriced totals={record.totals} explain={explain} />
            {isRateMissing(record.totals) && <EnterRates caseUuid={caseUuid} />}
            <NotCounted totals={record.totals} explain={explain} />
          </div>
          {CostsSummary && (
            <CostsSummary
              facts={facts}
              totals={record.totals}
              claims={record.exceptional}
              canEdit={canEdit}
              setExceptional={setExceptional}
              explain={explain}
            />
          )}
        </Grid>
      )}
      <ExplainDrawer caseUuid={caseUuid} figure={figure} close={() => explain(null)} />
    </Box>
  )
}
