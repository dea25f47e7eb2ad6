import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { CostsAlert } from './CostsAlert.tsx'
import { CostsSkeleton } from './CostsSkeleton.tsx'
import { ExceptionalBlock } from './ExceptionalBlock.tsx'
import { ExplainDrawer } from './ExplainDrawer.tsx'
import { Ledger } from './Ledger.tsx'
import { NotCounted } from './NotCounted.tsx'
import { Unpriced } from './Unpriced.tsx'
import type { Subject } from './subject.ts'
import { useTotals } from './use-totals.ts'

/** The running account of a case: what it comes to, what is left out and why, and how each figure is made. */
export function CostsPanel({ caseUuid, canEdit }: { caseUuid: string; canEdit: boolean }) {
  const { kept, error, loading, isOld, refetch, setExceptional } = useTotals(caseUuid)
  const [explained, setExplained] = useState<Subject | null>(null)
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
        {kept && (
          <Text textStyle="xs" color="muted">
            Choose a figure to explain it
          </Text>
        )}
      </Flex>
      {error && !loading && <CostsAlert error={error} hasFigures={kept !== undefined} again={refetch} />}
      {!kept && (!error || loading) && <CostsSkeleton />}
      {kept && (
        <Grid
          templateColumns={{ base: '1fr', md: '1fr 1fr', xl: '1fr' }}
          columnGap="10"
          alignItems="start"
          opacity={isOld ? '0.6' : '1'}
          transition="opacity 120ms ease-out"
        >
          <div>
            <Ledger totals={kept.totals} explain={setExplained} />
            <Unpriced count={kept.totals.unpriced} explain={setExplained} />
            <NotCounted heads={kept.totals.heads} explain={setExplained} />
          </div>
          <ExceptionalBlock
            totals={kept.totals}
            exceptional={kept.exceptional.some(({ exceptional }) => exceptional)}
            canEdit={canEdit}
            change={setExceptional}
            explain={setExplained}
          />
        </Grid>
      )}
      <ExplainDrawer caseUuid={caseUuid} subject={explained} close={() => setExplained(null)} />
    </Box>
  )
}
