import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenCase } from '../frozen-case.ts'
import type { DisbursementSchedule } from './model.ts'
import { sortByDate, findHead, itemOf, printedPrice } from './bill-lines.ts'
import { RunningTotal, type ItemNumbering } from './item-numbering.ts'
import { shortDate } from './format.ts'

/** The schedule of disbursements, including those of hearings. */
export function disbursementSchedule(frozen: FrozenCase, numbering: ItemNumbering): DisbursementSchedule {
  const head = findHead(frozen, 'disbursements'),
    runningTotal = new RunningTotal(numbering)
  const rows = sortByDate(head?.lines ?? []).map((line) => {
    const item = itemOf(frozen, line),
      type = item?.disbursementType ?? '',
      { net, vat, note } = printedPrice(line)
    return {
      ...runningTotal.count([line]),
      date: shortDate(line.date),
      type: labelOf(type),
      text: line.description === type ? '' : line.description,
      net,
      vat,
      note,
    }
  })
  return {
    title: 'Disbursements',
    totalLabel: 'Total: disbursements',
    notes: [],
    rows,
    total: runningTotal.total,
    claimed: !head?.excludedBecause,
  }
}
