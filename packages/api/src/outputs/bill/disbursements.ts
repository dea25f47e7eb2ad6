import type { Line } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenCase } from '../frozen-case.ts'
import type { DisbursementRow, DisbursementSchedule } from './model.ts'
import { sortByDate, findHead, itemOf, printedPrice } from './bill-lines.ts'
import { RunningTotal, type ItemNumbering } from './item-numbering.ts'
import { shortDate } from './format.ts'
import type { Vouchers } from './vouchers.ts'

const EXPERTS = "Experts' fees"

/** The schedule of disbursements, including those of hearings; the fees of experts stand apart, after the others. */
export function disbursementSchedule(
  frozen: FrozenCase,
  numbering: ItemNumbering,
  vouchers: Vouchers,
): DisbursementSchedule {
  const head = findHead(frozen, 'disbursements'),
    runningTotal = new RunningTotal(numbering)
  const isOfExpert = (line: Line): boolean => itemOf(frozen, line)?.expert !== undefined,
    lines = sortByDate(head?.lines ?? []),
    experts = lines.filter(isOfExpert)
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
    totalLabel: 'Total: disbursements',
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
  const counted = runningTotal.count([line]),
    { net, vat, note } = printedPrice(line),
    what = [type, text].filter(Boolean).join(': ')
  return {
    heading: null,
    ...counted,
    date: shortDate(line.date),
    ...{ type, text, net, vat, note },
    voucher: vouchers.of(line, itemOf(frozen, line), { no: counted.no, what }),
  }
}

/** What was paid for: its type, and its text; of an expert's fee the number of the invoice as well. */
export function describeDisbursement(frozen: FrozenCase, line: Line): Pick<DisbursementRow, 'type' | 'text'> {
  const item = itemOf(frozen, line),
    expert = item?.expert
  if (!expert) {
    const type = item?.disbursementType ?? ''
    return { type: labelOf(type), text: line.description === type ? '' : line.description }
  }
  const invoice = `Invoice ${expert.invoiceNumber}`
  return { type: labelOf(expert.type), text: item.description ? `${invoice}: ${item.description}` : invoice }
}
