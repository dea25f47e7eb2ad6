import { Button, Flex, Text } from '@chakra-ui/react'
import type { LedgerPreview } from '@costdraft/schema/ledger/ledger-import.ts'
import { useState, type RefObject } from 'react'
import { BusyButton } from '../../ui/form/BusyButton.tsx'
import { messages } from '../../ui/messages.ts'
import { delayedFadeIn } from '../../ui/delayed-fade-in.ts'
import { toastError } from '../../ui/toast-error.ts'
import { rowsText } from '../outcome-text.ts'
import { saveFailedRows } from './import-requests.ts'
import { storedCount } from './row-text.ts'
import type { LedgerImport } from './use-ledger-import.ts'
import type { UndoImport } from './use-undo-import.ts'
import { CancelButton } from '../../ui/form/CancelButton.tsx'

/** What the main button says. */
function importLabel({ counts, missing }: LedgerPreview): string {
  if (missing.length > 0) return 'Import'
  const leftOut = counts.error + counts.left_out
  return `Import ${rowsText(storedCount(counts))}${leftOut > 0 ? `, leave ${leftOut.toLocaleString('en-GB')} out` : ''}`
}

/** The button that saves the rows that cannot be taken as a file. */
function SaveFailedButton({
  caseUuid,
  ledger,
  count,
}: { caseUuid: string; count: number } & Pick<LedgerImport, 'ledger'>) {
  const [isSaving, setIsSaving] = useState(false)
  if (!ledger || count === 0) return null
  const save = async (): Promise<void> => {
    setIsSaving(true)
    await saveFailedRows(caseUuid, ledger).catch((error: unknown) => toastError(error, messages.failedToSaveFailedRows))
    setIsSaving(false)
  }
  return (
    <BusyButton isBusy={isSaving} onClick={() => !isSaving && void save()}>
      {count === 1 ? 'Save the failed row' : `Save the ${count.toLocaleString('en-GB')} failed rows`}
    </BusyButton>
  )
}

/** What stands after the buttons of the foot: why something failed, or what is under way. */
function FootMessage({ session: { reading, sending, retry } }: { session: LedgerImport }) {
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
  caseUuid: string
  session: LedgerImport
  preview: LedgerPreview
  close: () => void
}

/** The foot below a preview. */
export function ImportFoot({ caseUuid, session, preview, close }: Props) {
  const { ledger, reading, sending, run } = session
  const { counts, missing } = preview
  // What is imported is what is seen: not while the preview is of earlier choices.
  const isWaiting = reading.isReading || reading.problem !== undefined || sending.isSending
  return (
    <>
      <BusyButton
        variant="solid"
        isBusy={sending.isSending}
        disabled={missing.length > 0 || storedCount(counts) === 0}
        aria-disabled={isWaiting || undefined}
        onClick={() => {
          if (!isWaiting) void run(counts.error > 0)
        }}
      >
        {sending.problem === messages.importMayBeStored ? 'Try again' : importLabel(preview)}
      </BusyButton>
      <SaveFailedButton caseUuid={caseUuid} ledger={ledger} count={counts.error} />
      <CancelButton close={close} />
      <FootMessage session={session} />
    </>
  )
}

interface OutcomeProps {
  caseUuid: string
  session: LedgerImport
  undoing: UndoImport
  main: RefObject<HTMLButtonElement | null>
  close: () => void
}

/** The foot below the outcome. The rows that were left out can still be saved. */
export const OutcomeFoot = ({ caseUuid, session: { ledger, reading }, undoing, main, close }: OutcomeProps) => (
  <>
    <Button ref={main} variant="solid" onClick={close}>
      Done
    </Button>
    <SaveFailedButton caseUuid={caseUuid} ledger={ledger} count={reading.preview?.counts.error ?? 0} />
    {(undoing.mayUndo || undoing.isUndoing) && (
      <BusyButton isBusy={undoing.isUndoing} onClick={() => void undoing.undo()}>
        Undo this import
      </BusyButton>
    )}
  </>
)
