import { FileRequestError } from '../files/file-request.ts'
import { messages } from '../ui/messages.ts'

/** The one file of those chosen, if it is a ledger by its name. @throws FileRequestError */
export function ledgerOf(files: readonly File[]): File {
  const [file] = files
  if (files.length !== 1 || !file || !/\.(?:csv|xlsx)$/i.test(file.name))
    throw new FileRequestError(messages.notALedger, undefined)
  return file
}
