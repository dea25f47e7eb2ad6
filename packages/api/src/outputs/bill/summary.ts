import { labelOf } from '@costdraft/schema/labels.ts'
import type { Line } from '@costdraft/costing'
import type { Frozen } from '../frozen.ts'
import type { Summary, SummaryRow } from './model.ts'
import { authoritiesOf, itemOf, type Numbers } from './item-numbering.ts'
import { instrumentOf, money, plural, shortDate } from './words.ts'

/** Heads and what they come to; what is not claimed and what is not priced, said in so many words; and by which tables. */
export function summaryOf(frozen: Frozen, numbers: Numbers): Summary {
  const { heads } = frozen.bill,
    lines = heads.flatMap((head) => head.lines),
    authorities = authoritiesOf(lines)
  const claimed = heads.filter(({ excludedBecause, lines }) => excludedBecause === null && lines.length > 0)
  return {
    rows: claimed.map(({ name, net, vat }) => summaryRow(labelOf(name), net, vat)),
    total: totalOf(frozen),
    notClaimed: heads.flatMap(({ name, net, excludedBecause, lines }) =>
      excludedBecause === null || lines.length === 0
        ? []
        : [{ title: labelOf(name), recorded: money(net), why: excludedBecause }],
    ),
    notHeld: lines.flatMap((line) =>
      line.notHeld === null ? [] : [{ no: numbers.of(line) ?? '–', what: whatIs(frozen, line), why: line.notHeld }],
    ),
    notHeldCount: notHeldCount(frozen),
    authorities: authorities.map(({ table, provision, instrument, from, provisional }) => ({
      table,
      provision: instrumentOf(provision),
      instrument: instrumentOf(instrument),
      from: shortDate(from),
      provisional: provisional !== undefined,
    })),
    provisional: authorities.flatMap(({ table, provisional }) => (provisional ? [`${table}: ${provisional}`] : [])),
  }
}

const summaryRow = (title: string, net: number, vat: number): SummaryRow => ({
  title,
  net: money(net),
  vat: money(vat),
  gross: money(net + vat),
})
export const totalOf = ({ bill }: Frozen): SummaryRow => summaryRow('Total', bill.net, bill.vat)

/** A figure that nobody holds is never printed as nothing. */
export const notHeldCount = ({ bill: { unpriced } }: Frozen): string | null =>
  unpriced === 0 ? null : `${plural(unpriced, 'item is', 'items are')} not priced because no rate is held.`

function whatIs(frozen: Frozen, line: Line): string {
  const item = itemOf(frozen, line),
    description = item?.hearing
      ? `${line.description}: ${item.description || labelOf(item.hearing.hearingType)}`
      : line.description
  return [line.date && shortDate(line.date), description || labelOf(item?.activityType ?? line.head)]
    .filter(Boolean)
    .join(' · ')
}
