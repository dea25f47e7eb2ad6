import type { Pence } from '../money.ts'
import type { ActivityType, Location } from '../vocabulary.ts'
import type { Edition } from './edition.ts'

/** Pence per hour, or per item for letters and calls: one figure, or one for each rate band. */
export type HourlyRates = Readonly<Record<ActivityType, Pence | Readonly<Record<Location, Pence>>>>
export type Court = 'family_court' | 'high_court'

/** Hourly rates for escape cases in section 31 proceedings. The application date selects the edition. */
export const careHourly: readonly Edition<Readonly<Record<Court, HourlyRates>>>[] = [
  {
    authority: {
      from: '2014-04-22',
      table: 'Table 9(aa)',
      instrument: 'Civil Legal Aid (Remuneration) Regulations 2013, SI 2013/422',
      provision: 'Sch. 1 Pt 3 Table 9(aa), inserted by SI 2014/586',
      source: 'Derived',
      provisional:
        'Table 9(a) less 10 %, rounded half up: the figures of Table 9(aa) itself are not held. An administrator may confirm or change them.',
    },
    values: {
      family_court: {
        letter_out: 332,
        letter_in: 167,
        telephone_call: 332,
        preparation: { London: 5_524, 'Non-London': 5_257 },
        counsel: 2_940,
        advocacy: 5_792,
        travelling_and_waiting: 2_629,
      },
      high_court: {
        letter_out: 381,
        letter_in: 191,
        telephone_call: 381,
        preparation: { London: 6_306, 'Non-London': 5_926 },
        counsel: 3_342,
        advocacy: { London: 6_306, 'Non-London': 5_926 },
        travelling_and_waiting: 2_896,
      },
    },
  },
]

/** The rate of an activity in pence, for the given rate band where the table distinguishes them. */
export const rateOf = (rates: HourlyRates, activity: ActivityType, location: Location): Pence => {
  const rate = rates[activity]
  return typeof rate === 'number' ? rate : rate[location]
}
