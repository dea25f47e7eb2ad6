import type { ChangedCell } from './claimed-cells.ts'
import type { SaidOfLine } from './read-line.ts'

/** Where a row is: the name of its sheet, and its number as a spreadsheet shows it. */
export interface At {
  sheet: string
  row: number
}
/** A line of the bill as the workbook names it. */
export interface NamedLine {
  /** Its id in the bill. */
  line: string
  /** The number that the workbook has for it; empty where it has none. */
  number: string
  /** ISO; null for a line without one. */
  date: string | null
  description: string
}
/** What a row says of its line. */
export interface BackRow extends NamedLine, SaidOfLine {
  at: At
}
/** A line of which several rows are; what they say is taken where all say the same. */
export interface DoubledLine extends NamedLine {
  at: At[]
  isTaken: boolean
}
/** A row of no line of the bill. */
export interface UnknownRow {
  /** What it has for an id; empty where it has none and yet something is entered. */
  line: string
  description: string
  at: At
}
/** A cell that cannot be taken; nothing of its row is. */
export interface UnreadableCell extends NamedLine {
  sheet: string
  row: number
  /** The head of its column, and its address. */
  column: string
  cell: string
  value: string
  why: string
}

/** What a workbook says, and where it is not as it was made. */
export interface WorkbookRead {
  refused?: undefined
  /** What is taken: rows that say something of a line that the bill counts. */
  rows: BackRow[]
  /** Rows in which what is claimed is not as in the bill; what they say is taken, of the line as the bill has it. */
  changed: (NamedLine & { at: At; cells: ChangedCell[] })[]
  /** Lines that stand in another order or on another sheet; what they say is taken. */
  moved: (NamedLine & { at: At })[]
  doubled: DoubledLine[]
  /** Lines that the bill counts, and no row is of; they stay as they are. */
  missing: NamedLine[]
  unknown: UnknownRow[]
  /** Lines of which something is entered, though the bill does not count them: there is nothing to allow. */
  uncounted: (NamedLine & { at: At })[]
  unreadable: UnreadableCell[]
}
/** What came of reading a workbook: why it is refused as a whole, in a sentence, or what it says. */
export type ReadBack = { refused: string } | WorkbookRead
