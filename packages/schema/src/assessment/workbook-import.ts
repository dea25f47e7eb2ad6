import type { ReductionReason } from '@costdraft/costing'

// What reading a workbook of a completed bill back answers, as on the wire: amounts in pounds, hours with two decimals.

/** A line of the bill as the workbook names it. */
export interface WorkbookLine {
  /** Its id in the bill. */
  line: string
  /** The number that the workbook has for it; empty where it has none. */
  number: string
  date: string | null
  description: string
}
/** Where a row is: the name of its sheet, and its number as a spreadsheet shows it. */
export interface WorkbookAt {
  sheet: string
  row: number
}
export type WorkbookRow = WorkbookLine & WorkbookAt

export interface WorkbookAmount {
  hours: number | null
  rate: number | null
  amount: number
  vat: number
}
/** What is entered of a line, as far as a workbook changes it. */
export interface WorkbookEntry {
  offered?: WorkbookAmount | null
  allowed?: WorkbookAmount | null
  reason?: ReductionReason | null
  words?: string | null
  dispute?: string | null
  reply?: string | null
  ruling?: string | null
}
/** A line that a workbook enters something of, with what changes. */
export interface WorkbookEntered extends WorkbookRow {
  /** Its id in the assessment. */
  uuid: string
  before: WorkbookEntry
  after: WorkbookEntry
}

/** What of a workbook is named, by list. */
export interface WorkbookLists {
  /** Lines that say what is entered already. */
  same: WorkbookRow[]
  /** Rows in which what is claimed is not as in the bill; what they say is taken, of the line as the bill has it. */
  changed: (WorkbookRow & { cells: { column: string; claimed: string; found: string }[] })[]
  /** Lines that stand in another order or on another sheet; what they say is taken. */
  moved: WorkbookRow[]
  /** Lines of which several rows are; what they say is taken where all say the same. */
  doubled: (WorkbookLine & { at: WorkbookAt[]; is_taken: boolean })[]
  /** Lines that no row is of; they stay as they are. */
  missing: WorkbookLine[]
  /** Rows of no line of the bill. */
  unknown: ({ line: string; description: string } & WorkbookAt)[]
  /** Lines of which something is entered, though the bill does not count them. */
  uncounted: WorkbookRow[]
  /** Cells that cannot be taken; nothing of their rows is. */
  unreadable: (WorkbookRow & { column: string; cell: string; value: string; why: string })[]
}
export const workbookLists = [
  ...['same', 'changed', 'moved', 'doubled', 'missing', 'unknown', 'uncounted', 'unreadable'],
] as const satisfies readonly (keyof WorkbookLists)[]
/** The most that a list names; its count is of all. */
export const MOST_LISTED = 500

/** What of a workbook would be entered, and where it is not as it was made. */
export interface WorkbookPreview extends WorkbookLists {
  /** By which it is entered; null where nothing would be, or was at once. */
  import_uuid: string | null
  file_name: string
  /** The version of the assessment that it was laid beside. */
  version: number
  counts: Record<'entered' | keyof WorkbookLists, number>
  entered: WorkbookEntered[]
}
