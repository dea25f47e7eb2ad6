import { timeLine } from '../items/time.ts'
import type { LegalAidFacts } from '../priced-case.ts'
import { careHourly, type Court, type HourlyRates } from '../rates/care-hourly.ts'
import type { Edition } from '../rates/edition.ts'
import { editionOfCase, rateNotHeld } from './governing-date.ts'
import type { HourlyScheme } from './scheme.ts'

/** A table with one set of rates for each court. */
type CourtTable = readonly Edition<Readonly<Record<Court, HourlyRates>>>[]

/**
 * Rates of the court of the work. The High Court rates are for proceedings in the High Court only, not for a High Court judge sitting in the
 * family court.
 */
function ratesByCourt(table: CourtTable, priced: LegalAidFacts): Edition<HourlyRates> | undefined {
  const edition = editionOfCase(table, priced)
  return edition && { ...edition, values: edition.values[priced.highCourtWork ? 'high_court' : 'family_court'] }
}

/** The scheme of one hourly table (SI 2013/422 Sch. 1 Pt 3). `ratesOf` selects its rates for a case: undefined where they are not held. */
const hourlyScheme = (
  table: string,
  ratesOf: (priced: LegalAidFacts) => Edition<HourlyRates> | undefined,
): HourlyScheme => ({
  isHeld: (priced) => ratesOf(priced) !== undefined,
  lines: (priced, time, isAdvocacyPaidApart) => {
    const rates = ratesOf(priced),
      notHeld = rateNotHeld(table, priced)
    return time.map((row) => timeLine(row, priced, rates, notHeld, isAdvocacyPaidApart))
  },
})

/** Table 9(aa): section 31 proceedings that escape their fixed fee (SI 2013/422 Sch. 1 Pt 3, inserted by SI 2014/586). */
export const careHourlyRates = hourlyScheme('Table 9(aa)', (priced) => ratesByCourt(careHourly, priced))
