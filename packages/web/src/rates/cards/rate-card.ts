import { editionInForce } from '@costdraft/costing/rates/edition.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { RateCardsQuery } from '../../generated/graphql.ts'
import { formatIsoDate } from '../../formats/dates.ts'
import { fullName } from '../../formats/full-name.ts'

export type RateCard = NonNullable<RateCardsQuery['rateCards']>[number]

/** Whose rate it is: the name of a person, or "Grade A". */
export const whoseRate = ({ feeEarner, grade }: Pick<RateCard, 'feeEarner' | 'grade'>): string =>
  feeEarner ? fullName(feeEarner) : `${labelOf('grade')} ${grade}`

/** What a rate is called in a sentence. */
export const rateName = (rate: Pick<RateCard, 'feeEarner' | 'grade' | 'effectiveFrom'>): string =>
  `rate of ${whoseRate(rate)} from ${formatIsoDate(rate.effectiveFrom)}`

/**
 * The rates of persons and those of grades under their headings, in their order; a heading without rates is left out.
 */
export function groupRates<T extends Pick<RateCard, 'grade'>>(rates: readonly T[]): { heading: string; rates: T[] }[] {
  const groups = [
    { heading: 'People', rates: rates.filter(({ grade }) => grade === null) },
    { heading: 'Grades', rates: rates.filter(({ grade }) => grade !== null) },
  ]
  return groups.filter(({ rates: found }) => found.length > 0)
}

type Dated = Pick<RateCard, 'uuid' | 'grade' | 'effectiveFrom'> & { feeEarner: { uuid: string } | null }
/** The uuids of the rates in force on a day (ISO date): of each person and grade the last that has begun. */
export function ratesInForce(rates: readonly Dated[], day: string): Set<string> {
  const byWhose = Map.groupBy(rates, ({ feeEarner, grade }) => feeEarner?.uuid ?? grade)
  return new Set(
    [...byWhose.values()].flatMap((own) => {
      const dated = own.map(({ uuid, effectiveFrom }) => ({ uuid, authority: { from: effectiveFrom } }))
      const sorted = dated.toSorted((a, b) => (a.authority.from < b.authority.from ? -1 : 1))
      return editionInForce(sorted, day)?.uuid ?? []
    }),
  )
}
