import { Button, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { DialogFrame } from '../../ui/overlay/DialogFrame.tsx'
import { DialogRoot } from '../../ui/overlay/OverlayRoot.tsx'
import type { RateFirm } from '../firm/use-rate-firm.ts'
import { CasesPreview } from './CasesPreview.tsx'
import type { Proposal } from './use-preview.ts'
import { CancelButton } from '../../ui/form/CancelButton.tsx'

export interface ReviewOptions {
  firm: RateFirm
  proposal: Proposal
  title: string
  /** What is said of the change itself, before its cases. */
  text?: string
  /** The text of the button that makes the change. */
  action: string
}

/** Shows which cases a change of rates would change before it is made. Closing it answers `false`. */
export function ReviewDialog({
  firm,
  proposal,
  title,
  text,
  action,
  open,
  onAnswer,
}: ReviewOptions & { open: boolean; onAnswer: (isMade: boolean) => void }) {
  const main = useRef<HTMLButtonElement>(null)
  const [isSettled, setIsSettled] = useState(!firm.readsCases)
  const foot = (
    <>
      <Button
        ref={main}
        variant="solid"
        aria-disabled={!isSettled}
        title={isSettled ? undefined : 'When all cases have been priced'}
        _disabled={{ opacity: '0.6' }}
        onClick={() => {
          if (isSettled) onAnswer(true)
        }}
      >
        {action}
      </Button>
      <CancelButton close={() => onAnswer(false)} />
    </>
  )
  return (
    <DialogRoot
      open={open}
      close={() => onAnswer(false)}
      size="lg"
      scrollBehavior="inside"
      initialFocusEl={() => main.current}
      closeOnInteractOutside={false}
    >
      <DialogFrame title={title} foot={foot}>
        {text && <Text mb="3">{text}</Text>}
        {firm.readsCases ? (
          <CasesPreview proposal={proposal} onSettled={setIsSettled} />
        ) : (
          <Text color="muted">
            {`Open cases of ${firm.name} are priced anew. Which of them change is shown only to people who may read its cases.`}
          </Text>
        )}
      </DialogFrame>
    </DialogRoot>
  )
}
