import { expertTypeKeys, type ExpertTypeKey } from '../vocabulary/expert-types.ts'
import { locations, type Location } from '../vocabulary/vocabulary.ts'
import { amountsOf, defineRateTable, type RateUnit } from './rate-table.ts'

/** Paid a fixed fee for a piece of work, wherever the expert is based. */
const FIXED_FEES: ReadonlySet<string> = new Set<ExpertTypeKey>([
  'back_calculations',
  'dna_testing_of_sample',
  'gp_records_report',
])
/** A pathologist is paid a fixed fee in London and by the hour elsewhere. */
const unit = (type: string, location = ''): RateUnit =>
  FIXED_FEES.has(type) || (type === 'pathologist' && location === 'London') ? 'fee' : 'hour'

/** One figure for both rate bands, or one for each. */
type Printed = Partial<Record<ExpertTypeKey, number | Readonly<Record<Location, number>>>>
const inBothBands = (printed: Printed) =>
  amountsOf(
    Object.fromEntries(
      Object.entries(printed).map(([type, rate]) => [
        type,
        typeof rate === 'number' ? Object.fromEntries(locations.map((location) => [location, rate])) : rate,
      ]),
    ),
  )

/**
 * Codified fees and rates of experts, the most that is paid without prior authority (SI 2013/422 Sch. 5). They price
 * nothing: what an expert has charged is checked against them. London is where the expert is based. Only figures that a
 * source states are held.
 */
export const expertRates = defineRateTable({
  key: 'expert_rates',
  group: 'expert_fees',
  name: 'SI 2013/422 Sch. 5',
  title: 'Codified fees and rates of experts',
  provision: 'Sch. 5, as substituted by SI 2013/2877',
  dimensions: [
    { name: 'expert_type', values: expertTypeKeys.filter((type) => type !== 'other_expert') },
    { name: 'location', values: locations },
  ],
  unit,
  editions: [
    {
      from: '2013-04-01',
      provision: 'Sch. 5',
      source: 'arccosts.co.uk, guidance on the rates of legal aid experts: a single secondary source',
      amounts: inBothBands({
        a_and_e_consultant: { London: 13_500, 'Non-London': 12_600 },
        dentist: 11_700,
        employment_consultant: 6_800,
        doctor_gp: { London: 9_000, 'Non-London': 9_900 },
        ent_surgeon: 12_600,
        gp_records_report: { London: 9_000, 'Non-London': 6_300 },
        interpreter: { London: 2_500, 'Non-London': 3_200 },
        mediator: 12_600,
        occupational_therapist: 6_800,
        orthopaedic_surgeon: 14_400,
        pathologist: { London: 54_000, 'Non-London': 15_300 },
        psychiatrist: 13_500,
      }),
    },
    {
      from: '2013-12-02',
      source: 'Costs Assessment Guidance 3.43; mentalhealthlaw.co.uk, rates from 2 December 2013',
      amounts: inBothBands({
        dna_testing_of_sample: 25_200,
        psychiatrist: 10_800,
        psychologist: 9_360,
        surveyor_non_housing_disrepair: 4_000,
      }),
    },
  ],
})
