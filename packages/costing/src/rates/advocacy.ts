import { courtLevels } from '../vocabulary/vocabulary.ts'
import { amountsOf, defineRateTable, LAA_DATA, type RateTable, type RateUnit } from './rate-table.ts'

/** What the Family Advocacy Scheme pays for. */
export const advocacyActivities = [
  'hearing_unit_1',
  'hearing_unit_2',
  'advocates_meeting',
  'final_hearing_per_day',
  'conference',
  'opinion',
] as const
export type AdvocacyActivity = (typeof advocacyActivities)[number]

const UNITS: Readonly<Record<AdvocacyActivity, RateUnit>> = {
  hearing_unit_1: 'unit',
  hearing_unit_2: 'unit',
  advocates_meeting: 'fee',
  final_hearing_per_day: 'day',
  conference: 'fee',
  opinion: 'fee',
}
/** Fees by the level of the judge. A kind of case may lack some of the activities. */
export const advocacyRows = (activities: readonly AdvocacyActivity[] = advocacyActivities) => ({
  dimensions: [
    { name: 'court_level', values: courtLevels },
    { name: 'activity', values: activities },
  ],
  unit: (_level: string, activity = ''): RateUnit => UNITS[activity as AdvocacyActivity],
})

/** Family Advocacy Scheme fees in section 31 proceedings: pence without VAT. */
export const careAdvocacy: RateTable = defineRateTable({
  key: 'advocacy_care',
  group: 'advocacy',
  name: 'Table 1(a)',
  title: 'Advocacy in care and supervision proceedings',
  provision: 'Sch. 3 Pt 1 Table 1(a)',
  ...advocacyRows(),
  editions: [
    {
      from: '2013-04-01',
      source: LAA_DATA,
      amounts: amountsOf({
        other_judge: {
          hearing_unit_1: 8_672,
          hearing_unit_2: 21_681,
          advocates_meeting: 12_816,
          final_hearing_per_day: 50_625,
          conference: 12_771,
          opinion: 10_566,
        },
        circuit_district_judge: {
          hearing_unit_1: 9_540,
          hearing_unit_2: 23_846,
          advocates_meeting: 14_099,
          final_hearing_per_day: 55_688,
          conference: 12_771,
          opinion: 10_566,
        },
        high_court_judge: {
          hearing_unit_1: 11_448,
          hearing_unit_2: 28_616,
          advocates_meeting: 16_920,
          final_hearing_per_day: 66_825,
          conference: 12_771,
          opinion: 10_566,
        },
      }),
    },
  ],
})

/** Family Advocacy Scheme fees in other public law proceedings: pence without VAT. */
export const otherPublicLawAdvocacy: RateTable = defineRateTable({
  key: 'advocacy_other_public_law',
  group: 'advocacy',
  name: 'Table 1(b)',
  title: 'Advocacy in other public law proceedings',
  provision: 'Sch. 3 Pt 1 Table 1(b)',
  ...advocacyRows(),
  editions: [
    {
      from: '2013-04-01',
      source: LAA_DATA,
      amounts: amountsOf({
        other_judge: {
          hearing_unit_1: 7_583,
          hearing_unit_2: 18_959,
          advocates_meeting: 12_816,
          final_hearing_per_day: 46_431,
          conference: 12_771,
          opinion: 10_566,
        },
        circuit_district_judge: {
          hearing_unit_1: 8_339,
          hearing_unit_2: 20_853,
          advocates_meeting: 14_099,
          final_hearing_per_day: 51_075,
          conference: 12_771,
          opinion: 10_566,
        },
        high_court_judge: {
          hearing_unit_1: 10_008,
          hearing_unit_2: 25_020,
          advocates_meeting: 16_920,
          final_hearing_per_day: 61_290,
          conference: 12_771,
          opinion: 10_566,
        },
      }),
    },
  ],
})
