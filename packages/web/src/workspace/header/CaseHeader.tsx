import { Box, Flex, Heading, chakra } from '@chakra-ui/react'
import { allowedActions, type PageMode } from '@costdraft/schema/cases/stage.ts'
import { ChevronRight } from 'lucide-react'
import { useRef, type Ref } from 'react'
import { screensOf } from '../../areas/index.ts'
import { StageBadge } from '../../cases/list/StageBadge.tsx'
import { UnresolvedCount } from '../../cases/list/UnresolvedCount.tsx'
import type { WorkspaceQuery } from '../../generated/graphql.ts'
import { useSetRecordFacts } from '../../navigation/record-facts.ts'
import { CutText } from '../../ui/CutText.tsx'
import { lowWindow, topBarHeight } from '../../ui/layout-sizes.ts'
import type { FormGuard } from '../../ui/form/GuardHandle.tsx'
import { badgeOf, unresolvedBeside } from '../badge.ts'
import { CaseDetails, EditedDetails, preloadForm } from './CaseDetails.tsx'
import { HeaderActions } from './HeaderActions.tsx'
import { useHeaderForm, type HeaderForm } from './use-header-form.ts'

type Case = WorkspaceQuery['case']
interface Props {
  record: Case
  mode: PageMode
  /** What the guard of the page asks of the form of the details. */
  guard: Ref<FormGuard>
}

const summaryOf = (record: Case): string => screensOf(record.areaOfWork).summary(record).filter(Boolean).join(' · ')

// An opened form is long: its buttons and its message stay in view above it. On a phone they would take a quarter of
// the screen; there the form has a foot.
const inView = {
  position: { md: 'sticky' },
  top: topBarHeight,
  zIndex: '2',
  bg: 'canvas',
  py: '2',
  my: '-2',
  css: { [lowWindow]: { '&&': { position: 'static' } } },
} as const

/**
 * The header of a case page: name and stage in one line with the actions of the stage; what else identifies the case
 * stands in the line above. Below it the details can be expanded: a form where the case is drafted, else terms and
 * values.
 */
export function CaseHeader({ record, mode, guard }: Props) {
  const isEdited = allowedActions(mode, record.stage).edit && screensOf(record.areaOfWork).area.isDrafted
  const form = useHeaderForm(record.uuid, isEdited)
  const messagePlace = useRef<HTMLDivElement>(null)
  useSetRecordFacts(summaryOf(record))
  return (
    <Box mb="1">
      <Box {...(isEdited && form.isOpen && inView)}>
        <Flex align="center" columnGap="4" rowGap="1" wrap="wrap" minH="8">
          <Facts record={record} mode={mode} form={form} preload={isEdited ? preloadForm : undefined} />
          <HeaderActions record={record} mode={mode} form={isEdited ? form : undefined} />
        </Flex>
        <Box ref={messagePlace} textAlign={{ md: 'end' }} />
      </Box>
      {isEdited ? (
        <EditedDetails record={record} form={form} guard={guard} messagePlace={messagePlace} />
      ) : (
        <CaseDetails id={form.detailsId} record={record} isOpen={form.isOpen} />
      )}
    </Box>
  )
}

/** The toggle, the name and the stage. A name for which the line has no room is cut. */
const Facts = ({
  record,
  mode,
  form,
  preload,
}: Omit<Props, 'guard'> & { form: HeaderForm; preload: (() => void) | undefined }) => (
  <Flex align="center" columnGap="3" minW="0" maxW="full" flex={{ base: '1 0 100%', md: '1 1 208px' }}>
    <DetailsToggle form={form} preload={preload} />
    <Heading as="h1" textStyle="xl" minW="0">
      <CutText whiteSpace={{ base: 'normal', md: 'nowrap' }} overflowWrap="anywhere">
        {record.caseName}
      </CutText>
    </Heading>
    <Flex align="center" gap="2" flexShrink="0">
      <StageBadge {...badgeOf(mode, record)} />
      <UnresolvedCount count={unresolvedBeside(mode, record)} />
    </Flex>
  </Flex>
)

const DetailsToggle = ({
  form: { detailsId, isOpen, toggle },
  preload,
}: {
  form: HeaderForm
  preload: (() => void) | undefined
}) => (
  <chakra.button
    type="button"
    aria-expanded={isOpen}
    aria-controls={detailsId}
    aria-label="Case Details"
    title="Case Details"
    onClick={toggle}
    onPointerEnter={preload}
    onFocus={preload}
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
      style={{ transform: isOpen ? 'rotate(90deg)' : undefined }}
    />
  </chakra.button>
)
