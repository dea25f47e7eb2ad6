import type { Bill } from '@costdraft/costing'
import { isPriced, type AnyKind } from '@costdraft/schema/kind.ts'
import { pricesByItem, type ItemPrice } from '../bills/bill.ts'
import type { ItemRow } from './item-rows.ts'
import { listParts, type Resource } from './resource.ts'
import { PRICE_COLUMNS, showsAll, type Shows } from './shown-columns.ts'

const hasPricesOf = (kind: AnyKind, shows: Shows): boolean =>
  (isPriced(kind) && PRICE_COLUMNS.some(shows)) ||
  listParts(kind).some((part) => shows(part.wire) && hasPricesOf(part.kind, showsAll))
/** Whether rows that show these keys, or rows below them, have a price or another value of the bill. */
export const hasPrices = ({ kind, ofLine = {} }: Resource, shows: Shows = showsAll): boolean =>
  hasPricesOf(kind, shows) || Object.keys(ofLine).some(shows)

/**
 * Adds net, VAT (in pounds) and enhancement, as far as it is shown, to each row that has a price, and to the rows below it, from the bill of
 * their case. Net and VAT are null where a rate is missing; what the bill does not count costs nothing. Adds the values that the kind takes
 * from the lines of its rows as well.
 */
export function addPrices(
  bill: Bill,
  { kind, ofLine = {} }: Resource,
  rows: readonly ItemRow[],
  shows: Shows = showsAll,
): void {
  addTo(pricesByItem(bill), kind, rows, shows)
  const valuesOfLine = Object.entries(ofLine).filter(([key]) => shows(key))
  if (valuesOfLine.length === 0) return
  const lines = new Map(bill.heads.flatMap((head) => head.lines.map((line) => [line.item, line])))
  for (const row of rows) for (const [key, of] of valuesOfLine) row[key] = of(lines.get(row.uuid) ?? {})
}

const inPounds = (price: ItemPrice | undefined, amount: 'net' | 'vat'): number | null =>
  price?.isUnpriced ? null : (price?.[amount] ?? 0) / 100
const values: Record<(typeof PRICE_COLUMNS)[number], (price: ItemPrice | undefined) => number | null> = {
  total_cost: (price) => inPounds(price, 'net'),
  total_vat: (price) => inPounds(price, 'vat'),
  enhancement: (price) => price?.enhancement ?? 0,
}

function addTo(
  prices: ReadonlyMap<string, ItemPrice>,
  kind: AnyKind,
  rows: readonly ItemRow[],
  shows: Shows = showsAll,
): void {
  const lists = listParts(kind).filter(({ wire }) => shows(wire)),
    shown = isPriced(kind) ? PRICE_COLUMNS.filter(shows) : []
  for (const row of rows) {
    const price = prices.get(row.uuid)
    for (const key of shown) row[key] = values[key](price)
    for (const { wire, kind: child } of lists) addTo(prices, child, (row[wire] ?? []) as ItemRow[])
  }
}
