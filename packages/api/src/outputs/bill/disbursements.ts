import type { Line } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenCase } from '../frozen-case.ts'
import type { DisbursementSchedule, Voucher } from './model.ts'
import { sortByDate, findHead, itemOf, printedPrice } from './bill-lines.ts'
import { RunningTotal, type ItemNumbering } from './item-numbering.ts'
import { shortDate } from './format.ts'

/** In pence with VAT: from this amount on, a bill says where a disbursement has no document. */
const VOUCHER_EXPECTED_FROM = 2_000

/** Numbers the disbursements that have documents, in print order. */
class Vouchers {
  readonly all: Voucher[] = []

  /** What is printed of the voucher of a line: its number, that there is none, or nothing. */
  of({ net, vat }: Line, documents: readonly string[] | undefined, item: Pick<Voucher, 'no' | 'what'>): string | null {
    if (documents === undefined) return null
    if (documents.length === 0) return net + vat >= VOUCHER_EXPECTED_FROM ? 'No voucher attached' : null
    const voucher = `Voucher ${this.all.length + 1}`
    this.all.push({ voucher, ...item, files: [...documents] })
    return voucher
  }
}

/** The schedule of disbursements, including those of hearings. */
export function disbursementSchedule(frozen: FrozenCase, numbering: ItemNumbering): DisbursementSchedule {
  const head = findHead(frozen, 'disbursements'),
    runningTotal = new RunningTotal(numbering),
    vouchers = new Vouchers()
  const rows = sortByDate(head?.lines ?? []).map((line) => {
    const item = itemOf(frozen, line),
      type = item?.disbursementType ?? '',
      { net, vat, note } = printedPrice(line),
      counted = runningTotal.count([line]),
      text = line.description === type ? '' : line.description
    const what = [labelOf(type), text].filter(Boolean).join(': ')
    return {
      ...counted,
      date: shortDate(line.date),
      type: labelOf(type),
      text,
      net,
      vat,
      note,
      voucher: vouchers.of(line, item?.documents, { no: counted.no, what }),
    }
  })
  return {
    title: 'Disbursements',
    totalLabel: 'Total: disbursements',
    notes: [],
    rows,
    vouchers: vouchers.all,
    total: runningTotal.total,
    claimed: !head?.excludedBecause,
  }
}
