import type { Pence } from '../money.ts'
import type { CourtLevel } from '../vocabulary.ts'
import type { Edition } from './dated.ts'

export type AdvocacyActivity =
  | 'hearing_unit_1'
  | 'hearing_unit_2'
  | 'advocates_meeting'
  | 'final_hearing_per_day'
  | 'conference'
  | 'opinion'
export type AdvocacyFees = Readonly<Record<CourtLevel, Readonly<Record<AdvocacyActivity, Pence>>>>

const INSTRUMENT = 'Civil Legal Aid (Remuneration) Regulations 2013, SI 2013/422'
const SOURCE = 'Legal Aid Agency, certificated fee scheme data'

/** Family Advocacy Scheme, care and supervision: per unit, meeting or day, without VAT; by the level of the judge who heard it. */
export const careAdvocacy: readonly Edition<AdvocacyFees>[] = [
  {
    authority: {
      from: '2013-04-01',
      table: 'Table 1(a)',
      instrument: INSTRUMENT,
      provision: 'Sch. 3 Pt 1 Table 1(a)',
      source: SOURCE,
    },
    values: {
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
    },
  },
]

interface BoltOns {
  allegationsOfHarm: number
  lackOfUnderstanding: number
  expertCrossExamined: number
  exceptionalTravel: Pence
  travelBeyondMiles: number
}

/** Bolt-ons in public law: percentages of the whole hearing fee, added together; travel is one flat sum an item, over 25 miles each way. */
export const publicLawBoltOns: readonly Edition<BoltOns>[] = [
  {
    authority: {
      from: '2013-04-01',
      table: 'Table 1(c)',
      instrument: INSTRUMENT,
      provision: 'Sch. 3 Pt 1 Table 1(c)',
      source: SOURCE,
    },
    values: {
      allegationsOfHarm: 25,
      lackOfUnderstanding: 25,
      expertCrossExamined: 25,
      exceptionalTravel: 3_204,
      travelBeyondMiles: 25,
    },
  },
]

/** The advocate's bundle payments of Table 1(d): no amount of them is held. */
export const BUNDLE_TABLE = 'Table 1(d)'
