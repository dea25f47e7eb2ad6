import type { Request } from 'express'
import { HttpError } from '../http/errors.ts'
import { formOf } from '../http/multipart.ts'
import { NOT_A_LEDGER } from './refused-file.ts'

const LARGEST = 20_000_000
const TOO_LARGE = 'A ledger may be 20 MB at most.'

/** The one file of a ledger upload, in memory: a ledger is small, and one that is not is refused. */
export async function fileOf(req: Request): Promise<Buffer> {
  if (!req.is('multipart/form-data')) throw new HttpError(415, NOT_A_LEDGER, { file: NOT_A_LEDGER })
  const {
    files: [file, ...more],
    isTooLarge,
  } = await formOf(req, LARGEST)
  if (isTooLarge) throw new HttpError(413, TOO_LARGE, { file: TOO_LARGE })
  if (!file || more.length > 0)
    throw new HttpError(422, NOT_A_LEDGER, { file: file ? 'One file at a time.' : 'Send a file.' })
  return file
}
