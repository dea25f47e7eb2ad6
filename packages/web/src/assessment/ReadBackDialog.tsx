import { Button, Flex, Text } from '@chakra-ui/react'
import { counted } from '@costdraft/schema/text/in-words.ts'
import { SheetDialog, stageOf, useStageRefs } from '../sheet-import/SheetDialog.tsx'
import { SheetDrop } from '../sheet-import/SheetDrop.tsx'
import { BusyButton } from '../ui/form/BusyButton.tsx'
import { CancelButton } from '../ui/form/CancelButton.tsx'
import type { RuleProps } from './rule-props.ts'
import { useReadBack, type ReadBack } from './use-read-back.ts'
import { WorkbookLists } from './WorkbookLists.tsx'
import { summaryOf } from './workbook-sections.ts'

const FILE = 'A workbook of this bill as it was made, with what others have entered in it. Or drop it here.'
const NO_FILES: readonly File[] = []

/** The buttons below the preview, and why something failed. */
function PreviewFoot({ session, close }: { session: ReadBack; close: () => void }) {
  const { reading, sending, retry, run } = session
  const entered = reading.preview?.counts.entered ?? 0
  // What is entered is what is seen: not while the preview is of before.
  const isWaiting = reading.isReading || reading.problem !== undefined || sending.isSending
  return (
    <>
      <BusyButton
        variant="solid"
        isBusy={sending.isSending}
        disabled={entered === 0}
        aria-disabled={isWaiting || undefined}
        onClick={() => {
          if (!isWaiting) void run()
        }}
      >
        {`Enter ${counted(entered, 'line')}`}
      </BusyButton>
      <CancelButton close={close} />
      <Flex flex="1" align="center" gap="3" textStyle="sm">
        <Text role="alert" color="danger.ink">
          {sending.problem ?? reading.problem}
        </Text>
        {reading.problem && (
          <Button size="xs" onClick={retry}>
            Try again
          </Button>
        )}
      </Flex>
    </>
  )
}

interface Props extends Pick<RuleProps, 'caseUuid' | 'acts' | 'readLoaded'> {
  close: () => void
}

/** Reads a workbook of the bill back: what it would enter is seen, and where it is not as it was made, before it is. */
export function ReadBackDialog({ caseUuid, acts, readLoaded, close }: Props) {
  const session = useReadBack({ caseUuid, readLoaded, done: acts.done }, close)
  const refs = useStageRefs()
  const { preview } = session.reading
  // What is on its way is entered all the same: one stays to see it.
  const onClose = (): void => {
    if (!session.sending.isSending) close()
  }
  return (
    <SheetDialog
      title="Read a workbook back"
      session={session}
      files={NO_FILES}
      open
      onClose={onClose}
      announcement={preview ? summaryOf(preview) : ''}
      refs={refs}
      foot={
        stageOf(session) === 'start' ? (
          <CancelButton close={onClose} />
        ) : (
          <PreviewFoot session={session} close={onClose} />
        )
      }
    >
      {preview ? (
        <WorkbookLists
          preview={preview}
          heading={refs.preview}
          restart={session.restart}
          isBusy={session.sending.isSending}
        />
      ) : (
        <SheetDrop name="Workbook to read back" button={refs.start} session={session} hint={FILE} accept=".xlsx" />
      )}
    </SheetDialog>
  )
}
