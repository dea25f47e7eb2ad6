import { useApolloClient } from '@apollo/client/react'
import { Button, VisuallyHidden } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { isOutcomeUnknown } from '../files/file-request.ts'
import { readError } from '../ui/read-error.ts'
import { toastError } from '../ui/toast-error.ts'
import { useAddition } from '../access/viewer.ts'
import type { Option } from '../ui/form/controls.ts'
import { ImportLedger, useImportLedger } from './ImportLedger.tsx'
import { downloadEstimated, failedRowsOf, uploadLedger, type FailedRow, type ImportResult } from './ledger-requests.ts'
import { LedgerOutcome } from './LedgerOutcome.tsx'
import { messages } from '../ui/messages.ts'
import { timesChanged, timesMayHaveChanged } from '../workspace/derived-fields-link.ts'

/** The outcome of an upload: imported, or refused as a whole with the rows to blame. */
export type UploadOutcome = { imported: ImportResult } | { refused: string; failed: FailedRow[] }

/** Uploads a ledger for a case and keeps the outcome for the dialog that shows it. */
function useLedgerUpload(caseUuid: string) {
  const client = useApolloClient()
  const [busy, setBusy] = useState(false),
    [outcome, setOutcome] = useState<UploadOutcome>(),
    [open, setOpen] = useState(false)
  const send = async (files: readonly File[], onlyValid: boolean): Promise<void> => {
    setBusy(true)
    try {
      const imported = await uploadLedger(caseUuid, files, onlyValid)
      if (imported.added + imported.updated > 0) timesChanged(client, caseUuid)
      setOutcome({ imported })
    } catch (error) {
      console.error(error)
      const isUnknown = isOutcomeUnknown(error),
        { message } = readError(error)
      if (isUnknown) timesMayHaveChanged(client, caseUuid)
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

interface Props {
  caseUuid: string
  isEmpty: boolean
  /** The fee earners of the firm, for the names in a ledger. */
  feeEarners: readonly Option[]
}

/**
 * The ledger buttons of the time recordings: upload a ledger, import one row by row where the host does that, and
 * download the rows with an estimated time for correction.
 */
export function LedgerButtons({ caseUuid, isEmpty, feeEarners }: Props) {
  const input = useRef<HTMLInputElement>(null),
    files = useRef<File[]>([])
  const { busy, outcome, open, close, send } = useLedgerUpload(caseUuid),
    importing = useImportLedger(),
    isImported = useAddition('ledger_import')
  const onChoose = (list: FileList | null): void => {
    files.current = [...(list ?? [])]
    // Cleared, so that choosing the same file again after correcting it fires a change event.
    if (input.current) input.current.value = ''
    if (files.current.length > 0) void send(files.current, false)
  }
  const check = (): void => {
    close()
    importing.show(files.current)
  }
  return (
    <>
      <VisuallyHidden asChild>
        <input
          ref={input}
          type="file"
          multiple
          accept=".csv,.xlsx"
          aria-label="Ledger file"
          tabIndex={-1}
          onChange={({ target }) => onChoose(target.files)}
        />
      </VisuallyHidden>
      {!isEmpty && (
        <Button
          onClick={() => {
            downloadEstimated(caseUuid).catch((error: unknown) => toastError(error, messages.failedToDownloadTime))
          }}
        >
          Download estimated
        </Button>
      )}
      <Button loading={busy} loadingText="Reading the ledger" onClick={() => input.current?.click()}>
        Upload ledger
      </Button>
      {isImported && <ImportLedger caseUuid={caseUuid} feeEarners={feeEarners} {...importing} />}
      <LedgerOutcome
        open={open}
        outcome={outcome}
        busy={busy}
        importValid={() => void send(files.current, true)}
        check={isImported ? check : undefined}
        close={close}
      />
    </>
  )
}
