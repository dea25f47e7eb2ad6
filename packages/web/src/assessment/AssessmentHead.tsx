import { Box, Button, Flex, Heading, Menu, Text, chakra } from '@chakra-ui/react'
import { assessmentStateLabels } from '@costdraft/schema/assessment/assessment.ts'
import { counted } from '@costdraft/schema/text/in-words.ts'
import { Ellipsis } from 'lucide-react'
import { Suspense, lazy, useId, useState } from 'react'
import { AssessmentDocuments } from '../outputs/previews/AssessmentDocuments.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { MenuPortal } from '../ui/overlay/MenuPortal.tsx'
import { Account } from './Account.tsx'
import { Reductions } from './Reductions.tsx'
import { Unbound } from './Unbound.tsx'
import type { AssessmentHead as Head } from './use-assessment.ts'
import type { useRemoval } from './use-removal.ts'

const loadPayments = () => import('./PaymentsDialog.tsx')
const PaymentsDialog = lazy(async () => ({ default: (await loadPayments()).PaymentsDialog }))

/** How far the assessment is, in words. */
export function stateInWords({ state, totals: { lines, rulings } }: Pick<Head, 'state' | 'totals'>): string {
  if (state === 'in_progress') return `In progress: ${rulings} of ${counted(lines, 'line')} ruled on`
  return assessmentStateLabels[state]
}

/** Payments, offers, interest and general points, in a dialog that is loaded on first use. */
function Payments({ caseUuid }: { caseUuid: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={() => {
          loadPayments().catch(console.error)
        }}
        onClick={() => {
          setIsLoaded(true)
          setIsOpen(true)
        }}
      >
        Payments and offers…
      </Button>
      {isLoaded && (
        <Suspense>
          <PaymentsDialog caseUuid={caseUuid} open={isOpen} close={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

type Removal = ReturnType<typeof useRemoval>

/** What is done seldom. */
function More({ remove }: Pick<Removal, 'remove'>) {
  const trigger = useId()
  return (
    <Menu.Root ids={{ trigger }} positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <IconButton triggerId={trigger} name="More of the assessment" icon={Ellipsis} size="sm" />
      </Menu.Trigger>
      <MenuPortal>
        <Menu.Positioner>
          <Menu.Content aria-label="More of the assessment">
            <Menu.Item value="remove" color="danger.ink" onClick={remove}>
              Remove assessment…
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </MenuPortal>
    </Menu.Root>
  )
}

/** Offers to bring back what was set aside. */
const RestoreOffer = ({ restore, isBusy }: Pick<Removal, 'restore' | 'isBusy'>) => (
  <Flex
    role="note"
    align="center"
    wrap="wrap"
    gap="3"
    textStyle="sm"
    mb="3"
    ps="3"
    borderInlineStartWidth="3px"
    borderColor="strongLine"
  >
    <Text>An assessment of this case was set aside within the last thirty days.</Text>
    <Button size="xs" loading={isBusy} loadingText="Restoring" onClick={restore}>
      Restore it
    </Button>
  </Flex>
)

const FIGURES = 'assessment figures'
/** Whether the account stands above the lines: on this device, for all cases alike. */
function useFiguresShown(): { shown: boolean; toggle: () => void } {
  const [shown, setShown] = useState(() => localStorage.getItem(FIGURES) !== 'hidden')
  const toggle = (): void => {
    localStorage.setItem(FIGURES, shown ? 'hidden' : 'shown')
    setShown(!shown)
  }
  return { shown, toggle }
}

interface Props extends Removal {
  caseUuid: string
  assessment: Head
}
/** How far the assessment of a bill is, what it comes to, and what is done with it as a whole. */
export function AssessmentHead({ caseUuid, assessment, remove, restore, isBusy, confirmDialog }: Props) {
  const [showsReductions, setShowsReductions] = useState(false)
  const figures = useFiguresShown()
  const { state, canRestore, unbound } = assessment
  const isBegun = state !== 'not_started'
  return (
    <Box as="section" aria-label="Assessment" mb="4">
      <Flex align="center" wrap="wrap" gap="2" minH="8" mb="2">
        <Heading as="h2" textStyle="sm">
          <chakra.span role="status">{stateInWords(assessment)}</chakra.span>
        </Heading>
        <Flex align="center" wrap="wrap" gap="2" ms={{ md: 'auto' }}>
          <Button variant="ghost" onClick={figures.toggle}>
            {figures.shown ? 'Hide figures' : 'Show figures'}
          </Button>
          <Button aria-expanded={showsReductions} onClick={() => setShowsReductions(!showsReductions)}>
            Reductions
          </Button>
          {isBegun && <AssessmentDocuments caseUuid={caseUuid} />}
          <Payments caseUuid={caseUuid} />
          {isBegun && <More remove={remove} />}
        </Flex>
      </Flex>
      {canRestore && !isBegun && <RestoreOffer restore={restore} isBusy={isBusy} />}
      {unbound.length > 0 && <Unbound unbound={unbound} />}
      <Flex columnGap="10" rowGap="4" align="flex-start" direction={{ base: 'column', xl: 'row' }}>
        {figures.shown && (
          <Box width="full" maxW={{ md: '660px' }} flexShrink="0">
            <Account assessment={assessment} />
          </Box>
        )}
        {showsReductions && <Reductions caseUuid={caseUuid} version={assessment.version} />}
      </Flex>
      {confirmDialog}
    </Box>
  )
}
