import { allowedFormula, entered, offeredCells, readsOf, type ClaimedAt } from '../../workbook/entered-columns.ts'
import { lettersOf, type Column } from '../../workbook/laid-out.ts'
import { LINE_ID } from '../../workbook/snapshot-sheet.ts'
import { blank, moneyOf, type Cell } from '../../workbook/workbook.ts'

/**
 * The columns of what is claimed by their letters. Those of Precedent S that are published have its letters: D to H, N
 * to P, T and Y to AA; of the others the places are our own, and those of what is entered by others are by name.
 */
export const columns = [
  ['A', 'Item', 6],
  ['B', 'Part ID', 6],
  ['C', 'Procedural step', 22],
  ['D', 'Date', 11],
  ['E', 'Description', 46],
  ['F', 'LTM', 8],
  ['G', 'Time, hours', 8],
  ['H', 'Estimated', 11],
  ['I', 'Rate, £', 9],
  ['J', 'Charged', 9],
  ['K', 'Profit costs, £', 12],
  ['L', 'VAT rate', 8],
  ['M', 'VAT on profit costs, £', 11],
  ['N', 'Phase code', 8],
  ['O', 'Task code', 8],
  ['P', 'Activity code', 9],
  ['Q', 'Expense code', 9],
  ['R', 'Disbursements, £', 18],
  ['S', 'VAT on disbursements, £', 16],
  ['T', 'External party', 20],
  ['U', 'Total, £', 12],
  ['V', 'Letter or call', 15],
  ['W', 'Grade', 7],
  ['X', 'Voucher', 18],
  ['Y', 'Phase name', 26],
  ['Z', 'Task name', 36],
  ['AA', 'Activity name', 28],
  ['AB', 'Expense name', 28],
  ...[entered.hoursOffered, entered.rateOffered, entered.sumOffered, entered.offered, entered.vatOffered],
  ...[entered.dispute, entered.reply],
  ...[entered.hoursAllowed, entered.rateAllowed, entered.sumAllowed, entered.taxedOff],
  ...[entered.allowed, entered.vatAllowed, entered.reason, entered.comment, entered.ruling],
  ['guessed', 'Guessed', 14],
  ['check', 'Check', 26],
  ['line', LINE_ID, 0],
] as const satisfies readonly Column<string>[]
export const at = lettersOf(columns)

/** What the columns are read as when the workbook comes back. */
export const reads = readsOf(columns, {
  ...{ A: 'number', D: 'claimed', E: 'description', G: 'claimed', I: 'claimed', K: 'claimed', R: 'claimed' },
})

/** The columns that formulas of other sheets name. */
export const named = {
  LineNumber: 'A',
  LinePart: 'B',
  LineTeam: 'F',
  LineTime: 'G',
  LineCharged: 'J',
  LineCosts: 'K',
  LineCostsVat: 'M',
  LinePhase: 'N',
  LineTask: 'O',
  LineActivity: 'P',
  LineExpense: 'Q',
  LinePaid: 'R',
  LinePaidVat: 'S',
  LineTotal: 'U',
  LineCommunication: 'V',
  LineOffered: at.offered,
  LineOfferedVat: at.vatOffered,
  LineAllowed: at.allowed,
  LineAllowedVat: at.vatAllowed,
  LineGuessed: at.guessed,
  LineCheck: at.check,
}

export type Name = keyof typeof at
export type Cells = Readonly<Partial<Record<Name, Cell>>>

/** What is claimed of a row, which offers and rulings follow from where nothing is entered. */
const claimedAt = (row: number, isPaid: boolean): ClaimedAt => ({
  net: `${isPaid ? 'R' : 'K'}${row}`,
  vatRate: `L${row}`,
  ...(!isPaid && { work: { time: `G${row}`, rate: `I${row}`, charged: `J${row}` } }),
})

/** What is offered and allowed of a row that claims these amounts, in pence. */
export function enteredCells(row: number, isPaid: boolean, { net, vat }: { net: number; vat: number }): Cells {
  const cell = (name: Name): string => `${at[name]}${row}`
  const claimed = claimedAt(row, isPaid)
  const offered = { hours: cell('hoursOffered'), rate: cell('rateOffered'), sum: cell('sumOffered') }
  const allowed = { hours: cell('hoursAllowed'), rate: cell('rateAllowed'), sum: cell('sumAllowed') }
  return {
    ...(!isPaid && {
      ...{ hoursOffered: blank('hours'), rateOffered: blank('money') },
      ...{ hoursAllowed: blank('hours'), rateAllowed: blank('money') },
    }),
    sumOffered: blank('money'),
    ...offeredCells({ ...offered, offered: cell('offered') }, claimed),
    ...{ dispute: blank(), reply: blank() },
    ...{ sumAllowed: blank('money'), taxedOff: blank('money') },
    allowed: moneyOf(allowedFormula({ ...allowed, taxedOff: cell('taxedOff') }, claimed), net),
    vatAllowed: moneyOf(`ROUND(${cell('allowed')}*L${row},2)`, vat),
    ...{ reason: blank(), comment: blank(), ruling: blank() },
  }
}
