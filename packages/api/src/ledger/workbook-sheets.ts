import { readXlsx } from 'hucre/xlsx'
import type { LedgerSheet } from '@costdraft/schema/ledger/ledger-import.ts'
import { isLedgerHead } from './headings.ts'
import { columnLetters, HEAD_ROWS, MAX_COLUMNS, MAX_ROWS } from './ledger-grid.ts'
import { LedgerFileError } from './ledger-file-error.ts'
import { sheetsInWords } from './sheet-words.ts'
import { cellText } from './workbook-cell.ts'

/** The most sheets of a workbook; each is looked at. */
const MAX_SHEETS = 100
const TOO_MANY = `A workbook may have ${MAX_SHEETS} sheets; this one has more. Save the sheet of the ledger as a file of its own.`

export type NamedSheet = Pick<LedgerSheet, 'name' | 'hidden'>

/**
 * The names of the sheets of a workbook, in its order; none if it does not say. Throws a LedgerFileError if the one
 * that is asked for is not among them.
 */
export async function namesOfSheets(bytes: Buffer, asked: string | null): Promise<NamedSheet[]> {
  const named: NamedSheet[] = []
  try {
    await readXlsx(bytes, {
      sheets: ({ name, hidden, veryHidden }) => {
        named.push({ name, hidden: Boolean(hidden || veryHidden) })
        return false
      },
    })
  } catch {
    // Other parts of a workbook may be damaged; whether its rows are is found when they are read.
  }
  if (named.length > MAX_SHEETS) throw new LedgerFileError(TOO_MANY)
  if (asked !== null && !named.some(({ name }) => name === asked))
    throw new LedgerFileError(`This workbook has no sheet “${asked}”. It has ${sheetsInWords(named)}.`)
  return named
}

/** What is looked at of a sheet: as many columns as a ledger has, and as many rows as are counted. */
const LOOKED_AT = `A1:${columnLetters(MAX_COLUMNS - 1)}${MAX_ROWS + HEAD_ROWS}`

/**
 * What is said of sheets before one is read: their filled rows, as far as a ledger goes, and whether their first ones
 * name its columns. All at once, because they share their texts. One that holds no cells, such as a chart, has none.
 */
export async function lookedAt(bytes: Buffer, named: readonly NamedSheet[]): Promise<LedgerSheet[]> {
  const read = await readXlsx(bytes, { range: LOOKED_AT })
  const rowsOf = new Map(read.sheets.map(({ name, rows }) => [name, rows]))
  return named.map(({ name, hidden }) => {
    const filled = (rowsOf.get(name) ?? []).filter((values) => values.some((value) => cellText(value) !== ''))
    const head = filled.slice(0, HEAD_ROWS).map((values, i) => ({ row: i + 1, cells: values.map(cellText) }))
    return { name, hidden, rows: filled.length, reads_as_ledger: isLedgerHead(head) }
  })
}

/** The sheet to read: as asked, else the only one that reads as a ledger, else the only filled one; null if unknown. */
export function sheetToRead(sheets: readonly LedgerSheet[], asked: string | null): string | null {
  if (asked !== null) return asked
  const ledgers = sheets.filter(({ reads_as_ledger: isLedger }) => isLedger)
  const [one, ...more] = ledgers.length > 0 ? ledgers : sheets.filter(({ rows }) => rows > 0)
  return one && more.length === 0 ? one.name : null
}
