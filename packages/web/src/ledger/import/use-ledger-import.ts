import { useApolloClient } from '@apollo/client/react'
import type { LedgerChoices } from '@costdraft/schema/ledger/ledger-choices.ts'
import type { LedgerImported } from '@costdraft/schema/ledger/ledger-import.ts'
import { useState } from 'react'
import { FileRequestError, isOutcomeUnknown } from '../../files/file-request.ts'
import { messages } from '../../ui/messages.ts'
import { readError } from '../../ui/read-error.ts'
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts'
import { ledgerOf } from '../ledger-file.ts'
import { importLedger, type ChosenLedger } from './import-requests.ts'
import { useLedgerPreview } from './use-ledger-preview.ts'
import { timesChanged, timesMayHaveChanged } from '../../workspace/derived-fields-link.ts'

/** Larger files are refused by the server: only smaller ones are copied. */
const MAX_COPIED = 20_000_000
const UNPROCESSABLE = 422

/** A copy of a file: a browser refuses to send one again that was saved since it was chosen. */
async function copyOf(file: File): Promise<File> {
  if (file.size > MAX_COPIED) return file
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type, lastModified: file.lastModified })
  } catch (error) {
    throw new Error(messages.ledgerNotReadable, { cause: error })
  }
}

interface Sending {
  isSending: boolean
  percent: number
  problem: string | undefined
}
const idle: Sending = { isSending: false, percent: 0, problem: undefined }

/** Sends the import. Trying again with the same file and choices is the same import. */
function useSending(caseUuid: string) {
  const client = useApolloClient(),
    { keyOf, clear } = useIdempotencyKey()
  const [sending, setSending] = useState(idle),
    [imported, setImported] = useState<LedgerImported>()
  /** Resolves to whether the server refused the rows, so that the preview is no longer true. */
  const send = async (ledger: ChosenLedger, onlyValid: boolean): Promise<boolean> => {
    // Never aborted: an import that was sent goes on, whether or not someone waits for it.
    const { signal } = new AbortController()
    const { name, size, lastModified } = ledger.file,
      key = keyOf({ name, size, lastModified, choices: ledger.choices, onlyValid })
    setSending({ ...idle, isSending: true })
    try {
      const onProgress = (fraction: number): void =>
        setSending((before) => ({ ...before, percent: Math.floor(fraction * 100) }))
      const answer = await importLedger(caseUuid, ledger, { key, onlyValid, signal, onProgress })
      clear()
      if (answer.added + answer.updated > 0) timesChanged(client, caseUuid)
      setSending(idle)
      setImported(answer)
      return false
    } catch (error) {
      console.error(error)
      if (isOutcomeUnknown(error)) timesMayHaveChanged(client, caseUuid)
      setSending({ ...idle, problem: readError(error).message })
      return error instanceof FileRequestError && error.status === UNPROCESSABLE
    }
  }
  const begin = (): void => {
    setSending(idle)
    setImported(undefined)
  }
  return { ...sending, imported, send, begin }
}

/** One import from the choice of the file to its outcome. */
export function useLedgerImport(caseUuid: string) {
  const { ask, forget, ...reading } = useLedgerPreview(caseUuid),
    { send, begin, ...sending } = useSending(caseUuid)
  const [ledger, setLedger] = useState<ChosenLedger>()
  const show = (next: ChosenLedger): void => {
    setLedger(next)
    begin()
    void ask(next)
  }
  return {
    ledger,
    reading,
    sending,
    /** Begins with a file. */
    open: async (files: readonly File[]): Promise<void> => {
      forget()
      begin()
      try {
        show({ file: await copyOf(ledgerOf(files)), choices: {} })
      } catch (error) {
        setLedger(undefined)
        forget(readError(error).message)
      }
    },
    /** Goes back to the choice of a file. */
    restart: (): void => {
      forget()
      begin()
      setLedger(undefined)
    },
    /** Asks again with other choices. */
    choose: (choices: LedgerChoices): void => {
      if (ledger) show({ ...ledger, choices })
    },
    /** Asks again with the same choices. */
    retry: (): void => {
      if (ledger) void ask(ledger)
    },
    /** Imports what the preview shows. What was refused is asked for again, so that the preview shows why. */
    run: async (onlyValid: boolean): Promise<void> => {
      if (ledger && (await send(ledger, onlyValid))) void ask(ledger)
    },
  }
}
export type LedgerImport = ReturnType<typeof useLedgerImport>
