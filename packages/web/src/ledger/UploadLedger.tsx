import { useApolloClient } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { isOutcomeUnknown } from '../files/file-request.ts'
import { messages } from '../ui/messages.ts'
import { readError } from '../ui/read-error.ts'
import { caseChanged, caseMayHaveChanged } from '../apollo/case-changes-link.ts'
import { failedRowsOf, uploadLedger } from './ledger-requests.ts'
import { LedgerOutcome, type UploadOutcome } from './LedgerOutcome.tsx'
import { useSheetInput } from '../sheet-import/use-sheet-input.tsx'

/** Uploads a ledger for a case and keeps the outcome for the dialog that shows it. */
function useLedgerUpload(caseUuid: string) {
  const client = useApolloClient()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<UploadOutcome>()
  const [open, setOpen] = useState(false)
  const send = async (files: readonly File[], onlyValid: boolean): Promise<void> => {
    setBusy(true)
    try {
      const imported = await uploadLedger(caseUuid, files, onlyValid)
      if (imported.added + imported.updated > 0) caseChanged(client, caseUuid)
      setOutcome({ imported })
    } catch (error) {
      console.error(error)
      const isUnknown = isOutcomeUnknown(error)
      const { message } = readError(error)
      if (isUnknown) caseMayHaveChanged(client, caseUuid)
      setOutcome({
        refused: isUnknown && message === messages.failedToUploadLedger ? messages.uploadMayBeStored : message,
        failed: failedRowsOf(error),
      })
    } finally {
      setOpen(true)
      setBusy(false)
    }
  }
  return { busy, outcome, open, close: () => setOpen(false), send }
}

/** The button that uploads a ledger as it is, for a host that has no more than the specified upload. */
export function UploadLedger({ caseUuid }: { caseUuid: string }) {
  const files = useRef<readonly File[]>([])
  const { busy, outcome, open, close, send } = useLedgerUpload(caseUuid)
  const { input, choose } = useSheetInput('Ledger file', (chosen) => {
    files.current = chosen
    void send(chosen, false)
  })
  return (
    <>
      {input}
      <Button loading={busy} loadingText="Reading the ledger" onClick={choose}>
        Import ledger
      </Button>
      <LedgerOutcome
        open={open}
        outcome={outcome}
        busy={busy}
        importValid={() => void send(files.current, true)}
        close={close}
      />
    </>
  )
}
