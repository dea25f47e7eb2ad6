import { activityTypes, type ActivityType } from '@costdraft/costing'
import { array, nullable, object, optional, type Struct, validate } from 'superstruct'
import { oneOf, structIf, Uuid } from '../structs.ts'
import { type LedgerColumn, ledgerColumns } from './ledger-columns.ts'

/** What a person says of a ledger before it is imported, sent as JSON in the form field `choices`. */
export interface LedgerChoices {
  /**
   * What the columns of the file are, by their index from 0; null for one that is not taken. A column without a choice
   * is guessed.
   */
  columns?: Record<string, LedgerColumn | null>
  /** Whom a text of the file means, by fee earner's uuid; null for no one. */
  people?: Record<string, string | null>
  /** Which activity a text of the file means; null for none. */
  activities?: Record<string, ActivityType | null>
  /** Row numbers of the file, as a spreadsheet shows them, that are not taken. */
  leave_out?: number[]
  /** The name of the sheet that is taken, of a workbook. */
  sheet?: string
  /** The number of the row that names the columns, as a spreadsheet shows it. */
  heading_row?: number
  /** Texts in place of those of the file: by row number, and in it by the index of the column from 0. */
  cells?: Record<string, Record<string, string>>
}

/** The most rows of a ledger, without its heading row. */
export const MAX_LEDGER_ROWS = 20_000
/** The most columns of a ledger that are looked at. */
export const MAX_LEDGER_COLUMNS = 50
/** The most names, and the most activities, that are chosen for one file; a preview asks for no more. */
export const MAX_LEDGER_NAMES = 500
/** The most characters of a text that stands for a person or an activity. */
export const MAX_LEDGER_NAME = 200

/** The most characters of the name of a sheet. */
export const MAX_LEDGER_SHEET = 200
/** The most cells that are corrected in one file, and the most characters of each. */
export const MAX_LEDGER_CELLS = 2_000
export const MAX_LEDGER_CELL = 2_000

/** A record with at most `most` keys, each of which `isKey` accepts. */
export const recordOf = <T>(isKey: (key: string) => boolean, struct: Struct<T, unknown>, most: number) =>
  structIf<Record<string, T>>('record', (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    const entries = Object.entries(value)
    return entries.length <= most && entries.every(([key, one]) => isKey(key) && !validate(one, struct)[0])
  })

/** Whether a key is the index of a column that is looked at. */
export const isIndex = (key: string): boolean =>
  /^(?:0|[1-9]\d?)$/.test(key) &&
  Number(key) < MAX_LEDGER_COLUMNS /** Whether a key is a text of a cell that may stand for something. */
export const isName = (key: string): boolean =>
  key.trim() !== '' && key.length <= MAX_LEDGER_NAME && key.isWellFormed() && !key.includes('\0')
const MOST_ROWS = 2 ** 20
/** The number of a row, as a spreadsheet shows it. */
export const RowNumber = structIf<number>(
  'row',
  (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_ROWS,
)
const isRow = (key: string): boolean => /^[1-9]\d{0,6}$/.test(key) && Number(key) <= MOST_ROWS
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most && value.isWellFormed() && !value.includes('\0')
const CellText = structIf<string>('text', (value) => isText(value, MAX_LEDGER_CELL))
/** The name of a sheet of a workbook. */
export const SheetName = structIf<string>('sheet', (value) => isText(value, MAX_LEDGER_SHEET) && value !== '')
const cellsOf = recordOf(isRow, recordOf(isIndex, CellText, MAX_LEDGER_COLUMNS), MAX_LEDGER_CELLS)
/** Texts in place of those of a file: by row number, and in it by the index of the column. */
export const correctedCells = structIf<Record<string, Record<string, string>>>(
  'cells',
  (value) =>
    !validate(value, cellsOf)[0] &&
    Object.values(value as object).reduce((sum, row) => sum + Object.keys(row).length, 0) <= MAX_LEDGER_CELLS,
)
const leaveOut = structIf<number[]>(
  'rows',
  (value) => Array.isArray(value) && value.length <= MAX_LEDGER_ROWS && !validate(value, array(RowNumber))[0],
)

/** The struct of `LedgerChoices`: unknown keys, and more than a file can have, are refused. */
export const LedgerChoices: Struct<LedgerChoices, unknown> = object({
  columns: optional(recordOf(isIndex, nullable(oneOf(ledgerColumns)), MAX_LEDGER_COLUMNS)),
  people: optional(recordOf(isName, nullable(Uuid), MAX_LEDGER_NAMES)),
  activities: optional(recordOf(isName, nullable(oneOf(activityTypes)), MAX_LEDGER_NAMES)),
  leave_out: optional(leaveOut),
  sheet: optional(SheetName),
  heading_row: optional(RowNumber),
  cells: optional(correctedCells),
}) as Struct<LedgerChoices, unknown>
