import { reductionReasons } from '@costdraft/costing'
import { reductionReasonLabels } from '@costdraft/schema/assessment/assessment.ts'
import type { Column } from './laid-out.ts'
import type { Cell, ReadAs } from './workbook.ts'

// The columns of a sheet of lines in which is entered what is offered and allowed, and what follows from that.

/** Each with its head and its width, by what it is read as when the workbook comes back. */
export const entered = {
  hoursOffered: ['hoursOffered', 'Hours offered', 9],
  rateOffered: ['rateOffered', 'Rate offered, £', 9],
  sumOffered: ['sumOffered', 'Sum offered, £', 12],
  offered: ['offered', 'Offered, £', 12],
  vatOffered: ['vatOffered', 'VAT offered, £', 11],
  dispute: ['dispute', 'Point of dispute', 34],
  reply: ['reply', 'Reply', 34],
  hoursAllowed: ['hoursAllowed', 'Hours allowed', 9],
  rateAllowed: ['rateAllowed', 'Rate allowed, £', 9],
  sumAllowed: ['sumAllowed', 'Sum allowed, £', 12],
  taxedOff: ['taxedOff', 'Taxed off, £', 11],
  allowed: ['allowed', 'Allowed, £', 13],
  vatAllowed: ['vatAllowed', 'VAT allowed, £', 11],
  reason: ['reason', 'Reason', 20],
  comment: ['comment', 'Costs officer’s comment', 30],
  ruling: ['ruling', 'Ruling', 34],
} as const satisfies Readonly<Record<string, Column<string>>>

/** The reasons that a cell is chosen from, as a list in itself. */
export const REASONS = `"${reductionReasons.map((reason) => reductionReasonLabels[reason]).join(',')}"`

/** VAT follows from the amount beside it, whatever stands in its cell. */
const isRead = (name: string): boolean => name === 'line' || (Object.hasOwn(entered, name) && !name.startsWith('vat'))
/** What the columns of a sheet are read as, by their names; of those that are not here nothing is read. */
export const readsOf = (
  columns: readonly Column<string>[],
  own: Readonly<Partial<Record<string, ReadAs>>>,
): (ReadAs | null)[] => columns.map(([name]) => own[name] ?? (isRead(name) ? (name as ReadAs) : null))

/** What is claimed of a row, by the addresses of its cells; what is one sum has no time and rate. */
export interface ClaimedAt {
  net: string
  vatRate: string
  work?: { time: string; rate: string; charged: string }
}
/** What is entered of a row, by the addresses of its cells; of what is one sum neither hours nor a rate. */
interface EnteredAt {
  hours?: string
  rate?: string
  sum: string
}

/** What is entered of a row, or `otherwise` where nothing is; what is not charged comes to nothing. */
function enteredFormula({ hours = '', rate = '', sum }: EnteredAt, { work }: ClaimedAt, otherwise: string): string {
  if (!work) return `IF(${sum}="",${otherwise},${sum})`
  const either = (said: string, claimed: string): string => `IF(${said}="",${claimed},${said})`
  const worked = `ROUND(${either(hours, work.time)}*${either(rate, work.rate)},2)`
  return `IF(${work.charged}="No",0,IF(${sum}<>"",${sum},IF(AND(${hours}="",${rate}=""),${otherwise},${worked})))`
}

/** The formula of what is allowed of a row: as claimed while nothing is entered, less what is taxed off. */
export const allowedFormula = (at: EnteredAt & { taxedOff: string }, claimed: ClaimedAt): string =>
  `${enteredFormula(at, claimed, claimed.net)}-${at.taxedOff}`

const nothing = (formula: string): Cell => ({ value: '', formula, format: 'money' })
/** What is offered for a row, and its VAT: nothing while nothing is entered. */
export function offeredCells(
  at: EnteredAt & { offered: string },
  claimed: ClaimedAt,
): Readonly<Record<'offered' | 'vatOffered', Cell>> {
  const { hours, rate, sum, offered } = at
  const offer = enteredFormula(at, claimed, '""')
  return {
    offered: nothing(claimed.work ? `IF(AND(${hours}="",${rate}="",${sum}=""),"",${offer})` : offer),
    vatOffered: nothing(`IF(ISNUMBER(${offered}),ROUND(${offered}*${claimed.vatRate},2),"")`),
  }
}
