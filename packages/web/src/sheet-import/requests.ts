import { fileRequest, FileRequestError, isOutcomeUnknown } from '../files/file-request.ts'
import { saveFile } from '../files/save-file.ts'
import { sendForm } from '../files/send-form.ts'
import { messages } from '../ui/messages.ts'
import type { ChosenSheet } from './open-sheet.ts'

export interface Transfer {
  signal: AbortSignal
  /** Reports progress as a fraction from 0 to 1. */
  onProgress: (fraction: number) => void
}

const formOf = ({ file, choices }: ChosenSheet<unknown>): FormData => {
  const body = new FormData()
  body.append('file', file)
  body.append('choices', JSON.stringify(choices))
  return body
}

/** Sends rows to be stored; that the answer is lost is said in words. @throws FileRequestError */
export async function sendRows(...[path, form, options]: Parameters<typeof sendForm>): Promise<unknown> {
  try {
    return await sendForm(path, form, options)
  } catch (error) {
    if (isOutcomeUnknown(error)) throw new FileRequestError(messages.importMayBeStored, error.answer, error.status)
    throw error
  }
}

/** What an import answers. */
interface Answers {
  preview: unknown
  imported: unknown
  record: unknown
  undone: unknown
}

/** The requests of an import at a path; `words` are said where the server gives no message. */
export const sheetRequests = <Choices, A extends Answers>(
  path: string,
  words: { failedToRead: string; failedToImport: string },
) => ({
  /** Asks what an import would do. @throws FileRequestError; a DOMException `AbortError` on abort */
  preview: async (sheet: ChosenSheet<Choices>, transfer: Transfer): Promise<A['preview']> =>
    sendForm(`${path}/preview`, formOf(sheet), { ...transfer, headers: {}, fallback: words.failedToRead }),

  /**
   * Imports a sheet. With `onlyValid` rows that cannot be taken are left out; otherwise one of them refuses the whole
   * file. The same `key` sent again is the same import.
   * @throws FileRequestError; a DOMException `AbortError` on abort
   */
  store: async (
    sheet: ChosenSheet<Choices>,
    { key, onlyValid, ...transfer }: Transfer & { key: string; onlyValid: boolean },
  ): Promise<A['imported']> =>
    sendRows(onlyValid ? `${path}?rows=good` : path, formOf(sheet), {
      ...transfer,
      headers: { 'idempotency-key': key },
      fallback: words.failedToImport,
    }),

  /** Saves the rows that cannot be taken as a CSV file, with the reasons. @throws FileRequestError */
  saveFailed: async (sheet: ChosenSheet<Choices>): Promise<void> => {
    const answer = await fileRequest(`${path}/failed`, messages.failedToSaveFailedRows, {
      method: 'POST',
      body: formOf(sheet),
    })
    saveFile(await answer.blob(), 'failed-rows.csv')
  },

  /** The imports of before, newest first. @throws FileRequestError */
  list: async (): Promise<A['record'][]> => {
    const answer = await fileRequest(path, messages.failedToListImports)
    return ((await answer.json()) as { imports: A['record'][] }).imports
  },

  /** Undoes an import. A second request is refused, so that trying again is safe. @throws FileRequestError */
  undo: async (uuid: string): Promise<A['undone']> => {
    const answer = await fileRequest(`${path}/${uuid}`, messages.failedToUndoImport, { method: 'DELETE' })
    return answer.json() as Promise<A['undone']>
  },
})
