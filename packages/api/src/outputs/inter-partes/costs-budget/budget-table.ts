import type { Pence } from '@costdraft/costing'
import { money } from '../../bill/format.ts'
import type { BudgetHead } from './budget-head.ts'

/** A column: its head, and its width in millimetres; null for what is left. Figures stand on the right. */
export interface TableColumn {
  head: string
  width: number | null
  isText?: boolean
}
/** Columns that stand under one head; an empty one for columns that have none. */
export interface ColumnGroup {
  title: string
  span: number
}
/** A row of the table, with what is said of it below. */
export interface TableRow {
  cells: string[]
  note: string[]
  isTotal: boolean
}
/** A part below the table: a title with paragraphs; without any, lines to write on. */
export interface TableSection {
  title: string
  paragraphs: string[]
  /** Whether it begins a page. */
  isOnNewPage: boolean
}
/** A document of a budget that is one table: all texts and formatted sums. The template only lays them out. */
export interface TableDocument extends BudgetHead {
  title: string
  columns: TableColumn[]
  groups: ColumnGroup[]
  rows: TableRow[]
  statements: string[]
  sections: TableSection[]
  /** What is signed; null where nothing is. */
  signed: { title: string; text: string } | null
}

export const figure = (head: string, width = 19): TableColumn => ({ head, width })
export const row = (cells: readonly string[], note: readonly string[] = []): TableRow => ({
  cells: [...cells],
  note: [...note],
  isTotal: false,
})
export const totalRow = (cells: readonly string[]): TableRow => ({ cells: [...cells], note: [], isTotal: true })
/** An amount as it is printed; nothing where it is not known. */
export const amount = (pence: Pence | null): string => (pence === null ? '' : money(pence))
/** A difference, with its sign. */
export const signedAmount = (pence: Pence | null): string =>
  pence !== null && pence > 0 ? `+${money(pence)}` : amount(pence)
