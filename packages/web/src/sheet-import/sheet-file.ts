import { FileRequestError } from '../files/file-request.ts'

/**
 * The one file of those chosen, if it is a sheet by its name; `refusal` is said of any other.
 * @throws FileRequestError
 */
export function sheetOf(files: readonly File[], refusal: string): File {
  const [file] = files
  if (files.length !== 1 || !file || !/\.(?:csv|xlsx)$/i.test(file.name)) throw new FileRequestError(refusal, undefined)
  return file
}
