import { Button, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { DialogFrame } from '../ui/overlay/DialogFrame.tsx'
import { DialogRoot } from '../ui/overlay/OverlayRoot.tsx'
import { CasesPreview } from './CasesPreview.tsx'
import type { ReachWords } from './progress-sentence.ts'
import type { LoadCases } from './use-preview.ts'
import { CancelButton } from '../ui/form/CancelButton.tsx'

export interface ReviewOptions {
  title: string
  /** What is said of the change itself, before its cases. */
  text?: string
  /** Loads the cases page by page; absent where none of them may be read. */
  load?: LoadCases | undefined
  words: ReachWords
  /** What is said in place of the cases where none of them may be read. */
  unread?: string
  /** The text of the button that makes the change. */
  action: string
}

interface Props extends ReviewOptions {
  open: boolean
  /** Whether the server refuses the change: then the focus goes to the field that it is about. */
  isRefused: boolean
  onAnswer: (isMade: boolean) => void
}

/** Shows which cases a change would move before it is made. Closing it answers `false`. */
export function ReviewDialog({ title, text, load, words, unread, action, open, isRefused, onAnswer }: Props) {
  const main = useRef<HTMLButtonElement>(null)
  const [isSettled, setIsSettled] = useState(load === undefined)
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
      returnTo={() => (isRefused ? '[aria-invalid=true]' : undefined)}
    >
      <DialogFrame title={title} foot={foot}>
        {text && <Text mb="3">{text}</Text>}
        {load ? (
          <CasesPreview load={load} words={words} onSettled={setIsSettled} />
        ) : (
          <Text color="muted">{unread}</Text>
        )}
      </DialogFrame>
    </DialogRoot>
  )
}
