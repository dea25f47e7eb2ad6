import { editionInForce, type Authority } from './edition.ts'
import type { RateEdition, RateTable } from './rate-table.ts'

/** The editions of a table that apply, in order of their first day. */
export type Rates = (table: RateTable) => readonly RateEdition[]

/** The rates of the statutes alone. */
export const statutoryRates: Rates = ({ editions }) => editions

/**
 * The rates of a firm that has editions of its own, by the key of their table. They stand beside those of the statute:
 * whichever began last applies, and of two that begin on the same day the firm's.
 */
export function ratesWith(own: ReadonlyMap<string, readonly RateEdition[]>): Rates {
  if (own.size === 0) return statutoryRates
  const merged = new Map<string, readonly RateEdition[]>()
  return (table) => {
    const added = own.get(table.key)
    if (!added) return table.editions
    const known =
      merged.get(table.key) ??
      // The sort is stable, which leaves the firm's edition after that of the statute.
      [...table.editions, ...added].toSorted(({ authority: a }, { authority: b }) => compare(a.from, b.from))
    merged.set(table.key, known)
    return known
  }
}
const compare = (a: string, b: string): number => Number(a > b) - Number(a < b)

/** A figure that was looked up: the amount and its authority; or 0, and why it is not held, as a sentence. */
export interface Rate {
  amount: number
  authority: Authority | null
  notHeld: string | null
}
export const notHeld = (why: string): Rate => ({ amount: 0, authority: null, notHeld: why })

const wordsOf = (values: readonly string[]): string => values.map((value) => value.replaceAll('_', ' ')).join(', ')

/** Why a table has no figure, as a sentence. */
export const rateNotHeld = (table: RateTable, date: string, values: readonly string[] = []): string =>
  `Rate not held: ${[table.name, ...(values.length > 0 ? [wordsOf(values)] : [])].join(', ')} on ${date}.`

/** Looks up the figure of a row on a date (ISO). */
export function rateOf(rates: Rates, table: RateTable, date: string, values: readonly string[]): Rate {
  const edition = editionInForce(rates(table), date)
  return edition ? rateIn(edition, table, date, values) : notHeld(rateNotHeld(table, date))
}

/** The figure of a row in an edition that is in force on a date (ISO). */
export function rateIn(
  { amounts, authority }: RateEdition,
  table: RateTable,
  date: string,
  values: readonly string[],
): Rate {
  const amount = amounts[values.join('.')]
  return amount === undefined ? notHeld(rateNotHeld(table, date, values)) : { amount, authority, notHeld: null }
}
