import type { Pence } from '../vocabulary/money.ts'
import type { Grade } from '../vocabulary/vocabulary.ts'
import { editionInForce, type Authority } from './edition.ts'
import type { Rate } from './rates.ts'

/**
 * A rate of a firm's own per hour, from a day until its next: of a person, or of all who have a grade. One of both is
 * null.
 */
export interface RateCardEntry {
  /** Uuid of the fee earner. */
  feeEarner: string | null
  grade: Grade | null
  /** Per hour, without VAT. */
  rate: Pence
  /** `from` is its first day (ISO). */
  authority: Authority
}

/**
 * What a firm charges on a day (ISO): the rate of the person, otherwise that of the grade; undefined if it has neither.
 */
export type RateCard = (feeEarner: string, grade: Grade, date: string) => Rate | undefined

/** The card of a firm without rates of its own. */
export const noRateCard: RateCard = () => undefined

interface PreparedRate {
  authority: Authority
  found: Rate
}
const prepared = ({ rate, authority }: RateCardEntry): PreparedRate => ({
  authority,
  found: { amount: rate, authority, notHeld: null },
})

/** The rate card of a firm, from its entries in any order. */
export function rateCardOf(entries: readonly RateCardEntry[]): RateCard {
  if (entries.length === 0) return noRateCard
  // Each row of a case asks: what it is answered is made once.
  const byEarner = new Map<string, PreparedRate[]>()
  const byGrade = new Map<string, PreparedRate[]>()
  for (const entry of entries.toSorted(({ authority: a }, { authority: b }) => (a.from < b.from ? -1 : 1))) {
    const [map, key] = entry.feeEarner === null ? [byGrade, entry.grade ?? ''] : [byEarner, entry.feeEarner]
    map.set(key, [...(map.get(key) ?? []), prepared(entry)])
  }
  const inForce = (list: readonly PreparedRate[] | undefined, date: string): Rate | undefined =>
    list && editionInForce(list, date)?.found
  return (feeEarner, grade, date) => inForce(byEarner.get(feeEarner), date) ?? inForce(byGrade.get(grade), date)
}

interface Owner {
  firm: string
  /** Who recorded the rate, and when (ISO date). */
  by: string
  on: string
}
/** The authority of an entry: `whose` is the name of the person, or for example "Grade A". */
export const cardAuthority = (from: string, whose: string, { firm, by, on }: Owner): Authority => ({
  from,
  table: 'Rate card',
  instrument: `Rate card of ${firm}`,
  provision: whose,
  source: firm,
  own: { firm, by, on },
})
