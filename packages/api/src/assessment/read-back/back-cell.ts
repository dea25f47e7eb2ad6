import type { CellValue } from 'hucre/xlsx'
import { cellText } from '../../ledger/workbook-cell.ts'

/** A cell of a workbook that came back. */
export interface BackCell {
  /** As text, a date in ISO format, at its ends without spaces; empty where nothing is in it. */
  text: string
  /** Of a cell that holds a number, a date included as its text alone. */
  number: number | null
  /** Whether it is worked out by a formula; what it comes to is the value. */
  isFormula: boolean
  /** Whether it is a formula whose value the workbook does not have. */
  isUnvalued: boolean
}

export const EMPTY: BackCell = { text: '', number: null, isFormula: false, isUnvalued: false }

/** A value as it was read; `formula` is defined where the cell has one. */
export const backCell = (value: CellValue | undefined, formula: string | undefined): BackCell => ({
  text: cellText(value).replaceAll(/\r\n?/g, '\n').trim(),
  number: typeof value === 'number' ? value : null,
  isFormula: formula !== undefined,
  isUnvalued: formula !== undefined && (value === null || value === undefined),
})

/** Whether a person put something into a cell: what follows from others is nobody's word. */
export const isEntered = ({ text, isFormula }: BackCell): boolean => text !== '' && !isFormula
