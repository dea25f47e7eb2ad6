import type { Pence } from '../money.ts'
import type { CourtLevel } from '../vocabulary.ts'
import type { Edition } from './edition.ts'

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

/** Family Advocacy Scheme fees for care and supervision: pence per unit, meeting or day, without VAT, by the level of the judge. */
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

export interface BoltOns {
  /** Percent of the hearing fee. */
  allegationsOfHarm: number
  lackOfUnderstanding: number
  expertCrossExamined: number
  /** Flat sum for one hearing. */
  exceptionalTravel: Pence
  /** Miles each way above which travel is paid. */
  travelBeyondMiles: number
}

/** Bolt-ons in public law: percentages are added together and applied to the hearing fee; travel over 25 miles each way is a flat sum. */
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

/** The table of the advocate's bundle payments. Its amounts are not available here, so these lines stay unpriced. */
export const BUNDLE_TABLE = 'Table 1(d)'
