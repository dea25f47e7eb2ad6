import { useApolloClient } from '@apollo/client/react'
import { Button, VisuallyHidden } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { toastError } from '../ui/toast-error.ts'
import { downloadEstimated, failuresOf, uploadLedger, type Failure, type Imported } from './ledger.ts'
import { LedgerOutcome } from './LedgerOutcome.tsx'
import { messages } from '../ui/messages.ts'

export type Outcome = { imported: Imported } | { refused: string; failed: Failure[] }

/** What a time ledger needs beside the time recordings: its upload, and its estimated rows to take away and correct. */
export function LedgerButtons({ caseUuid, isEmpty }: { caseUuid: string; isEmpty: boolean }) {
  const { cache } = useApolloClient()
  const input = useRef<HTMLInputElement>(null),
    files = useRef<File[]>([])
  const [busy, setBusy] = useState(false),
    [outcome, setOutcome] = useState<Outcome>(),
    [open, setOpen] = useState(false)

  const send = async (onlyGood: boolean): Promise<void> => {
    setBusy(true)
    try {
      const imported = await uploadLedger(caseUuid, files.current, onlyGood)
      const id = cache.identify({ __typename: 'Case', uuid: caseUuid })
      if (id && imported.added + imported.updated > 0)
        for (const fieldName of ['timeRecordings', 'totals', 'attention']) cache.evict({ id, fieldName })
      setOutcome({ imported })
    } catch (error) {
      console.error(error)
      setOutcome({
        refused: error instanceof Error ? error.message : messages.failedToUploadLedger,
        failed: failuresOf(error),
      })
    } finally {
      setOpen(true)
      setBusy(false)
    }
  }
  const chosen = (list: FileList | null): void => {
    files.current = [...(list ?? [])]
    // The same file may be chosen again after it was mended.
    if (input.current) input.current.value = ''
    if (files.current.length > 0) void send(false)
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
          onChange={({ target }) => chosen(target.files)}
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
      <LedgerOutcome
        open={open}
        outcome={outcome}
        busy={busy}
        takeGood={() => void send(true)}
        close={() => setOpen(false)}
      />
    </>
  )
}
