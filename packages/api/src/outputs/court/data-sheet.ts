import { documentHeading, type DocumentHeading } from '../bill/document-heading.ts'
import { printable } from '../bill/format.ts'
import type { SummaryRow } from '../bill/model.ts'
import type { CaseDocument } from '../area-documents.ts'
import { printedDocument } from '../bill/printed-document.ts'
import type { FrozenCase } from '../frozen-case.ts'

// Data sheets: what a form of the court asks, as far as the case records it. None is the form itself.

/** What stands in a row or a cell; null where nothing is recorded: a line to write on. */
export type Entry = string | null
export interface SheetRow {
  label: string
  value: Entry
}
export interface SheetColumn {
  title: string
  /** In millimetres; 0 for the room that is left. */
  width: number
  isFigure: boolean
}
export interface SheetTable {
  columns: SheetColumn[]
  rows: Entry[][]
  /** Below the rows; null without one. */
  total: string[] | null
}
/** A section: sentences, notes on them, then labels with values, then a table, then boxes to tick. */
export interface SheetSection {
  title: string
  sentences: string[]
  notes: string[]
  rows: SheetRow[]
  table: SheetTable | null
  ticks: string[]
  startsPage: boolean
  /** Whether it is signed below. */
  isSigned: boolean
}
/** A data sheet as it is printed. */
export interface DataSheet extends DocumentHeading {
  subtitle: string
  court: string | null
  matter: string | null
  /** What the sheet is not; null where it stands for no form. */
  notice: string | null
  /** For whom it is not, at its head and above each page; absent where it may be seen by all. */
  marking?: string
  sections: SheetSection[]
}

export const textColumn = (title: string, width = 0): SheetColumn => ({ title, width, isFigure: false })
export const figureColumn = (title: string, width: number): SheetColumn => ({ title, width, isFigure: true })

/** A section of what is given; the rest is empty. */
export const section = (title: string, content: Partial<Omit<SheetSection, 'title'>>): SheetSection => ({
  title,
  sentences: [],
  notes: [],
  rows: [],
  table: null,
  ticks: [],
  startsPage: false,
  isSigned: false,
  ...content,
})
/** Labels with what is recorded of each; nothing and an empty text are a line to write on. */
export const sheetRows = (pairs: readonly (readonly [label: string, value: string | null | undefined])[]): SheetRow[] =>
  pairs.map(([label, value]) => ({ label, value: value || null }))
/** The same without those of which nothing is recorded, where the form needs no line for them. */
export const recordedRows = (
  pairs: readonly (readonly [label: string, value: string | null | undefined])[],
): SheetRow[] => sheetRows(pairs).filter(({ value }) => value !== null)

/** Sums with their VAT, and the total of the bill below them. */
export const sumsTable = (title: string, sums: readonly SummaryRow[], total: SummaryRow): SheetTable => ({
  columns: [textColumn(title), figureColumn('Net, £', 28), figureColumn('VAT, £', 26), figureColumn('Total, £', 28)],
  rows: sums.map((sum) => [sum.title, sum.net, sum.vat, sum.gross]),
  total: [total.title, total.net, total.vat, total.gross],
})

/** Lines to write on below columns that the case has nothing for. */
export const blankRows = (count: number, columns: number): Entry[][] =>
  Array.from({ length: count }, () => Array.from({ length: columns }, () => null))

export interface SheetContent extends Pick<DataSheet, 'title' | 'subtitle' | 'sections'> {
  court?: string | null
  matter?: string | null
  /** The form that the sheet holds the data of. */
  form?: string
  /** What else a reader has to know of it. */
  notice?: string
  marking?: string
}
/** A data sheet of a case. */
export const dataSheet = (
  frozen: FrozenCase,
  { title, subtitle, sections, court = null, matter = null, form, notice, marking }: SheetContent,
): DataSheet =>
  printable({
    ...documentHeading(frozen, title),
    ...{ subtitle, court, matter, sections },
    ...(marking !== undefined && { marking }),
    notice:
      form === undefined
        ? (notice ?? null)
        : `The data for form ${form}, from the bill. It is not the form of the court.`,
  })

/** A document of data sheets, by its name; null where a case has no such document. */
export const sheetDocument = (
  key: string,
  nameOf: CaseDocument['nameOf'],
  contentOf: (frozen: FrozenCase) => DataSheet,
  figuresOf?: (frozen: FrozenCase) => object,
): CaseDocument => printedDocument({ key, nameOf }, 'data-sheet.typ', contentOf, figuresOf)
