import { saveFile } from '../files/save-file.ts'
import { transfer, TransferRefused } from '../files/transfer.ts'
import { messages } from '../ui/messages.ts'

export interface Failure {
  row: number
  column: string
  value: string
  message: string
}
export interface Imported {
  added: number
  updated: number
  unchanged: number
  estimated: number
  failed: Failure[]
}

const isLedger = ({ name }: File): boolean => /\.(?:csv|xlsx)$/i.test(name)

/** Sends a ledger; with `onlyGood` the rows that cannot be taken are left out instead of holding the others back. */
export async function uploadLedger(caseUuid: string, files: readonly File[], onlyGood: boolean): Promise<Imported> {
  const [file] = files
  if (files.length !== 1 || !file || !isLedger(file)) throw new TransferRefused(messages.notALedger, undefined)
  const body = new FormData()
  body.append('file', file)
  const answer = await transfer(
    `client/case/${caseUuid}/time-recording/upload${onlyGood ? '?rows=good' : ''}`,
    messages.failedToUploadLedger,
    { method: 'POST', body },
  )
  return (await answer.json()) as Imported
}

/** The rows a refusal names, where it names any. */
export function failuresOf(error: unknown): Failure[] {
  const answer = error instanceof TransferRefused ? error.answer : undefined
  return typeof answer === 'object' && answer !== null && 'failed' in answer && Array.isArray(answer.failed)
    ? (answer.failed as Failure[])
    : []
}

/** Hands the estimated rows to the browser as a file. */
export async function downloadEstimated(caseUuid: string): Promise<void> {
  const answer = await transfer(`client/case/${caseUuid}/time-recording/estimated`, messages.failedToDownloadTime)
  saveFile(await answer.blob(), 'estimated-time.csv')
}
