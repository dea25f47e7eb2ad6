import { Box, Button, Flex, Grid, Heading, Text, chakra } from '@chakra-ui/react'
import { allowedActions, type PageMode } from '@costdraft/schema/stage.ts'
import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { screensOf } from '../areas/index.ts'
import { casePaths } from '../cases/list/case-paths.ts'
import { StageBadge } from '../cases/list/StageBadge.tsx'
import { CaseDocumentsButton } from '../files/CaseDocumentsButton.tsx'
import type { WorkspaceQuery } from '../generated/graphql.ts'
import { badgeOf, isBlocked } from './badge.ts'
import { MarkAsComplete } from './MarkAsComplete.tsx'
import { ReopenCase } from './ReopenCase.tsx'
import { SendForReview } from './SendForReview.tsx'

type Case = WorkspaceQuery['case']
interface Props {
  record: Case
  mode: PageMode
}

const summaryOf = (record: Case): string => screensOf(record.areaOfWork).summary(record).filter(Boolean).join(' · ')

const completionProblem = (record: Case, mayComplete: boolean): string | undefined => {
  if (!mayComplete) return 'This case is already complete.'
  return isBlocked('review', record) ? 'Comments wait to be resolved.' : undefined
}

/** The header of a case page: name, stage and summary in one line with the actions of the stage; the other details can be expanded. */
export function CaseHeader({ record, mode }: Props) {
  const details = useId()
  const [open, setOpen] = useState(false)
  return (
    <Box mb="4">
      <Flex align="center" columnGap="3" rowGap="1" wrap={{ base: 'wrap', xl: 'nowrap' }} minH="8">
        <DetailsToggle detailsId={details} open={open} toggle={() => setOpen(!open)} />
        {/* On narrow screens the name has a line of its own. */}
        <Flex align="center" gap="3" minW="0" flex={{ base: '1 0 calc(100% - 2rem)', xl: '0 1 auto' }}>
          <Heading as="h1" textStyle="xl" truncate minW="0" title={record.caseName}>
            {record.caseName}
          </Heading>
          <StageBadge {...badgeOf(mode, record)} />
        </Flex>
        <Text textStyle="sm" color="muted" truncate flex="1 1 0" minW="0">
          {summaryOf(record)}
        </Text>
        <CaseActions record={record} mode={mode} />
      </Flex>
      <CaseDetails id={details} record={record} open={open} />
    </Box>
  )
}

const DetailsToggle = ({ detailsId, open, toggle }: { detailsId: string; open: boolean; toggle: () => void }) => (
  <chakra.button
    type="button"
    aria-expanded={open}
    aria-controls={detailsId}
    aria-label="Case Details"
    title="Case Details"
    onClick={toggle}
    display="inline-grid"
    placeItems="center"
    boxSize="7"
    flexShrink="0"
    ms="-1.5"
    me="-2"
    borderRadius="l2"
    color="muted"
    cursor="pointer"
    focusVisibleRing="outside"
    _hover={{ bg: 'hover', color: 'ink' }}
  >
    <ChevronRight size={16} strokeWidth={1.75} aria-hidden style={{ transform: open ? 'rotate(90deg)' : undefined }} />
  </chakra.button>
)

function CaseActions({ record, mode }: Props) {
  const may = allowedActions(mode, record.stage)
  return (
    <Flex gap="2" flexShrink="0">
      <CaseDocumentsButton caseUuid={record.uuid} mayEdit={may.edit} />
      {mode !== 'completed' && (
        <Button asChild>
          <Link to={casePaths[mode === 'edit' ? 'editDetails' : 'reviewDetails'](record.uuid)}>Edit Case</Link>
        </Button>
      )}
      <Button asChild>
        <Link to={mode === 'completed' ? '/cost-draft/completed' : '/cost-draft/cases'}>Cancel</Link>
      </Button>
      {may.sendForReview && <SendForReview record={record} />}
      {mode === 'review' && <MarkAsComplete record={record} blockedBy={completionProblem(record, may.complete)} />}
      {mode === 'completed' && <ReopenCase record={record} may={may.reopen} />}
    </Flex>
  )
}

const CaseDetails = ({ id, record, open }: { id: string; record: Case; open: boolean }) => (
  <Grid
    as="dl"
    id={id}
    hidden={!open}
    display={open ? 'grid' : 'none'}
    mt="3"
    p="4"
    bg="surface"
    borderWidth="1px"
    borderColor="line"
    borderRadius="l2"
    templateColumns="repeat(auto-fill, minmax(180px, 1fr))"
    gap="3"
  >
    {screensOf(record.areaOfWork)
      .details(record)
      .map(
        ([term, value]) =>
          value && (
            <Box key={term}>
              <chakra.dt textStyle="caption" color="muted">
                {term}
              </chakra.dt>
              <chakra.dd textStyle="sm" overflowWrap="anywhere">
                {value}
              </chakra.dd>
            </Box>
          ),
      )}
  </Grid>
)
