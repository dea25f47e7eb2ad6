import type { LedgerChoices } from '@costdraft/schema/ledger/ledger-choices.ts'
import type {
  LedgerImportRecord,
  LedgerImported,
  LedgerPreview,
  LedgerUndone,
} from '@costdraft/schema/ledger/ledger-import.ts'
import { sendRows, sheetRequests, type Transfer } from '../../sheet-import/requests.ts'
import { messages } from '../../ui/messages.ts'

interface LedgerAnswers {
  preview: LedgerPreview
  imported: LedgerImported
  record: LedgerImportRecord
  undone: LedgerUndone
}

/** The requests of the import of a case's ledger. */
export const ledgerRequests = (caseUuid: string) =>
  sheetRequests<LedgerChoices, LedgerAnswers>(`client/case/${caseUuid}/time-recording/import`, {
    failedToRead: messages.failedToReadLedger,
    failedToImport: messages.failedToImportLedger,
  })

/**
 * Sends a file as it is by the specified upload: all its rows are stored, or none. Sent again, it stores nothing twice.
 * @throws FileRequestError
 */
export async function uploadAtOnce(caseUuid: string, file: File, transfer: Transfer): Promise<LedgerImported> {
  const body = new FormData()
  body.append('file', file)
  return (await sendRows(`client/case/${caseUuid}/time-recording/upload`, body, {
    ...transfer,
    headers: {},
    fallback: messages.failedToUploadLedger,
  })) as LedgerImported
}
