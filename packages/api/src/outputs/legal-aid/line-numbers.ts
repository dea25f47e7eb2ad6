import type { LineNumbers } from '../area-documents.ts'
import { numberedBill } from './bill-document.ts'

/** The numbers of the bill, by which its schedules call the lines as well. */
export const legalAidLineNumbers: LineNumbers = (frozen) => {
  const { numbering } = numberedBill(frozen)
  return (line) => numbering.of(line) ?? null
}
