import { labelOf } from '@costdraft/schema/labels.ts'
import type { Frozen } from '../frozen.ts'
import type { PaidSchedule } from './model.ts'
import { chronological, headNamed, itemOf, priced, ItemNumbering, type Numbers } from './item-numbering.ts'
import { shortDate } from './words.ts'

/** What was paid, those of hearings among the others. */
export function paidSchedule(frozen: Frozen, numbers: Numbers): PaidSchedule {
  const head = headNamed(frozen, 'disbursements'),
    running = new ItemNumbering(numbers)
  const rows = chronological(head?.lines ?? []).map((line) => {
    const item = itemOf(frozen, line),
      type = item?.disbursementType ?? '',
      { net, vat, note } = priced(line)
    return {
      ...running.count([line]),
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
    total: running.total,
    claimed: !head?.excludedBecause,
  }
}
