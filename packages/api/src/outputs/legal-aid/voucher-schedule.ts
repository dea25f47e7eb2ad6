import { printedSum } from '../bill/line-sum.ts'
import { itemOf, linesOf } from '../bill/bill-lines.ts'
import { describeDisbursement } from '../bill/disbursements.ts'
import { documentHeading, type DocumentHeading } from '../bill/document-heading.ts'
import { printable, shortDate } from '../bill/format.ts'
import type { DisbursementSchedule, Fact, SummaryRow, Voucher } from '../bill/model.ts'
import { lacksVoucher } from '../bill/vouchers.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { numberedBill } from './bill-document.ts'
import { caseFacts, providerFacts } from './cover.ts'

/** The schedule of disbursements with their vouchers, as it is printed. */
export interface VoucherSchedule extends DocumentHeading {
  facts: Fact[][]
  /** One, or one for each part of a case of two. */
  sections: { title: string | null; schedule: DisbursementSchedule }[]
  total: Pick<SummaryRow, 'title' | 'net' | 'vat'>
  /** What needs a voucher and has none, in words, by its number. */
  missing: string[]
  vouchers: Voucher[]
}

/**
 * The disbursements of a legal aid case with the numbers of the bill, their vouchers, and those that have none. Pure.
 */
export function voucherSchedule(frozen: FrozenCase): VoucherSchedule {
  const { sections, numbering, vouchers } = numberedBill(frozen)
  const lines = linesOf(frozen, 'disbursements')
  return printable({
    ...documentHeading(frozen, 'Disbursement and voucher schedule'),
    facts: [caseFacts(frozen), providerFacts(frozen)],
    sections: sections.flatMap(({ title, disbursements }) =>
      disbursements.rows.length > 0 ? [{ title, schedule: disbursements }] : [],
    ),
    total: { title: 'Total', ...printedSum(lines) },
    missing: lines
      .filter((line) => lacksVoucher(line, itemOf(frozen, line)))
      .map((line) => ({ line, no: numbering.of(line) ?? '' }))
      .toSorted((one, other) => Number(one.no) - Number(other.no))
      .map(({ line, no }) => {
        const { type, text } = describeDisbursement(frozen, line)
        return `${no} · ${shortDate(line.date)} · ${[type, text].filter(Boolean).join(': ')}`
      }),
    vouchers: vouchers.all,
  })
}
