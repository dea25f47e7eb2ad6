import { createShares } from '@costdraft/schema/shares.ts'
import type { Request, RequestHandler, Response } from 'express'
import { HttpError } from '../errors/errors.ts'
import { RequestGone } from '../http/door.ts'
import { readMultipartForm } from '../http/multipart.ts'
import { personOf } from '../http/request.ts'
import { NOT_A_LEDGER } from './ledger-file-error.ts'
import type { LedgerFile } from './ledger-grid.ts'
import { measuredStep } from './measured-step.ts'
import type { ReadLedger } from './read-ledger.ts'

/** The file names a sheet may have. */
const SHEET_NAME = /\.(?:csv|xlsx)$/i

/** How large the file of a form may be, and what is said of another. */
export interface SheetForm {
  bytes: number
  tooLarge: string
  wrongType: string
  /** The names that it may have; by default those of a sheet. Its content is examined as well. */
  names?: RegExp
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
async function readForm(
  req: Request,
  { bytes, tooLarge, wrongType, names: allowed = SHEET_NAME }: SheetForm,
): Promise<LedgerForm> {
  if (!req.is('multipart/form-data')) throw new HttpError(415, wrongType, { file: wrongType })
  const {
    files: [file, ...more],
    names,
    fields,
    isTooLarge,
  } = await readMultipartForm(req, bytes)
  if (names.some((name) => !allowed.test(name))) throw new HttpError(422, wrongType, { file: wrongType })
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
 * Reads the form of a file, and what it says, before the transaction is opened: the request has passed a precheck. A
 * person's files are read one after the other, and the next is not taken into memory before. Throws an HttpError as
 * these do, and a RequestGone once the sender has gone, who needs no answer.
 */
export async function readInTurn<T>(
  req: Request,
  res: Response,
  form: SheetForm,
  read: (sent: LedgerForm, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const gone = new AbortController()
  res.once('close', () => gone.abort())
  try {
    const leave = await inTurn(personOf(req), gone.signal)
    try {
      return await read(await readForm(req, form), gone.signal)
    } finally {
      leave()
    }
  } catch (error) {
    throw gone.signal.aborted ? new RequestGone() : error
  }
}

/** Middleware that reads the form of a sheet and its rows, as `readInTurn` does. */
export const readSheetBody =
  ({ read, sheetOf, bodyOf, form: wanted }: LedgerReading & { form: SheetForm }): RequestHandler =>
  async (req, res, next) => {
    req.body = await readInTurn(req, res, wanted, async (form, signal) =>
      bodyOf(form, await read(form.file, { sheet: sheetOf(req, form), signal })),
    )
    next()
  }
