import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { counted } from '@costdraft/schema/text/in-words.ts'
import { useMemo, useState } from 'react'
import { BehindOffer } from '../drafts/BehindOffer.tsx'
import { useEarlierDrafts } from '../drafts/use-drafts.ts'
import { DraftScope, itemDraftKeys } from '../drafts/draft-scope.ts'
import { formatAmount } from '../formats/format-money.ts'
import type { AssessmentFilter } from '../generated/graphql.ts'
import type { GridTotals } from '../items/shared/grid/grid-columns.ts'
import { GridForm } from '../items/shared/grid/GridForm.tsx'
import type { RowActs } from '../items/shared/grid/row-acts.ts'
import { useGivenGrid } from '../items/shared/grid/use-given-grid.ts'
import { KeptDrafts } from '../items/shared/KeptDrafts.tsx'
import { isFixedInLine, lineColumns } from './line-columns.ts'
import { lineSource } from './line-source.ts'
import { LineFilters } from './LineFilters.tsx'
import { ReadBackButton } from './ReadBackButton.tsx'
import { RuleButton } from './RuleButton.tsx'
import type { AssessedTotals, AssessmentHead, ShownAssessment } from './use-assessment.ts'
import { useLineServer } from './use-line-server.ts'
import type { useLineQuery } from './use-line-query.ts'

/** What the lines of the filter come to, under their columns. */
const totalsOf = ({ lines, offers, rulings, claimed, offered, allowed }: AssessedTotals): GridTotals => ({
  name: counted(lines, 'line'),
  cells: {
    claimed: formatAmount(claimed.net),
    vat: formatAmount(claimed.vat),
    ...(offers > 0 && { offered: formatAmount(offered.net) }),
    ...(rulings > 0 && { allowed: formatAmount(allowed.net) }),
  },
})

interface Props {
  caseUuid: string
  assessment: AssessmentHead
  shown: ShownAssessment
  lineQuery: ReturnType<typeof useLineQuery>
  filter: AssessmentFilter | undefined
}

const NothingFound = ({ clear }: { clear: () => void }) => (
  <Flex direction="column" align="center" gap="3" py="10">
    <Text color="muted">No line matches these filters.</Text>
    <Button onClick={clear}>Clear filters</Button>
  </Flex>
)

/** The lines of a bill as a sheet in which their assessment is entered, with what is done with many of them. */
function Lines({ caseUuid, assessment, shown, filter, lineQuery: { clear } }: Props) {
  const { rows, total, totals, isOld, loadMore, refetch, readLoaded } = shown
  const { server, confirmDialog } = useLineServer(caseUuid, filter, refetch)
  const { grid: draftKey } = itemDraftKeys(scopeOf(caseUuid))
  const grid = useGivenGrid({
    title: 'Lines',
    draftLabel: 'Assessment',
    ...{ draftKey, source: lineSource, server, rows, isOld, total, loadMore, confirmDialog },
    columns: lineColumns,
    isFixed: isFixedInLine,
    query: JSON.stringify(filter ?? {}),
    isFiltered: filter !== undefined,
  })
  const gridTotals = useMemo(() => (totals && totals.lines > 0 ? totalsOf(totals) : undefined), [totals])
  const actions = (acts: RowActs) => {
    const props = { caseUuid, assessment, filter, acts, readLoaded }
    return (
      <>
        <RuleButton {...props} />
        <ReadBackButton {...props} />
      </>
    )
  }
  return (
    // One scrolls to it once, and has it as high as the window.
    <Box css={{ '--least-box': 'max(320px, calc(100dvh - 184px))' }}>
      <GridForm
        grid={grid}
        tools={null}
        actions={actions}
        totals={gridTotals}
        empty={isOld ? undefined : <NothingFound clear={clear} />}
        startAt="allowed"
      />
    </Box>
  )
}

const scopeOf = (caseUuid: string): string => `assessment/${caseUuid}`
const nothing = (): void => undefined

/** The lines of an assessment under their filters, and what was entered and not stored before. */
export function AssessmentGrid(props: Props) {
  const { caseUuid, assessment, shown, lineQuery } = props
  // Another round opens them anew, with what was kept on the device.
  const [round, setRound] = useState(0)
  const { grid: draftKey } = itemDraftKeys(scopeOf(caseUuid))
  const isOffered = useEarlierDrafts().some(({ key }) => key === draftKey)
  return (
    <DraftScope value={scopeOf(caseUuid)}>
      <KeptDrafts add={nothing} addSeveral={nothing} openGrid={() => setRound(round + 1)} />
      <LineFilters
        {...{ ...lineQuery, caseUuid, assessment }}
        rows={shown.rows}
        isWhole={shown.rows.length >= assessment.totals.lines}
      />
      <BehindOffer isOffered={isOffered}>
        <Lines key={round} {...props} />
      </BehindOffer>
    </DraftScope>
  )
}
