import { saveFile } from '../files/save-file.ts'
import { fileRequest, FileRequestError } from '../files/file-request.ts'
import { messages } from '../ui/messages.ts'
import { sheetOf } from '../sheet-import/sheet-file.ts'

/** A row of the ledger that could not be imported. */
export interface FailedRow {
  row: number
  column: string
  value: string
  message: string
}
/** Something to check in a row of the ledger that was imported. `uuid` is that of the time recording. */
export interface LedgerWarning {
  row: number
  column: string
  message: string
  uuid?: string | null
}
/** The result of an import: numbers of rows, what to check in them, and the rows left out. */
export interface ImportResult {
  added: number
  updated: number
  unchanged: number
  estimated: number
  /** The sums and repeated headings that were left out. Absent on a host that says none. */
  left_out?: number
  /** Absent on a host that gives none. */
  warnings?: LedgerWarning[]
  failed: FailedRow[]
}

/**
 * Uploads a time ledger (one .csv or .xlsx file). With `onlyValid`, invalid rows are left out; otherwise one invalid
 * row refuses the whole file.
 * @throws FileRequestError
 */
export async function uploadLedger(
  caseUuid: string,
  files: readonly File[],
  onlyValid: boolean,
): Promise<ImportResult> {
  const body = new FormData()
  body.append('file', sheetOf(files, messages.notALedger))
  const answer = await fileRequest(
    `client/case/${caseUuid}/time-recording/upload${onlyValid ? '?rows=good' : ''}`,
    messages.failedToUploadLedger,
    { method: 'POST', body },
  )
  return (await answer.json()) as ImportResult
}

/** The failed rows listed in a refusal; empty if it lists none. */
export function failedRowsOf(error: unknown): FailedRow[] {
  const answer = error instanceof FileRequestError ? error.answer : undefined
  return typeof answer === 'object' && answer !== null && 'failed' in answer && Array.isArray(answer.failed)
    ? (answer.failed as FailedRow[])
    : []
}

/** Downloads the time recordings with an estimated time as a CSV file. @throws FileRequestError */
export async function downloadEstimated(caseUuid: string): Promise<void> {
  const answer = await fileRequest(`client/case/${caseUuid}/time-recording/estimated`, messages.failedToDownloadTime)
  saveFile(await answer.blob(), 'estimated-time.csv')
}
