import type { Line } from '../bills/line.ts'
import { sharedUnits, type Unit } from '../bills/unit.ts'
import type { ItemFacts } from '../facts/facts.ts'
import { pricedKinds, type AllItems, type Items } from './index.ts'
import { lineNotHeld, lineOfRow, type PricedKind, type PricingContext } from './priced-kind.ts'

// A kind takes the facts of its own rows; here rows and kind come together from one list.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyPricedKind = PricedKind<string, any>
/** Every kind of item that has a price, in the order in which bills list them. */
export const everyPricedKind: readonly AnyPricedKind[] = Object.values(pricedKinds)

const listsOf = (items: AllItems): Readonly<Record<string, readonly ItemFacts[]>> => items

/** The items of a case with these lists, and none of any other kind. */
export const allItems = (items: Items): AllItems =>
  Object.fromEntries(everyPricedKind.map(({ list }) => [list, items[list as keyof Items] ?? []])) as unknown as AllItems

/** The items that `isIncluded`, of every kind. */
export const itemsWhere = (items: AllItems, isIncluded: (row: ItemFacts) => boolean): AllItems =>
  Object.fromEntries(
    Object.entries(listsOf(items)).map(([list, rows]) => [list, rows.filter(isIncluded)]),
  ) as unknown as AllItems

/** The rows of a kind that has the same price in every area, with their lines in the same order. */
export interface PaidRows {
  rows: readonly ItemFacts[]
  lines: Line[]
}

/** What is priced alike in every area: what was paid for the client, kind by kind. */
export const paidRows = (items: AllItems, context: PricingContext): PaidRows[] =>
  everyPricedKind
    .filter(({ line }) => line !== undefined)
    .map((kind) => {
      const rows = listsOf(items)[kind.list] ?? []
      return { rows, lines: rows.flatMap((row) => lineOfRow(kind, row, context) ?? []) }
    })

/** The lines of every row where no rule prices work: what was paid has its price, and the rest is not held. */
export const linesWithoutRates = (items: AllItems, context: PricingContext, notHeld: string): Line[][] =>
  everyPricedKind.map((kind) =>
    (listsOf(items)[kind.list] ?? []).map((row) => lineOfRow(kind, row, context) ?? lineNotHeld(kind, row, notHeld)),
  )

const units = new Map([...sharedUnits, ...everyPricedKind.map(({ unit }) => unit)].map((unit) => [unit.name, unit]))
/**
 * The unit of a line by its name. One that this version does not know, such as that of another host, counts whole ones
 * and is its own word.
 */
export const unitNamed = (name: string): Unit =>
  units.get(name) ?? { name, scale: 1, words: { one: name.replace(/s$/, ''), many: name } }

/** How many units a line counts, such as 12.5 of 1,250 hundredths. */
export const quantityOf = ({ quantity, unit }: Pick<Line, 'quantity' | 'unit'>): number =>
  quantity / unitNamed(unit).scale
