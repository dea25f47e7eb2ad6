import { counselDisbursementTypes, fractionOf, type Line, type Pence } from '@costdraft/costing'
import { expertPlaces } from '@costdraft/schema/expert-types/over-rate.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenCase } from '../frozen-case.ts'
import type { FrozenExpert } from '../../items/frozen-facts.ts'
import type { DisbursementRow, DisbursementSchedule } from './model.ts'
import { sortByDate, findHead, itemOf, printedPrice } from './bill-lines.ts'
import { RunningTotal, type ItemNumbering } from './item-numbering.ts'
import { pounds, shortDate } from './format.ts'
import type { Vouchers } from './vouchers.ts'

const EXPERTS = "Experts' fees"

/**
 * Whom a disbursement was paid to: an expert, counsel or somebody else. Of experts are the invoices recorded as such,
 * and what was entered as their fee.
 */
export function payeeOf(frozen: FrozenCase, line: Line): 'expert' | 'counsel' | 'other' {
  const item = itemOf(frozen, line)
  const type = item?.disbursementType
  if (item?.expert || type === 'expert_fee') return 'expert'
  return type && counselDisbursementTypes.includes(type) ? 'counsel' : 'other'
}

/** The schedule of disbursements, including those of hearings; the fees of experts stand apart, after the others. */
export function disbursementSchedule(
  frozen: FrozenCase,
  numbering: ItemNumbering,
  vouchers: Vouchers,
): DisbursementSchedule {
  const head = findHead(frozen, 'disbursements')
  const runningTotal = new RunningTotal(numbering)
  const isOfExpert = (line: Line): boolean => payeeOf(frozen, line) === 'expert'
  const lines = sortByDate(head?.lines ?? [])
  const experts = lines.filter(isOfExpert)
  const rowOf = (line: Line, heading: string | null = null): DisbursementRow => ({
    ...disbursementRow(frozen, line, runningTotal, vouchers),
    heading,
  })
  const rows = [
    ...lines.filter((line) => !isOfExpert(line)).map((line) => rowOf(line)),
    ...experts.map((line, i) => rowOf(line, i === 0 ? EXPERTS : null)),
  ]
  return {
    title: 'Disbursements',
    totalLabel: runningTotal.labelled('Total: disbursements'),
    notes: [],
    rows,
    total: runningTotal.total,
    claimed: !head?.excludedBecause,
  }
}

/** The row of a disbursement, which takes the next number, and that of its voucher. */
export function disbursementRow(
  frozen: FrozenCase,
  line: Line,
  runningTotal: RunningTotal,
  vouchers: Vouchers,
  { type, text } = describeDisbursement(frozen, line),
): DisbursementRow {
  const counted = runningTotal.count([line])
  const { net, vat, note } = printedPrice(line)
  const what = [type, text].filter(Boolean).join(': ')
  return {
    heading: null,
    ...counted,
    date: shortDate(line.date),
    ...{ type, text, net, vat, note },
    voucher: vouchers.of(line, itemOf(frozen, line), { no: counted.no, what }),
  }
}

/**
 * The time that an expert charged, at what rate, and where the rate is one of: "8 h at £108.00, outside London". Empty
 * where neither time nor place is recorded.
 */
export function expertsCharge({ hours, location }: FrozenExpert, amount: Pence): string {
  // A rate that would not come to the amount of the invoice again is not printed.
  const rate = hours ? fractionOf(amount, 100, hours) : null
  const isWhole = rate !== null && hours && fractionOf(rate, hours, 100) === amount
  const time = hours ? `${hours / 100} h${isWhole ? ` at ${pounds(rate)}` : ''}` : ''
  return [time, location && expertPlaces[location]].filter(Boolean).join(', ')
}

/**
 * What was paid for: its type, and its text; of an expert's fee the number of the invoice and what it charges as well.
 */
export function describeDisbursement(frozen: FrozenCase, line: Line): Pick<DisbursementRow, 'type' | 'text'> {
  const item = itemOf(frozen, line)
  const expert = item?.expert
  if (!expert) {
    const type = item?.disbursementType ?? ''
    return { type: labelOf(type), text: line.description === type ? '' : line.description }
  }
  const charge = expertsCharge(expert, line.rate)
  const invoice = `Invoice ${expert.invoiceNumber}${charge && ` (${charge})`}`
  return { type: labelOf(expert.type), text: item.description ? `${invoice}: ${item.description}` : invoice }
}
