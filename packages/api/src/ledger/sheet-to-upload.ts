import { is } from 'superstruct'
import { SheetName } from '@costdraft/schema/ledger/ledger-choices.ts'
import { ValidationError } from '../errors/errors.ts'
import type { GridRow, LedgerFile } from './ledger-grid.ts'
import { ledgerFileHttpError } from './read-ledger.ts'
import { sheetsInWords } from './sheet-words.ts'

/** The sheet that `?sheet=` asks for; null for none. Throws 422 for one that is no name. */
export function sheetAsked(asked: unknown): string | null {
  if (asked === undefined || asked === '') return null
  if (is(asked, SheetName)) return asked
  throw new ValidationError({ sheet: 'This is no name of a sheet.' })
}

/** The rows of a file whose sheet is known. Throws a 422 HttpError if several sheets may be meant. */
export function rowsToUpload({ sheets, sheet, rows }: LedgerFile): readonly GridRow[] {
  if (sheet !== null || sheets.length === 0) return rows
  const ledgers = sheets.filter(({ reads_as_ledger: isLedger }) => isLedger)
  throw ledgerFileHttpError(
    ledgers.length > 0
      ? `Several sheets of this workbook read as ledgers: ${sheetsInWords(ledgers)}. Say which one with ?sheet=.`
      : `No sheet of this workbook names the columns of a ledger. It has ${sheetsInWords(sheets)}.`,
  )
}
