// A workbook as the documents describe it. Only `write-workbook.ts` knows the library that writes it.

/** Text is that of a formula, which breaks within its cell as entered text does. */
type Format = 'money' | 'hours' | 'percent' | 'date' | 'whole' | 'text'
/**
 * How a cell looks: `input` is what the user of the workbook changes; a title, a section and a note run over the cells
 * beside them.
 */
type Look = 'title' | 'section' | 'note' | 'head' | 'input' | 'total' | 'quiet'

/**
 * A cell. Text is always text, whatever it begins with: only `formula`, which is never made of entered text, is
 * calculated.
 */
export interface Cell {
  /**
   * Of a formula its result, so that the figures are there before a program recalculates. Dates are ISO with the format
   * `date`.
   */
  value: string | number | null
  /** Without the equals sign. */
  formula?: string
  format?: Format
  look?: Look
}
/**
 * What a column of a sheet of lines is read as when the workbook comes back: the id of the line, what names it, what is
 * claimed of it, or what is entered of it. `offered` and `allowed` follow from what is entered.
 */
export type ReadAs =
  | 'line'
  | 'number'
  | 'description'
  | 'claimed'
  | 'hoursOffered'
  | 'rateOffered'
  | 'sumOffered'
  | 'offered'
  | 'dispute'
  | 'reply'
  | 'hoursAllowed'
  | 'rateAllowed'
  | 'sumAllowed'
  | 'taxedOff'
  | 'allowed'
  | 'reason'
  | 'comment'
  | 'ruling'
export interface SheetModel {
  name: string
  /** The widths of its columns, in characters; of none it is hidden. */
  widths: readonly number[]
  /** Whether nobody sees it who does not ask for it. */
  isHidden?: boolean
  rows: readonly (readonly Cell[])[]
  /** This many rows stay above when the sheet is scrolled, and columns at its side. */
  frozen?: { rows: number; columns: number }
  /** The row that is repeated on each printed page, from 1. */
  repeatedRow?: number
  /**
   * Cells whose value is chosen from a list: a range such as `O5:O9`, and the named cells that hold what can be chosen.
   */
  choices?: readonly { range: string; from: string }[]
  /** Of a sheet of lines: the row of its heads, from 1, and what its columns are read as; null of what is not read. */
  lines?: { heads: number; reads: readonly (ReadAs | null)[] }
}
/** A range of cells that formulas name. */
export interface NamedCells {
  name: string
  /** Such as `'Bill Detail'!$A$5:$A$9`. */
  range: string
}
export interface WorkbookModel {
  title: string
  author: string
  /** Printed at the foot of every page, on the left. */
  footer: string
  /** Its date of creation and change, which makes the file the same whenever it is written. */
  at: Date
  sheets: readonly SheetModel[]
  names: readonly NamedCells[]
}

/** A cell with text, or an empty one. */
export const text = (value: string | null, look?: Look): Cell => ({ value, ...(look && { look }) })
/** Pence as pounds. */
export const money = (pence: number, look?: Look): Cell => ({
  value: pence / 100,
  format: 'money',
  ...(look && { look }),
})
/** A formula whose result is an amount in pence. */
export const moneyOf = (formula: string, pence: number, look?: Look): Cell => ({ ...money(pence, look), formula })
/** Said where an amount follows from a rate that is not held; a rate that is entered later is worked out. */
export const RATE_NOT_HELD = 'Rate not held'
/** A formula whose result is an amount in pence; or that no rate is held, or nothing where that is said beside it. */
export const moneyUnlessMissing = (formula: string, pence: number, word: string | null, look?: Look): Cell => ({
  ...moneyOf(formula, pence, look),
  ...(word !== null && { value: word }),
})
/** Hundredths of an hour as hours. */
export const hours = (hundredths: number, look?: Look): Cell => ({
  value: hundredths / 100,
  format: 'hours',
  ...(look && { look }),
})
export const hoursOf = (formula: string, hundredths: number, look?: Look): Cell => ({
  ...hours(hundredths, look),
  formula,
})
/** An ISO date, or nothing. */
export const date = (iso: string | null): Cell => ({ value: iso, format: 'date' })

/** A fraction, as percent. */
export const percent = (value: number, look?: Look): Cell => ({ value, format: 'percent', ...(look && { look }) })
/** What the user of the workbook enters. */
export const blank = (format?: Format): Cell => ({ value: null, look: 'input', ...(format && { format }) })
/** A row of column heads. */
export const heads = (...names: string[]): Cell[] => names.map((name) => text(name, 'head'))

/** The name of a sheet as formulas have it. */
export const quoted = (sheet: string): string => `'${sheet.replaceAll("'", "''")}'`
/** The address of a column of a sheet from one row to another, both from 1. */
export const columnRange = (sheet: string, column: string, first: number, last: number): string =>
  `${quoted(sheet)}!$${column}$${first}:$${column}$${last}`

/** A sheet with the ranges of it that formulas name. */
export interface NamedSheet {
  sheet: SheetModel
  names: NamedCells[]
}
/**
 * Names columns of a sheet by their letters, from the first row of data on: at least one row, because a range cannot be
 * empty.
 */
export const namedColumns = (
  sheet: string,
  first: number,
  count: number,
  columns: Readonly<Record<string, string>>,
): NamedCells[] =>
  Object.entries(columns).map(([name, column]) => ({
    name,
    range: columnRange(sheet, column, first, Math.max(first, first + count - 1)),
  }))
