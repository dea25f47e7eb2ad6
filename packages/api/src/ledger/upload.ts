import { createShares } from '@costdraft/schema/shares.ts'
import type { Request, RequestHandler } from 'express'
import { HttpError } from '../errors/errors.ts'
import { readMultipartForm } from '../http/multipart.ts'
import { personOf } from '../http/request.ts'
import { NOT_A_LEDGER } from './ledger-file-error.ts'
import type { LedgerFile } from './ledger-grid.ts'
import { measuredStep } from './measured-step.ts'
import type { ReadLedger } from './read-ledger.ts'

/** The file names a sheet may have; its content is examined as well. */
const SHEET_NAME = /\.(?:csv|xlsx)$/i

/** How large the file of a form may be, and what is said of another. */
export interface SheetForm {
  bytes: number
  tooLarge: string
  wrongType: string
}
const ledgerForm: SheetForm = {
  bytes: 20_000_000,
  tooLarge: 'A ledger may be 20 MB at most.',
  wrongType: NOT_A_LEDGER,
}

/** The file of a sheet, its name as sent, and the other fields of its form. */
export interface LedgerForm {
  file: Buffer
  name: string
  fields: ReadonlyMap<string, string>
}

/**
 * Reads the form of a sheet into memory. Throws an HttpError if it has the name of another type, is too large,
 * missing, or not the only file.
 */
async function readForm(req: Request, { bytes, tooLarge, wrongType }: SheetForm): Promise<LedgerForm> {
  if (!req.is('multipart/form-data')) throw new HttpError(415, wrongType, { file: wrongType })
  const {
    files: [file, ...more],
    names,
    fields,
    isTooLarge,
  } = await readMultipartForm(req, bytes)
  if (names.some((name) => !SHEET_NAME.test(name))) throw new HttpError(422, wrongType, { file: wrongType })
  if (isTooLarge) throw new HttpError(413, tooLarge, { file: tooLarge })
  if (!file || more.length > 0)
    throw new HttpError(422, wrongType, { file: file ? 'One file at a time.' : 'Send a file.' })
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

/** Middleware that reads the form of a ledger and its rows, as `readSheetBody` does. */
export const readLedgerBody = ({ read, ...reading }: LedgerReading): RequestHandler =>
  readSheetBody({ ...reading, form: ledgerForm, read: (...asked) => measuredStep('read', () => read(...asked)) })

/**
 * Middleware that reads the form of a sheet and its rows before the transaction is opened. A person's files are read
 * one after the other, and the next is not taken into memory before. Throws an HttpError as these do.
 */
export const readSheetBody =
  ({ read, sheetOf, bodyOf, form: wanted }: LedgerReading & { form: SheetForm }): RequestHandler =>
  async (req, res, next) => {
    const gone = new AbortController()
    res.once('close', () => gone.abort())
    try {
      const leave = await inTurn(personOf(req), gone.signal)
      try {
        const form = await readForm(req, wanted)
        const sheet = sheetOf(req, form)
        const file = await read(form.file, { sheet, signal: gone.signal })
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
