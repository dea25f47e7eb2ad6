import { blank, text, type Cell, type SheetModel } from './workbook.ts'
import { rowsOfText } from './workbook-text.ts'

// Sheets of labels with a text beside each.

const TEXT_WIDTHS = [34, 90]

/** The paragraphs of texts, each in as many rows as it needs. */
export const rowsOfTexts = (texts: readonly string[]): Cell[][] =>
  texts.flatMap((one) => rowsOfText(one)).map((row) => [text(null), text(row)])
export const textSheet = (name: string, title: string, rows: readonly (readonly Cell[])[]): SheetModel => ({
  name,
  widths: TEXT_WIDTHS,
  rows: [[text(title, 'title')], [], ...rows],
})
export const fact = (label: string, value: string | null): Cell[] => [text(label, 'quiet'), text(value)]
/** What is not recorded, for whoever files the document to enter. */
export const toFill = (label: string): Cell[] => [text(label, 'quiet'), blank()]
/** Where the signatory writes. */
export const signed = (): Cell[][] => ['Signature', 'Name', 'Status', 'Date'].map(toFill)
