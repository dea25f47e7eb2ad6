import { timeLine, type TimeRates } from '../items/time.ts'
import type { LegalAidFacts } from '../facts/priced-case.ts'
import { hourly10a, hourly9a, hourly9aa, hourly9b, hourlyCriminal } from '../rates/hourly.ts'
import { hasValue, type RateTable } from '../rates/rate-table.ts'
import type { Rates } from '../rates/rates.ts'
import { activityTypes, type Location } from '../vocabulary/vocabulary.ts'
import { editionOfCase, rateOfCase } from './governing-date.ts'
import type { HourlyScheme } from './scheme.ts'

type CourtOf = (priced: LegalAidFacts) => readonly string[]

/** The rates of a case by rate band and activity, looked up once for all of its rows. */
function timeRates(rates: Rates, table: RateTable, priced: LegalAidFacts, court: readonly string[]): TimeRates {
  const paid = activityTypes.filter((activity) => hasValue(table, activity))
  const byActivity = (location: Location) =>
    Object.fromEntries(
      paid.map((activity) => [activity, rateOfCase(rates, table, priced, [...court, activity, location])]),
    )
  return { London: byActivity('London'), 'Non-London': byActivity('Non-London') }
}

/** The scheme of one hourly table (SI 2013/422 Sch. 1 Pt 3). `courtOf` selects its rates for the court of a case. */
const hourlyScheme = (table: RateTable, courtOf: CourtOf): HourlyScheme => ({
  tables: [table],
  isHeld: (priced, rates) => editionOfCase(rates, table, priced) !== undefined,
  lines: (priced, time, basis, rates) => {
    const rateFor = timeRates(rates, table, priced, courtOf(priced))
    return time.map((row) => timeLine(row, priced, rateFor, basis))
  },
})

/**
 * High Court rates are for proceedings in the High Court only, not for a High Court judge sitting in the family court.
 */
const familyCourt: CourtOf = ({ highCourtWork }) => [highCourtWork ? 'high_court' : 'family_court']

/** Table 9(aa): section 31 proceedings that escape their fixed fee. */
export const careHourlyRates = hourlyScheme(hourly9aa, familyCourt)
/** Table 9(a): other public law children proceedings. */
export const publicLawHourlyRates = hourlyScheme(hourly9a, familyCourt)
/** Table 9(b): other family proceedings. */
export const otherFamilyHourlyRates = hourlyScheme(hourly9b, familyCourt)
/** Table 10(a): proceedings outside family work; those in the High Court have the rates of the higher courts. */
export const nonFamilyHourlyRates = hourlyScheme(hourly10a, ({ highCourtWork }) => [highCourtWork ? 'higher' : 'lower'])
/** The same of proceedings that are in the higher courts by their type. */
export const higherCourtsHourlyRates = hourlyScheme(hourly10a, () => ['higher'])
/** Criminal proceedings. */
export const criminalHourlyRates = hourlyScheme(hourlyCriminal, () => [])
