import { useApolloClient } from '@apollo/client/react'
import type { LedgerChoices } from '@costdraft/schema/ledger/ledger-choices.ts'
import type { LedgerImported } from '@costdraft/schema/ledger/ledger-import.ts'
import { readsAtOnce } from '@costdraft/schema/ledger/reads-at-once.ts'
import { useState } from 'react'
import { FileRequestError, isOutcomeUnknown } from '../../files/file-request.ts'
import { messages } from '../../ui/messages.ts'
import { readError } from '../../ui/read-error.ts'
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts'
import { ledgerOf } from '../ledger-file.ts'
import { importLedger, uploadAtOnce, type ChosenLedger, type Transfer } from './import-requests.ts'
import { correctedLedger, newLedger, onSheet, originalIn, type OpenLedger } from './open-ledger.ts'
import { useLedgerPreview } from './use-ledger-preview.ts'
import { caseChanged, caseMayHaveChanged } from '../../apollo/case-changes-link.ts'

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
  const client = useApolloClient()
  const { keyOf, clear } = useIdempotencyKey()
  const [sending, setSending] = useState(idle)
  const [imported, setImported] = useState<LedgerImported>()
  /** Resolves to whether the server refused the rows, so that the preview is no longer true. */
  const send = async (request: (transfer: Transfer) => Promise<LedgerImported>): Promise<boolean> => {
    // Never aborted: an import that was sent goes on, whether or not someone waits for it.
    const { signal } = new AbortController()
    setSending({ ...idle, isSending: true })
    try {
      const onProgress = (fraction: number): void =>
        setSending((before) => ({ ...before, percent: Math.floor(fraction * 100) }))
      const answer = await request({ signal, onProgress })
      if (answer.added + answer.updated > 0) caseChanged(client, caseUuid)
      setSending(idle)
      setImported(answer)
      return false
    } catch (error) {
      console.error(error)
      if (isOutcomeUnknown(error)) caseMayHaveChanged(client, caseUuid)
      setSending({ ...idle, problem: readError(error).message })
      return error instanceof FileRequestError && error.status === UNPROCESSABLE
    }
  }
  const begin = (): void => {
    setSending(idle)
    setImported(undefined)
  }
  return {
    ...sending,
    imported,
    /** Sends a file with its choices. */
    send: async (ledger: ChosenLedger, onlyValid: boolean): Promise<boolean> => {
      const { name, size, lastModified } = ledger.file
      const key = keyOf({ name, size, lastModified, choices: ledger.choices, onlyValid })
      return send(async (transfer) => {
        const answer = await importLedger(caseUuid, ledger, { ...transfer, key, onlyValid })
        clear()
        return answer
      })
    },
    /** Sends a file as it is. */
    upload: async (file: File): Promise<boolean> => send(async (transfer) => uploadAtOnce(caseUuid, file, transfer)),
    begin,
  }
}

/** One import from the choice of the file to its outcome. */
export function useLedgerImport(caseUuid: string) {
  const { ask, forget, ...reading } = useLedgerPreview(caseUuid)
  const { send, upload, begin, ...sending } = useSending(caseUuid)
  const [ledger, setLedger] = useState<OpenLedger>()
  // While a file may turn out to read at once, its preview is not shown.
  const [isQuick, setIsQuick] = useState(false)
  const show = async (next: OpenLedger) => {
    setLedger(next)
    begin()
    return ask(next)
  }
  const change = (changed: (ledger: OpenLedger) => OpenLedger): void => {
    if (ledger) void show(changed(ledger))
  }
  const sheet = reading.preview?.sheet ?? null
  return {
    ledger,
    reading,
    sending,
    isQuick,
    /** Begins with a file. One that reads at once is uploaded as it is; any other is shown first. */
    open: async (files: readonly File[]): Promise<void> => {
      forget()
      begin()
      setIsQuick(true)
      try {
        const file = await copyOf(ledgerOf(files))
        const preview = await show(newLedger(file))
        if (preview && readsAtOnce(preview) && (await upload(file))) await ask({ file, choices: {} })
      } catch (error) {
        setLedger(undefined)
        forget(readError(error).message)
      }
      setIsQuick(false)
    },
    /** Goes back to the choice of a file. */
    restart: (): void => {
      forget()
      begin()
      setLedger(undefined)
    },
    /** Asks again with other choices. */
    choose: (choices: LedgerChoices): void => change((open) => ({ ...open, choices })),
    /** Asks again about another sheet. */
    chooseSheet: (name: string): void => change((open) => onSheet(open, sheet, name)),
    /** Asks again with a text in place of that of a cell, which is `before`. */
    correct: (row: number, column: number, text: string, before: string): void =>
      change((open) => correctedLedger(open, sheet, { row, column, text, before })),
    /** What stood in a cell before it was corrected. */
    originalOf: (row: number, column: number): string => (ledger ? originalIn(ledger, sheet, row, column) : ''),
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
