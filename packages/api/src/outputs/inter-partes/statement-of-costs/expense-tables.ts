import type { Line } from '@costdraft/costing'
import type { FrozenCase } from '../../frozen-case.ts'
import { isCounted, linesOf, printedPrice, sortByDate } from '../../bill/bill-lines.ts'
import { describeDisbursement, payeeOf } from '../../bill/disbursements.ts'
import { shortDate } from '../../bill/format.ts'
import { printedSum, totalLabelOf } from '../../bill/line-sum.ts'
import { figureColumn, textColumn, type SheetTable } from '../../court/data-sheet.ts'

/** The disbursements that are claimed: counsel’s fees and expenses, and all others. */
export function claimedExpenses(frozen: FrozenCase): { counsel: Line[]; other: Line[] } {
  const lines = sortByDate(linesOf(frozen, 'disbursements').filter(isCounted))
  const isCounsels = (line: Line): boolean => payeeOf(frozen, line) === 'counsel'
  return { counsel: lines.filter(isCounsels), other: lines.filter((line) => !isCounsels(line)) }
}

/** Each disbursement by its date. */
export const expenseTable = (frozen: FrozenCase, lines: readonly Line[]): SheetTable => ({
  columns: [textColumn('Date', 20), textColumn('Paid for'), figureColumn('Amount, £', 26), figureColumn('VAT, £', 24)],
  rows: lines.map((line) => {
    const { type, text } = describeDisbursement(frozen, line)
    const { net, vat } = printedPrice(line)
    return [shortDate(line.date), [type, text].filter(Boolean).join(': '), net, vat]
  }),
  total: ['', totalLabelOf('Total', lines), printedSum(lines).net, printedSum(lines).vat],
})
