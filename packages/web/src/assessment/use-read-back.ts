import { useApolloClient } from '@apollo/client/react'
import type { WorkbookPreview } from '@costdraft/schema/assessment/workbook-import.ts'
import { counted } from '@costdraft/schema/text/in-words.ts'
import { useCallback, useState } from 'react'
import { sendForm } from '../files/send-form.ts'
import type { ChosenSheet } from '../sheet-import/open-sheet.ts'
import type { Transfer } from '../sheet-import/requests.ts'
import { copyOf, sheetOf } from '../sheet-import/sheet-file.ts'
import { useSheetPreview } from '../sheet-import/use-sheet-preview.ts'
import { messages } from '../ui/messages.ts'
import { SAYS_ALL } from '../ui/read-after-changes.ts'
import { readError } from '../ui/read-error.ts'
import { toastError } from '../ui/toast-error.ts'
import { takeAssessment } from './assessment-cache.ts'
import { ImportAssessmentWorkbookDocument } from './assessment.operations.ts'
import { useOfferUndo, type ManyLines } from './use-offer-undo.ts'

/** Asks what a workbook would enter. @throws FileRequestError; a DOMException `AbortError` on abort */
async function previewOf(caseUuid: string, file: File, transfer: Transfer): Promise<WorkbookPreview> {
  const body = new FormData()
  body.append('file', file)
  return (await sendForm(`client/case/${caseUuid}/assessment/upload?preview=1`, body, {
    ...transfer,
    headers: {},
    fallback: messages.failedToReadWorkbook,
  })) as WorkbookPreview
}

/** Enters a workbook as its preview showed it, and says so with a button that undoes it. */
function useEnter(given: ManyLines) {
  const { caseUuid, readLoaded } = given
  const client = useApolloClient()
  const offer = useOfferUndo(given)
  return async (uuid: string): Promise<void> => {
    const { data } = await client.mutate({
      mutation: ImportAssessmentWorkbookDocument,
      variables: { caseUuid, import: uuid },
      context: SAYS_ALL,
      update: (cache, { data }) => {
        if (data) takeAssessment(cache, caseUuid, data.importAssessmentWorkbook.assessment)
      },
    })
    const { changed = 0, undo } = data?.importAssessmentWorkbook ?? {}
    const lines = counted(changed, 'line')
    if (undo != null) offer(`Entered ${lines} from the workbook`, 0, undo, `entering ${lines} from a workbook`)
    // It is done, whether or not the lines can be read; many are read while one goes on.
    void readLoaded().catch((error: unknown) => toastError(error, 'The lines could not be read again'))
  }
}

/** One reading back of a workbook, from the choice of the file to its entry. */
export function useReadBack(given: ManyLines, close: () => void) {
  const { caseUuid, readLoaded } = given
  const { ask, forget, ...reading } = useSheetPreview<null, WorkbookPreview>(
    useCallback(({ file }: ChosenSheet<null>, transfer: Transfer) => previewOf(caseUuid, file, transfer), [caseUuid]),
  )
  const enter = useEnter(given)
  const [file, setFile] = useState<File>()
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const begin = (next: File | undefined): void => {
    setFile(next)
    setProblem(undefined)
  }
  const { preview } = reading
  return {
    ...{ opened: file, reading, isQuick: false },
    sending: { isSending, problem, imported: undefined },
    /** Begins with a file. */
    open: async (files: readonly File[]): Promise<void> => {
      forget()
      begin(undefined)
      try {
        const chosen = await copyOf(sheetOf(files, messages.notAWorkbook, /\.xlsx$/i))
        begin(chosen)
        await ask({ file: chosen, choices: null })
      } catch (error) {
        forget(readError(error).message)
      }
    },
    /** Goes back to the choice of a file. */
    restart: (): void => {
      forget()
      begin(undefined)
    },
    /** Asks again about the same file. */
    retry: (): void => {
      if (file) void ask({ file, choices: null })
    },
    /** Enters what the preview shows; where that is not so any more, shows what it would be now. */
    run: async (): Promise<void> => {
      if (!preview?.import_uuid || isSending) return
      setIsSending(true)
      setProblem(undefined)
      try {
        await enter(preview.import_uuid)
        close()
      } catch (error) {
        console.error(error)
        const { code, message } = readError(error)
        setProblem(message)
        if (code === 'CONFLICT' && file) {
          await readLoaded().catch(console.error)
          await ask({ file, choices: null })
        }
      } finally {
        setIsSending(false)
      }
    },
  }
}
export type ReadBack = ReturnType<typeof useReadBack>
