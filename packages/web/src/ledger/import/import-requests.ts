import type { LedgerChoices } from '@costdraft/schema/ledger/ledger-choices.ts'
import type {
  LedgerImportRecord,
  LedgerImportRecords,
  LedgerImported,
  LedgerPreview,
  LedgerUndone,
} from '@costdraft/schema/ledger/ledger-import.ts'
import { fileRequest, FileRequestError, isOutcomeUnknown } from '../../files/file-request.ts'
import { saveFile } from '../../files/save-file.ts'
import { sendForm } from '../../files/send-form.ts'
import { messages } from '../../ui/messages.ts'

const pathOf = (caseUuid: string, rest = ''): string => `client/case/${caseUuid}/time-recording/import${rest}`

/** A ledger with what was chosen for it: every request has both, because the server keeps nothing of a preview. */
export interface ChosenLedger {
  file: File
  choices: LedgerChoices
}
export interface Transfer {
  signal: AbortSignal
  /** Reports progress as a fraction from 0 to 1. */
  onProgress: (fraction: number) => void
}

const formOf = ({ file, choices }: ChosenLedger): FormData => {
  const body = new FormData()
  body.append('file', file)
  body.append('choices', JSON.stringify(choices))
  return body
}

/** Asks what an import would do. @throws FileRequestError; a DOMException `AbortError` on abort */
export const previewLedger = async (
  caseUuid: string,
  ledger: ChosenLedger,
  transfer: Transfer,
): Promise<LedgerPreview> =>
  (await sendForm(pathOf(caseUuid, '/preview'), formOf(ledger), {
    ...transfer,
    headers: {},
    fallback: messages.failedToReadLedger,
  })) as LedgerPreview

/** Sends rows to be stored; that the answer is lost is said in words. @throws FileRequestError */
async function sendRows(...[path, form, options]: Parameters<typeof sendForm>): Promise<LedgerImported> {
  try {
    return (await sendForm(path, form, options)) as LedgerImported
  } catch (error) {
    if (isOutcomeUnknown(error)) throw new FileRequestError(messages.importMayBeStored, error.answer, error.status)
    throw error
  }
}

/**
 * Imports a ledger. With `onlyValid` rows that cannot be taken are left out; otherwise one of them refuses the whole
 * file. The same `key` sent again is the same import.
 * @throws FileRequestError; a DOMException `AbortError` on abort
 */
export async function importLedger(
  caseUuid: string,
  ledger: ChosenLedger,
  { key, onlyValid, ...transfer }: Transfer & { key: string; onlyValid: boolean },
): Promise<LedgerImported> {
  return sendRows(pathOf(caseUuid, onlyValid ? '?rows=good' : ''), formOf(ledger), {
    ...transfer,
    headers: { 'idempotency-key': key },
    fallback: messages.failedToImportLedger,
  })
}

/**
 * Sends a file as it is by the specified upload: all its rows are stored, or none. Sent again, it stores nothing twice.
 * @throws FileRequestError
 */
export async function uploadAtOnce(caseUuid: string, file: File, transfer: Transfer): Promise<LedgerImported> {
  const body = new FormData()
  body.append('file', file)
  return sendRows(`client/case/${caseUuid}/time-recording/upload`, body, {
    ...transfer,
    headers: {},
    fallback: messages.failedToUploadLedger,
  })
}

/** Saves the rows that cannot be taken as a CSV file, with the reasons. @throws FileRequestError */
export async function saveFailedRows(caseUuid: string, ledger: ChosenLedger): Promise<void> {
  const answer = await fileRequest(pathOf(caseUuid, '/failed'), messages.failedToSaveFailedRows, {
    method: 'POST',
    body: formOf(ledger),
  })
  saveFile(await answer.blob(), 'failed-rows.csv')
}

/** The imports of a case, newest first. @throws FileRequestError */
export async function listImports(caseUuid: string): Promise<LedgerImportRecord[]> {
  const answer = await fileRequest(pathOf(caseUuid), messages.failedToListImports)
  return ((await answer.json()) as LedgerImportRecords).imports
}

/** Undoes an import. A second request is refused, so that trying again is safe. @throws FileRequestError */
export async function undoImport(caseUuid: string, uuid: string): Promise<LedgerUndone> {
  const answer = await fileRequest(pathOf(caseUuid, `/${uuid}`), messages.failedToUndoImport, { method: 'DELETE' })
  return (await answer.json()) as LedgerUndone
}
