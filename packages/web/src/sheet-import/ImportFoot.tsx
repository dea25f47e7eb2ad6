import { Button, Flex, Text } from '@chakra-ui/react'
import { useState, type ReactNode, type RefObject } from 'react'
import { BusyButton } from '../ui/form/BusyButton.tsx'
import { CancelButton } from '../ui/form/CancelButton.tsx'
import { messages } from '../ui/messages.ts'
import { delayedFadeIn } from '../ui/delayed-fade-in.ts'
import { toastError } from '../ui/toast-error.ts'
import { rowsText } from './rows-text.ts'
import type { SheetPreview } from './sheet-preview.ts'
import type { AnySheetImport } from './use-sheet-import.ts'
import type { UndoImport } from './use-undo-import.ts'

/** The button that saves the rows that cannot be taken as a file. */
export function SaveFailedButton({ count, save }: { count: number; save: () => Promise<void> }) {
  const [isSaving, setIsSaving] = useState(false)
  if (count === 0) return null
  const saveThem = async (): Promise<void> => {
    setIsSaving(true)
    await save().catch((error: unknown) => toastError(error, messages.failedToSaveFailedRows))
    setIsSaving(false)
  }
  return (
    <BusyButton isBusy={isSaving} onClick={() => !isSaving && void saveThem()}>
      {count === 1 ? 'Save the failed row' : `Save the ${count.toLocaleString('en-GB')} failed rows`}
    </BusyButton>
  )
}

type Session = Pick<AnySheetImport, 'reading' | 'sending' | 'retry' | 'run'>

/** What stands after the buttons of the foot: why something failed, or what is under way. */
function FootMessage({ session: { reading, sending, retry } }: { session: Session }) {
  const problem = sending.problem ?? reading.problem
  return (
    <Flex
      flex="1"
      minW={{ base: 'full', md: '40' }}
      // On a phone it takes a line only when it speaks.
      display={{ mdDown: problem || sending.isSending || reading.isReading ? 'flex' : 'none' }}
      align="center"
      gap="3"
      textStyle="sm"
    >
      <Text role="alert" color="danger.ink">
        {problem}
      </Text>
      {reading.problem && !sending.problem && (
        <Button size="xs" onClick={retry}>
          Try again
        </Button>
      )}
      {sending.isSending && (
        <Text color="muted" css={delayedFadeIn}>
          {sending.percent < 100 ? `Sending, ${sending.percent} %` : 'Storing the rows'}
        </Text>
      )}
      {reading.isReading && !problem && (
        <Text color="muted" css={delayedFadeIn}>
          Reading again
        </Text>
      )}
    </Flex>
  )
}

interface Props {
  session: Session
  preview: Pick<SheetPreview, 'counts' | 'missing'>
  /** How many rows would change something. */
  stored: number
  saveFailed: () => Promise<void>
  close: () => void
}

/** What the main button says. */
function importLabel({ preview: { counts, missing }, stored }: Pick<Props, 'preview' | 'stored'>): string {
  if (missing.length > 0) return 'Import'
  const leftOut = counts.error + counts.left_out
  return `Import ${rowsText(stored)}${leftOut > 0 ? `, leave ${leftOut.toLocaleString('en-GB')} out` : ''}`
}

/** The foot below a preview. */
export function ImportFoot({ session, preview, stored, saveFailed, close }: Props) {
  const { reading, sending, run } = session
  const { counts, missing } = preview
  // What is imported is what is seen: not while the preview is of earlier choices.
  const isWaiting = reading.isReading || reading.problem !== undefined || sending.isSending
  return (
    <>
      <BusyButton
        variant="solid"
        isBusy={sending.isSending}
        disabled={missing.length > 0 || stored === 0}
        aria-disabled={isWaiting || undefined}
        onClick={() => {
          if (!isWaiting) void run(counts.error > 0)
        }}
      >
        {sending.problem === messages.importMayBeStored ? 'Try again' : importLabel({ preview, stored })}
      </BusyButton>
      <SaveFailedButton count={counts.error} save={saveFailed} />
      <CancelButton close={close} />
      <FootMessage session={session} />
    </>
  )
}

interface OutcomeProps {
  undoing: Pick<UndoImport<unknown>, 'mayUndo' | 'isUndoing' | 'undo'>
  main: RefObject<HTMLButtonElement | null>
  close: () => void
  /** What can still be saved. */
  children?: ReactNode
}

/** The foot below the outcome. */
export const OutcomeFoot = ({ undoing, main, close, children }: OutcomeProps) => (
  <>
    <Button ref={main} variant="solid" onClick={close}>
      Done
    </Button>
    {children}
    {(undoing.mayUndo || undoing.isUndoing) && (
      <BusyButton isBusy={undoing.isUndoing} onClick={() => void undoing.undo()}>
        Undo this import
      </BusyButton>
    )}
  </>
)
