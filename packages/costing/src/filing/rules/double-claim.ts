import { hasAdvocacyScheme } from '../../schemes/legal-aid-schemes.ts'
import type { FiledItem, FilingFacts } from '../facts.ts'
import type { FilingRule, Found } from '../finding.ts'
import { findingOn, nameOf } from '../words.ts'

/**
 * Counsel is paid by the LAA directly for advocacy under the Family Advocacy Scheme, and not through the firm (Family
 * Specification 7).
 */
const counselFee = (item: FiledItem): Found =>
  findingOn(
    item,
    `${nameOf(item)} may be claimed twice: the LAA pays counsel directly under the Family Advocacy Scheme.`,
  )

/** The dates of hearings with exceptional travel, whose fee covers the journey. */
const travelDates = ({ items }: FilingFacts): Set<string | null> =>
  new Set(items.flatMap(({ hasExceptionalTravel, date }) => (hasExceptionalTravel ? [date] : [])))

/**
 * What may be paid for twice in a case of a type that the Family Advocacy Scheme covers: a fee of counsel as a
 * disbursement, and mileage on the day of a hearing with exceptional travel (SI 2013/422 Sch. 3). Advocacy as time is
 * excluded by the bill already.
 */
export const doubleClaim: FilingRule = (facts) => {
  const { priced, items } = facts
  if (!hasAdvocacyScheme(priced.caseType)) return []
  const travelled = travelDates(facts)
  return items.flatMap((item) => {
    if (item.disbursementType === 'counsel_fee') return counselFee(item)
    return item.disbursementType === 'travel_mileage' && item.date !== null && travelled.has(item.date)
      ? findingOn(
          item,
          `${nameOf(item)} may be claimed twice: exceptional travel is claimed for a hearing of that day.`,
        )
      : []
  })
}
