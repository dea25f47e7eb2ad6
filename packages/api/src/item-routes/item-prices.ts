import { poundsOf, type Bill, type Line } from '@costdraft/costing'
import { isPriced } from '@costdraft/schema/kind.ts'
import { exclusionsByItem, pricesByItem } from '../bills/bill.ts'
import type { ItemPrice } from '../items/item-price.ts'
import type { ItemRow } from '../items/item-row.ts'
import { childOf, type Items } from '../items/registry.ts'
import { listParts, type Resource } from '../items/resource.ts'
import { PRICE_COLUMNS, showsAll, type Shows } from '../items/shown-columns.ts'

const ofLineShown = ({ ofLine = {} }: Resource, shows: Shows) => Object.entries(ofLine).filter(([key]) => shows(key))
/** The lists of rows below those of a kind that are shown, each with its storage. */
const shownLists = (items: Items, { kind }: Resource, shows: Shows) =>
  listParts(kind).flatMap(({ wire, kind: child }) => (shows(wire) ? [{ wire, resource: childOf(items, child) }] : []))

/** Whether rows that show these keys, or rows below them, have a price or another value of the bill. */
export const hasPrices = (items: Items, resource: Resource, shows: Shows = showsAll): boolean =>
  (isPriced(resource.kind) && PRICE_COLUMNS.some(shows)) ||
  ofLineShown(resource, shows).length > 0 ||
  shownLists(items, resource, shows).some((list) => hasPrices(items, list.resource))

const inPounds = (price: ItemPrice | undefined, amount: 'net' | 'vat'): number | null =>
  price?.isUnpriced ? null : poundsOf(price?.[amount] ?? 0)
type Value = (price: ItemPrice | undefined, bill: Priced, uuid: string) => number | string | null
const values: Record<(typeof PRICE_COLUMNS)[number], Value> = {
  total_cost: (price) => inPounds(price, 'net'),
  total_vat: (price) => inPounds(price, 'vat'),
  enhancement: (price) => price?.enhancement ?? 0,
  not_counted: (_price, bill, uuid) => bill.exclusions().get(uuid) ?? null,
}

/** The line of each item of a bill. An item of several has its last. */
export const linesByItem = ({ heads }: Bill): ReadonlyMap<string | null, Line> =>
  new Map(heads.flatMap(({ lines }) => lines.map((line) => [line.item, line])))

/**
 * Adds net, VAT (in pounds), enhancement and why it is not counted, as far as it is shown, to each row that has a
 * price, and to the rows below it, from the bill of their case. Net and VAT are null where a rate is missing; what the
 * bill does not count costs nothing. Adds the values that a kind takes from the lines of its rows as well.
 */
export function addPrices(
  items: Items,
  bill: Bill,
  resource: Resource,
  rows: readonly ItemRow[],
  shows: Shows = showsAll,
): void {
  let lines: ReturnType<typeof linesByItem> | undefined
  let exclusions: ReturnType<typeof exclusionsByItem> | undefined
  // Only some kinds take values from lines, of which there may be ten thousand.
  const priced: Priced = {
    prices: pricesByItem(bill),
    lines: () => (lines ??= linesByItem(bill)),
    exclusions: () => (exclusions ??= exclusionsByItem(bill)),
  }
  addTo(items, priced, resource, rows, shows)
}

interface Priced {
  prices: ReadonlyMap<string, ItemPrice>
  lines: () => ReadonlyMap<string | null, Line>
  exclusions: () => ReadonlyMap<string, string>
}
function addTo(items: Items, bill: Priced, resource: Resource, rows: readonly ItemRow[], shows: Shows): void {
  const shown = isPriced(resource.kind) ? PRICE_COLUMNS.filter(shows) : []
  const valuesOfLine = ofLineShown(resource, shows)
  const lists = shownLists(items, resource, shows)
  for (const row of rows) {
    const price = bill.prices.get(row.uuid)
    for (const key of shown) row[key] = values[key](price, bill, row.uuid)
    if (valuesOfLine.length > 0) {
      const line = bill.lines().get(row.uuid) ?? {}
      for (const [key, of] of valuesOfLine) row[key] = of(line, price)
    }
    for (const { wire, resource: child } of lists) addTo(items, bill, child, (row[wire] ?? []) as ItemRow[], showsAll)
  }
}
