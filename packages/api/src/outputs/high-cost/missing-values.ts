import { sumOfLines, type Line } from '@costdraft/costing'
import { isOfCounsel } from './claim-order.ts'
import { itemOf } from '../bill/bill-lines.ts'
import { isMissing } from '../bill/line-sum.ts'
import { plural, withShortDates } from '../bill/format.ts'
import type { ItemNumbering } from '../bill/item-numbering.ts'
import type { SummaryRow } from '../bill/model.ts'
import { summaryRow, unpricedLines } from '../bill/summary.ts'
import type { FrozenCase } from '../frozen-case.ts'
import type { MissingRow } from './model.ts'

/** Said where something is claimed, or compared, and has no value. */
export const NO_VALUE = 'no value'

/** A row of a summary with what lines come to. */
export function sumRow(title: string, lines: readonly Line[]): SummaryRow {
  const { net, vat } = sumOfLines(lines)
  return isMissing(lines) ? { title, net: NO_VALUE, vat: '', gross: '' } : summaryRow(title, net, vat)
}

/** Whether a line is the value of an event, and not a fee for advocacy beside one. */
const isEvent = (frozen: FrozenCase, line: Line): boolean =>
  line.unit === 'events' && (isOfCounsel(frozen, line) || itemOf(frozen, line)?.event !== undefined)

/** How many values the total lacks, in sentences, so that none is mistaken for nothing. */
export function missingCounts(frozen: FrozenCase): string[] {
  const missing = unpricedLines(frozen)
  const ofItems = missing.filter(({ item }) => item !== null)
  const events = ofItems.filter((line) => isEvent(frozen, line)).length
  const others = ofItems.length - events
  const counted = [
    ...(events > 0 ? [plural(events, 'event fee')] : []),
    ...(others > 0 ? [plural(others, 'fee for advocacy', 'fees for advocacy')] : []),
  ].join(' and ')
  return [
    ...(missing.length > ofItems.length
      ? ['The figure by the hour is not entered: the solicitor’s work is not in the total.']
      : []),
    ...(ofItems.length === 1 ? [`${counted} has no value: it is not in the total.`] : []),
    ...(ofItems.length > 1 ? [`${counted} have no value: they are not in the total.`] : []),
  ]
}

/** Numbers in a row, such as 1–4, 7. */
function ranges(nos: readonly number[]): string {
  const found: [from: number, to: number][] = []
  for (const no of nos) {
    const last = found.at(-1)
    if (last?.[1] === no) continue
    if (last && last[1] === no - 1) last[1] = no
    else found.push([no, no])
  }
  return found.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ')
}

/** The lines without a value by the reason for it, with the numbers of their items. */
export function missingRows(frozen: FrozenCase, numbering: ItemNumbering): MissingRow[] {
  const byReason = Map.groupBy(unpricedLines(frozen), ({ notHeld }) => notHeld ?? '')
  return [...byReason].map(([why, lines]) => ({
    why: withShortDates(why),
    count: String(lines.length),
    nos: ranges(lines.map((line) => Number(numbering.of(line))).toSorted((a, b) => a - b)),
  }))
}
