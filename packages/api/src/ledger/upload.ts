import { createShares } from '@costdraft/schema/shares.ts'
import type { Request, RequestHandler } from 'express'
import { HttpError } from '../errors/errors.ts'
import { readMultipartForm } from '../http/multipart.ts'
import { personOf } from '../http/request.ts'
import { NOT_A_LEDGER } from './ledger-file-error.ts'
import type { LedgerFile } from './ledger-grid.ts'
import { measuredStep } from './measured-step.ts'
import type { ReadLedger } from './read-ledger.ts'

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

/**
 * Reads the form of a ledger into memory. Throws an HttpError if it has the name of another type, is too large,
 * missing, or not the only file.
 */
async function readLedgerForm(req: Request): Promise<LedgerForm> {
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

const inTurn = createShares(1)

/** What reads a ledger, what is asked of the reading, and what `req.body` becomes. Both may throw an HttpError. */
interface LedgerReading {
  read: ReadLedger
  /** The sheet of a workbook that is asked for; null if none is. */
  sheetOf: (req: Request, form: LedgerForm) => string | null
  bodyOf: (form: LedgerForm, file: LedgerFile) => unknown
}

/**
 * Middleware that reads the form of a ledger and its rows before the transaction is opened. A person's files are read
 * one after the other, and the next is not taken into memory before. Throws an HttpError as these do.
 */
export const readLedgerBody =
  ({ read, sheetOf, bodyOf }: LedgerReading): RequestHandler =>
  async (req, res, next) => {
    const gone = new AbortController()
    res.once('close', () => gone.abort())
    try {
      const leave = await inTurn(personOf(req), gone.signal)
      try {
        const form = await readLedgerForm(req)
        const sheet = sheetOf(req, form)
        const file = await measuredStep('read', () => read(form.file, { sheet, signal: gone.signal }))
        req.body = bodyOf(form, file)
      } finally {
        leave()
      }
    } catch (error) {
      // Whoever has gone needs no answer.
      if (gone.signal.aborted) return
      throw error
    }
    next()
  }
