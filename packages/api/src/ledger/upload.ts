import type { Request } from 'express'
import { HttpError } from '../http/errors.ts'
import { readMultipartForm } from '../http/multipart.ts'
import { NOT_A_LEDGER } from './ledger-file-error.ts'

const MAX_BYTES = 20_000_000
/** The file names a ledger may have; its content is examined as well. */
const LEDGER_NAME = /\.(?:csv|xlsx)$/i
const TOO_LARGE = 'A ledger may be 20 MB at most.'

/** The file of a ledger, its name as sent, and the other fields of its form. */
export interface LedgerForm {
  file: Buffer
  name: string
  fields: ReadonlyMap<string, string>
}

/** Reads the form of a ledger into memory. Throws an HttpError if it has the name of another type, is too large, missing, or not the only file. */
export async function readLedgerForm(req: Request): Promise<LedgerForm> {
  if (!req.is('multipart/form-data')) throw new HttpError(415, NOT_A_LEDGER, { file: NOT_A_LEDGER })
  const {
    files: [file, ...more],
    names,
    fields,
    isTooLarge,
  } = await readMultipartForm(req, MAX_BYTES)
  if (names.some((name) => !LEDGER_NAME.test(name))) throw new HttpError(422, NOT_A_LEDGER, { file: NOT_A_LEDGER })
  if (isTooLarge) throw new HttpError(413, TOO_LARGE, { file: TOO_LARGE })
  if (!file || more.length > 0)
    throw new HttpError(422, NOT_A_LEDGER, { file: file ? 'One file at a time.' : 'Send a file.' })
  return { file, name: names[0] ?? '', fields }
}
