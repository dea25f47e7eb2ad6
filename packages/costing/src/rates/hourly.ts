import { activityTypes, locations, type ActivityType, type Location } from '../vocabulary/vocabulary.ts'
import { amountsOf, defineRateTable, LAA_DATA, type RateUnit } from './rate-table.ts'

type Activity = Exclude<ActivityType, 'letter_in'>
/** Pence per hour, or per item for letters and calls: one figure, or one for each rate band. */
type Printed = Readonly<Record<Activity, number | Readonly<Record<Location, number>>>> & { letter_in?: number }

const COURTS = ['family_court', 'high_court'] as const
const ITEMS = new Set(['letter_in', 'letter_out', 'telephone_call'])
const unitOf = (activity: string): RateUnit => (ITEMS.has(activity) ? 'item' : 'hour')

/** The figures of one court by activity and rate band: a table that prints one figure pays it in both. */
const byLocation = (printed: Printed) =>
  Object.fromEntries(
    Object.entries(printed).map(([activity, rate]) => [
      activity,
      typeof rate === 'number' ? Object.fromEntries(locations.map((location) => [location, rate])) : rate,
    ]),
  )

const dimensions = [
  { name: 'court', values: COURTS },
  { name: 'activity_type', values: activityTypes },
  { name: 'location', values: locations },
]
const unit = (_court: string, activity = ''): RateUnit => unitOf(activity)

/** Public law children proceedings other than section 31 (SI 2013/422 Sch. 1 Pt 3 Table 9(a)). */
export const hourly9a = defineRateTable({
  key: 'hourly_9a',
  group: 'hourly_rates',
  name: 'Table 9(a)',
  title: 'Hourly rates in other public law children proceedings',
  provision: 'Sch. 1 Pt 3 Table 9(a)',
  dimensions,
  unit,
  editions: [
    {
      from: '2020-04-06',
      source: LAA_DATA,
      amounts: amountsOf({
        family_court: byLocation({
          letter_out: 369,
          letter_in: 185,
          telephone_call: 369,
          preparation: { London: 6_138, 'Non-London': 5_841 },
          counsel: 3_267,
          advocacy: 6_435,
          travelling_and_waiting: 2_921,
        }),
        high_court: byLocation({
          letter_out: 423,
          letter_in: 212,
          telephone_call: 423,
          preparation: { London: 7_007, 'Non-London': 6_584 },
          counsel: 3_713,
          advocacy: { London: 7_007, 'Non-London': 6_584 },
          travelling_and_waiting: 3_218,
        }),
      }),
    },
  ],
})

/**
 * Section 31 proceedings that escape their fixed fee (SI 2013/422 Sch. 1 Pt 3 Table 9(aa), inserted by SI 2014/586).
 */
export const hourly9aa = defineRateTable({
  key: 'hourly_9aa',
  group: 'hourly_rates',
  name: 'Table 9(aa)',
  title: 'Hourly rates in care and supervision proceedings that escape the fixed fee',
  provision: 'Sch. 1 Pt 3 Table 9(aa), inserted by SI 2014/586',
  dimensions,
  unit,
  editions: [
    {
      from: '2014-04-22',
      source: 'Derived',
      provisional:
        'Table 9(a) less 10 %, rounded half up: the figures of Table 9(aa) itself are not held. An administrator may confirm or change them.',
      amounts: amountsOf({
        family_court: byLocation({
          letter_out: 332,
          letter_in: 167,
          telephone_call: 332,
          preparation: { London: 5_524, 'Non-London': 5_257 },
          counsel: 2_940,
          advocacy: 5_792,
          travelling_and_waiting: 2_629,
        }),
        high_court: byLocation({
          letter_out: 381,
          letter_in: 191,
          telephone_call: 381,
          preparation: { London: 6_306, 'Non-London': 5_926 },
          counsel: 3_342,
          advocacy: { London: 6_306, 'Non-London': 5_926 },
          travelling_and_waiting: 2_896,
        }),
      }),
    },
  ],
})

/** Other family proceedings: private law, placement and adoption (SI 2013/422 Sch. 1 Pt 3 Table 9(b)). */
export const hourly9b = defineRateTable({
  key: 'hourly_9b',
  group: 'hourly_rates',
  name: 'Table 9(b)',
  title: 'Hourly rates in other family proceedings',
  provision: 'Sch. 1 Pt 3 Table 9(b)',
  dimensions,
  unit,
  editions: [
    {
      from: '2020-04-06',
      source: LAA_DATA,
      amounts: amountsOf({
        family_court: byLocation({
          letter_out: 540,
          letter_in: 270,
          telephone_call: 540,
          preparation: { London: 5_940, 'Non-London': 5_490 },
          counsel: 3_240,
          advocacy: { London: 5_940, 'Non-London': 5_670 },
          travelling_and_waiting: { London: 2_880, 'Non-London': 2_790 },
        }),
        high_court: byLocation({
          letter_out: 635,
          letter_in: 315,
          telephone_call: 635,
          preparation: { London: 7_056, 'Non-London': 6_575 },
          counsel: 3_713,
          advocacy: { London: 7_056, 'Non-London': 6_575 },
          travelling_and_waiting: 3_218,
        }),
      }),
    },
  ],
})

/** Outside family work letters in are not paid. */
const PAID_OUTSIDE_FAMILY = activityTypes.filter((activity) => activity !== 'letter_in')

/**
 * Proceedings other than family proceedings (SI 2013/422 Sch. 1 Pt 3 Table 10(a)); nothing is held of the higher
 * courts.
 */
export const hourly10a = defineRateTable({
  key: 'hourly_10a',
  group: 'hourly_rates',
  name: 'Table 10(a)',
  title: 'Hourly rates outside family proceedings',
  provision: 'Sch. 1 Pt 3 Table 10(a)',
  dimensions: [
    { name: 'court', values: ['lower', 'higher'] },
    { name: 'activity_type', values: PAID_OUTSIDE_FAMILY },
    { name: 'location', values: locations },
  ],
  unit,
  editions: [
    {
      from: '2011-10-03',
      source: 'A copy of the table for mental health certificates of 2011; a single secondary source',
      amounts: amountsOf({
        lower: byLocation({
          letter_out: 594,
          telephone_call: 329,
          preparation: { London: 6_300, 'Non-London': 5_940 },
          counsel: 2_925,
          advocacy: 5_940,
          travelling_and_waiting: 2_628,
        }),
      }),
    },
  ],
})

/** Criminal proceedings. No figure and no provision is held: whoever enters the rates names their authority. */
export const hourlyCriminal = defineRateTable({
  key: 'hourly_criminal',
  group: 'hourly_rates',
  name: 'Criminal hourly rates',
  title: 'Hourly rates in criminal proceedings',
  instrument: 'Not held',
  provision: 'Not held',
  dimensions: [
    { name: 'activity_type', values: PAID_OUTSIDE_FAMILY },
    { name: 'location', values: locations },
  ],
  unit: unitOf,
})
