import { useState } from 'react'
import { FileRequestError, isOutcomeUnknown } from '../files/file-request.ts'
import { readError } from '../ui/read-error.ts'
import { useIdempotencyKey } from '../ui/use-idempotency-key.ts'
import { correctedSheet, newSheet, onSheet, originalIn, type ChosenSheet, type OpenSheet } from './open-sheet.ts'
import type { Transfer } from './requests.ts'
import { copyOf, sheetOf } from './sheet-file.ts'
import type { SheetChoices, SheetPreview } from './sheet-preview.ts'
import { useSheetPreview, type Reading } from './use-sheet-preview.ts'

const UNPROCESSABLE = 422

/** How sheets of one sort are read and stored. It stays the same for as long as a dialog is open. */
export interface SheetImporter<Choices extends SheetChoices, Preview extends SheetPreview, Imported> {
  preview: (sheet: ChosenSheet<Choices>, transfer: Transfer) => Promise<Preview>
  store: (sheet: ChosenSheet<Choices>, options: Transfer & { key: string; onlyValid: boolean }) => Promise<Imported>
  /** What is chosen of a file at first. */
  choices: Choices
  /** What of the choices is so on every sheet of a workbook. */
  kept: (choices: Choices) => Partial<Choices>
  /** Said where what is chosen is no such file. */
  notASheet: string
  /** Is told what was stored; undefined where that is not known. */
  onStored: (imported: Imported | undefined) => void
  /** Stores a file as it is, without showing it, where its preview says that nothing is to be asked. */
  atOnce?: { isFor: (preview: Preview) => boolean; send: (file: File, transfer: Transfer) => Promise<Imported> }
}

export interface Sending<Imported> {
  isSending: boolean
  percent: number
  problem: string | undefined
  imported: Imported | undefined
}
const idle = { isSending: false, percent: 0, problem: undefined }

/** Sends the import. Trying again with the same file and choices is the same import. */
function useSending<Choices extends SheetChoices, Preview extends SheetPreview, Imported>({
  store,
  atOnce,
  onStored,
}: SheetImporter<Choices, Preview, Imported>) {
  const { keyOf, clear } = useIdempotencyKey()
  const [sending, setSending] = useState<Omit<Sending<Imported>, 'imported'>>(idle)
  const [imported, setImported] = useState<Imported>()
  /** Resolves to whether the server refused the rows, so that the preview is no longer true. */
  const send = async (request: (transfer: Transfer) => Promise<Imported>): Promise<boolean> => {
    // Never aborted: an import that was sent goes on, whether or not someone waits for it.
    const { signal } = new AbortController()
    setSending({ ...idle, isSending: true })
    try {
      const onProgress = (fraction: number): void =>
        setSending((before) => ({ ...before, percent: Math.floor(fraction * 100) }))
      const answer = await request({ signal, onProgress })
      onStored(answer)
      setSending(idle)
      setImported(answer)
      return false
    } catch (error) {
      console.error(error)
      if (isOutcomeUnknown(error)) onStored(undefined)
      setSending({ ...idle, problem: readError(error).message })
      return error instanceof FileRequestError && error.status === UNPROCESSABLE
    }
  }
  const begin = (): void => {
    setSending(idle)
    setImported(undefined)
  }
  return {
    sending: { ...sending, imported },
    /** Sends a file with its choices. */
    send: async (sheet: ChosenSheet<Choices>, onlyValid: boolean): Promise<boolean> => {
      const { name, size, lastModified } = sheet.file
      const key = keyOf({ name, size, lastModified, choices: sheet.choices, onlyValid })
      return send(async (transfer) => {
        const answer = await store(sheet, { ...transfer, key, onlyValid })
        clear()
        return answer
      })
    },
    /** Sends a file as it is, if the preview allows that. */
    sendAtOnce: async (file: File, preview: Preview): Promise<boolean> =>
      atOnce?.isFor(preview) === true && send(async (transfer) => atOnce.send(file, transfer)),
    begin,
  }
}

/** One import from the choice of the file to its outcome. */
export interface SheetImport<Choices extends SheetChoices, Preview extends SheetPreview, Imported> {
  /** The file with what was chosen for it. */
  opened: OpenSheet<Choices> | undefined
  reading: Reading<Preview>
  sending: Sending<Imported>
  /** While a file may be stored at once, its preview is not shown. */
  isQuick: boolean
  /** Begins with a file. One that reads at once is stored as it is; any other is shown first. */
  open: (files: readonly File[]) => Promise<void>
  /** Goes back to the choice of a file. */
  restart: () => void
  /** Asks again with other choices. */
  choose: (choices: Choices) => void
  /** Asks again about another sheet. */
  chooseSheet: (name: string) => void
  /** Asks again with a text in place of that of a cell, which is `before`. */
  correct: (row: number, column: number, text: string, before: string) => void
  /** What stood in a cell before it was corrected. */
  originalOf: (row: number, column: number) => string
  /** Asks again with the same choices. */
  retry: () => void
  /** Imports what the preview shows. What was refused is asked for again, so that the preview shows why. */
  run: (onlyValid: boolean) => Promise<void>
}

export function useSheetImport<Choices extends SheetChoices, Preview extends SheetPreview, Imported>(
  importer: SheetImporter<Choices, Preview, Imported>,
): SheetImport<Choices, Preview, Imported> {
  const { ask, forget, ...reading } = useSheetPreview(importer.preview)
  const { send, sendAtOnce, begin, sending } = useSending(importer)
  const [opened, setOpened] = useState<OpenSheet<Choices>>()
  const [isQuick, setIsQuick] = useState(false)
  const show = async (next: OpenSheet<Choices>) => {
    setOpened(next)
    begin()
    return ask(next)
  }
  const change = (changed: (open: OpenSheet<Choices>) => OpenSheet<Choices>): void => {
    if (opened) void show(changed(opened))
  }
  const sheet = reading.preview?.sheet ?? null
  return {
    ...{ opened, reading, sending, isQuick },
    open: async (files) => {
      forget()
      begin()
      setIsQuick(importer.atOnce !== undefined)
      try {
        const file = await copyOf(sheetOf(files, importer.notASheet))
        const first = newSheet(file, importer.choices)
        const preview = await show(first)
        if (preview && (await sendAtOnce(file, preview))) await ask(first)
      } catch (error) {
        setOpened(undefined)
        forget(readError(error).message)
      }
      setIsQuick(false)
    },
    restart: () => {
      forget()
      begin()
      setOpened(undefined)
    },
    choose: (choices) => change((open) => ({ ...open, choices })),
    chooseSheet: (name) => change((open) => onSheet(open, sheet, name, importer.kept)),
    correct: (row, column, text, before) =>
      change((open) => correctedSheet(open, sheet, { row, column, text, before })),
    originalOf: (row, column) => (opened ? originalIn(opened, sheet, row, column) : ''),
    retry: () => {
      if (opened) void ask(opened)
    },
    run: async (onlyValid) => {
      if (opened && (await send(opened, onlyValid))) void ask(opened)
    },
  }
}
/** An import of any sort of sheet, as the parts see it that all have in common. */
export type AnySheetImport = Pick<
  SheetImport<SheetChoices, SheetPreview, unknown>,
  'reading' | 'sending' | 'isQuick' | 'open' | 'restart' | 'chooseSheet' | 'correct' | 'originalOf' | 'retry' | 'run'
> & { opened: OpenSheet<SheetChoices> | undefined }
