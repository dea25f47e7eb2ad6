import type { Bill } from '@costdraft/costing'
import type { AnyKind, Parts } from '@costdraft/schema/kind.ts'
import { pricesByItem } from '../bills/bill.ts'
import type { ItemRow } from './item-rows.ts'

/** Adds net, VAT (in pounds) and enhancement to each row and to its child rows, from the bill of their case. */
export function addPrices(bill: Bill, kind: AnyKind, rows: readonly ItemRow[]): void {
  const prices = pricesByItem(bill),
    lists = Object.values(kind.parts as Parts).flatMap((part) => (part.many ? [part.wire] : []))
  const addTo = (row: ItemRow): void => {
    const price = prices.get(row.uuid)
    row.total_cost = (price?.net ?? 0) / 100
    row.total_vat = (price?.vat ?? 0) / 100
    row.enhancement = price?.enhancement ?? 0
  }
  for (const row of rows) {
    addTo(row)
    for (const list of lists) for (const child of (row[list] ?? []) as ItemRow[]) addTo(child)
  }
}
