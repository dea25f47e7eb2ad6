import { labelOf } from '@costdraft/schema/labels.ts'
import type { Authority, Head, Line } from '@costdraft/costing'
import type { FrozenCase } from '../frozen-case.ts'
import type { Summary, SummaryRow } from './model.ts'
import { authoritiesOf, itemOf } from './bill-lines.ts'
import type { ItemNumbering } from './item-numbering.ts'
import { instrumentOf, longDate, marksOf, money, plural, shortDate, withShortDates } from './format.ts'

/** The summary: claimed heads, heads not claimed, unpriced lines, and the authorities used. */
export function summaryOf(frozen: FrozenCase, numbering: ItemNumbering): Summary {
  const { heads } = frozen.bill,
    lines = heads.flatMap((head) => head.lines),
    authorities = authoritiesOf(lines)
  const claimed = heads.filter(({ excludedBecause, lines }) => excludedBecause === null && lines.length > 0)
  return {
    rows: claimed.map(headRow),
    total: totalOf(frozen),
    notClaimed: heads.flatMap(({ name, net, excludedBecause, lines }) =>
      excludedBecause === null || lines.length === 0
        ? []
        : [{ title: labelOf(name), recorded: money(net), why: excludedBecause }],
    ),
    notHeld: unpricedLines(frozen).map((line) => ({
      no: numbering.of(line) ?? '–',
      what: describeLine(frozen, line),
      why: withShortDates(line.notHeld ?? ''),
    })),
    notHeldCount: notHeldCount(frozen),
    authorities: authorities.map((authority) => ({
      table: authority.table,
      provision: instrumentOf(authority.provision),
      instrument: instrumentOf(authority.instrument),
      from: shortDate(authority.from),
      marks: marksOf(authority),
    })),
    marked: authorities.flatMap(explanationsOf),
  }
}

/** The row of a claimed head. One of which no rate is held comes to nothing that could be printed, least of all to zero. */
function headRow({ name, net, vat, lines }: Head): SummaryRow {
  const claimed = lines.filter(({ excludedBecause }) => excludedBecause === null)
  return claimed.length > 0 && claimed.every(({ notHeld }) => notHeld !== null)
    ? { title: labelOf(name), net: 'not held', vat: '', gross: '' }
    : summaryRow(labelOf(name), net, vat)
}

/** What the marks of an authority mean. */
const explanationsOf = ({ table, source, provisional, own }: Authority): string[] => [
  ...(provisional ? [`† Provisional. ${table}: ${provisional}`] : []),
  ...(own
    ? [`‡ ${table}: Own edition of ${own.firm}, recorded by ${own.by} on ${longDate(own.on)}. Authority: ${source}`]
    : []),
]

const summaryRow = (title: string, net: number, vat: number): SummaryRow => ({
  title,
  net: money(net),
  vat: money(vat),
  gross: money(net + vat),
})
export const totalOf = ({ bill }: FrozenCase): SummaryRow => summaryRow('Total', bill.net, bill.vat)

/** A sentence with the number of unpriced items, so that missing rates are not mistaken for zero; null if there are none. */
export const notHeldCount = ({ bill: { unpriced } }: FrozenCase): string | null =>
  unpriced === 0 ? null : `${plural(unpriced, 'item is', 'items are')} not priced because no rate is held.`

/** The lines that are claimed and have no rate, in the order of the bill. */
export const unpricedLines = ({ bill: { heads } }: FrozenCase): Line[] =>
  heads
    .filter(({ excludedBecause }) => excludedBecause === null)
    .flatMap(({ lines }) =>
      lines.filter(({ notHeld, excludedBecause }) => notHeld !== null && excludedBecause === null),
    )

/** Names a line: its date, and its description or else its activity. */
export function describeLine(frozen: FrozenCase, line: Line): string {
  const item = itemOf(frozen, line),
    description = item?.hearing
      ? `${line.description}: ${item.description || labelOf(item.hearing.hearingType)}`
      : line.description
  return [line.date && shortDate(line.date), description || labelOf(item?.activityType ?? line.head)]
    .filter(Boolean)
    .join(' · ')
}
