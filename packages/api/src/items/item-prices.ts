import type { Bill } from '@costdraft/costing'
import { isPriced, type AnyKind } from '@costdraft/schema/kind.ts'
import { pricesByItem, type ItemPrice } from '../bills/bill.ts'
import type { ItemRow } from './item-rows.ts'
import { listParts } from './resource.ts'

/** Whether rows of a kind, or rows below them, have a price. */
export const hasPrices = (kind: AnyKind): boolean =>
  isPriced(kind) || listParts(kind).some((part) => hasPrices(part.kind))

/**
 * Adds net, VAT (in pounds) and enhancement to each row that has a price and to the rows below it, from the bill of their case. Net and VAT
 * are null where a rate is missing; what the bill does not count costs nothing.
 */
export function addPrices(bill: Bill, kind: AnyKind, rows: readonly ItemRow[]): void {
  addTo(pricesByItem(bill), kind, rows)
}

function addTo(prices: ReadonlyMap<string, ItemPrice>, kind: AnyKind, rows: readonly ItemRow[]): void {
  const lists = listParts(kind)
  for (const row of rows) {
    if (isPriced(kind)) {
      const price = prices.get(row.uuid)
      row.total_cost = price?.isUnpriced ? null : (price?.net ?? 0) / 100
      row.total_vat = price?.isUnpriced ? null : (price?.vat ?? 0) / 100
      row.enhancement = price?.enhancement ?? 0
    }
    for (const { wire, kind: child } of lists) addTo(prices, child, (row[wire] ?? []) as ItemRow[])
  }
}
