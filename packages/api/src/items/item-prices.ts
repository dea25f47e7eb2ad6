import type { Bill } from '@costdraft/costing'
import { isPriced, type AnyKind } from '@costdraft/schema/kind.ts'
import { pricesByItem, type ItemPrice } from '../bills/bill.ts'
import type { ItemRow } from './item-rows.ts'
import { listParts } from './resource.ts'
import { PRICE_COLUMNS, showsAll, type Shows } from './shown-columns.ts'

/** Whether rows of a kind that show these keys, or rows below them, have a price. */
export const hasPrices = (kind: AnyKind, shows: Shows = showsAll): boolean =>
  (isPriced(kind) && PRICE_COLUMNS.some(shows)) ||
  listParts(kind).some((part) => shows(part.wire) && hasPrices(part.kind))

/**
 * Adds net, VAT (in pounds) and enhancement, as far as it is shown, to each row that has a price, and to the rows below it, from the bill of
 * their case. Net and VAT are null where a rate is missing; what the bill does not count costs nothing.
 */
export function addPrices(bill: Bill, kind: AnyKind, rows: readonly ItemRow[], shows: Shows = showsAll): void {
  addTo(pricesByItem(bill), kind, rows, shows)
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
