import { FileRequestError } from '../files/file-request.ts'
import { messages } from '../ui/messages.ts'

/**
 * The one file of those chosen, if it is a sheet by its name; `refusal` is said of any other.
 * @throws FileRequestError
 */
export function sheetOf(files: readonly File[], refusal: string, names: RegExp = /\.(?:csv|xlsx)$/i): File {
  const [file] = files
  if (files.length !== 1 || !file || !names.test(file.name)) throw new FileRequestError(refusal, undefined)
  return file
}

/** Larger files are refused by the server: only smaller ones are copied. */
const MAX_COPIED = 20_000_000
/** A copy of a file: a browser refuses to send one again that was saved since it was chosen. */
export async function copyOf(file: File): Promise<File> {
  if (file.size > MAX_COPIED) return file
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type, lastModified: file.lastModified })
  } catch (error) {
    throw new Error(messages.fileNotReadable, { cause: error })
  }
}
