import { Box, Button, Flex, Grid, Heading, Text, chakra } from '@chakra-ui/react'
import { labelOf } from '@costdraft/schema/labels.ts'
import { allowed, type Mode } from '@costdraft/schema/stage.ts'
import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { casePaths } from '../cases/list/case-paths.ts'
import { StageBadge } from '../cases/list/StageBadge.tsx'
import { CaseDocuments } from '../files/CaseDocuments.tsx'
import type { WorkspaceQuery } from '../generated/graphql.ts'
import { writtenDate } from '../ui/dates.ts'
import { badgeOf, isBlocked } from './badge.ts'
import { MarkAsComplete } from './MarkAsComplete.tsx'
import { ReopenCase } from './ReopenCase.tsx'
import { SendForReview } from './SendForReview.tsx'

type Case = WorkspaceQuery['case']
interface Props {
  record: Case
  mode: Mode
}

const shortly = ({ solicitorsCaseReference, certificate, feeEarner }: Case): string =>
  [solicitorsCaseReference, certificate?.certificateNumber, `${feeEarner.firstname} ${feeEarner.surname}`]
    .filter(Boolean)
    .join(' · ')

const detailsOf = (record: Case): [term: string, words: string | null | undefined][] => [
  ["Solicitor's case reference", record.solicitorsCaseReference],
  ['Certificate number', record.certificate?.certificateNumber],
  ['Date of issue', record.certificate && writtenDate(record.certificate.dateOfIssue)],
  ['Court level', record.certificate && labelOf(record.certificate.courtLevel)],
  ['Area of work', labelOf(record.areaOfWork)],
  ['Bill type', labelOf(record.caseType)],
  [
    'Represented party',
    record.representedParty &&
      `${labelOf(record.representedParty)}${record.partiesRepresented && record.partiesRepresented > 1 ? `, ${record.partiesRepresented} of them` : ''}`,
  ],
  ['Solicitor', record.client.name],
  ['Site', record.site.siteName],
  ['Fee earner', `${record.feeEarner.firstname} ${record.feeEarner.surname}`],
  ['Staff member', record.staffMember?.name],
]

const whyNotComplete = (record: Case, mayComplete: boolean): string | undefined => {
  if (!mayComplete) return 'This case is already complete.'
  return isBlocked('review', record) ? 'Comments wait to be resolved.' : undefined
}

/** What case this is, in one line; the rest of its details on asking. */
export function CaseHeader({ record, mode }: Props) {
  const details = useId()
  const [open, setOpen] = useState(false)
  const may = allowed(mode, record.stage)
  return (
    <Box mb="4">
      <Flex align="center" columnGap="3" rowGap="1" wrap={{ base: 'wrap', xl: 'nowrap' }} minH="8">
        <chakra.button
          type="button"
          aria-expanded={open}
          aria-controls={details}
          aria-label="Case Details"
          title="Case Details"
          onClick={() => setOpen(!open)}
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
          <ChevronRight
            size={16}
            strokeWidth={1.75}
            aria-hidden
            style={{ transform: open ? 'rotate(90deg)' : undefined }}
          />
        </chakra.button>
        {/* Where there is no room for all, the name has a line of its own. */}
        <Flex align="center" gap="3" minW="0" flex={{ base: '1 0 calc(100% - 2rem)', xl: '0 1 auto' }}>
          <Heading as="h1" textStyle="xl" truncate minW="0" title={record.caseName}>
            {record.caseName}
          </Heading>
          <StageBadge {...badgeOf(mode, record)} />
        </Flex>
        <Text textStyle="sm" color="muted" truncate flex="1 1 0" minW="0">
          {shortly(record)}
        </Text>
        <Flex gap="2" flexShrink="0">
          <CaseDocuments caseUuid={record.uuid} mayEdit={may.edit} />
          {mode !== 'completed' && (
            <Button asChild>
              <Link to={casePaths[mode === 'edit' ? 'editDetails' : 'reviewDetails'](record.uuid)}>Edit Case</Link>
            </Button>
          )}
          <Button asChild>
            <Link to={mode === 'completed' ? '/cost-draft/completed' : '/cost-draft/cases'}>Cancel</Link>
          </Button>
          {may.sendForReview && <SendForReview record={record} />}
          {mode === 'review' && <MarkAsComplete record={record} why={whyNotComplete(record, may.complete)} />}
          {mode === 'completed' && <ReopenCase record={record} may={may.reopen} />}
        </Flex>
      </Flex>
      <Grid
        as="dl"
        id={details}
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
        {detailsOf(record).map(
          ([term, words]) =>
            words && (
              <Box key={term}>
                <chakra.dt textStyle="caption" color="muted">
                  {term}
                </chakra.dt>
                <chakra.dd textStyle="sm" overflowWrap="anywhere">
                  {words}
                </chakra.dd>
              </Box>
            ),
        )}
      </Grid>
    </Box>
  )
}
