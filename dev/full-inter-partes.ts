import type { FrozenCase } from '@costdraft/api/outputs/frozen-case.ts'
import {
  cardAuthority,
  phases,
  rateCardOf,
  type ActivityType,
  type AttendanceFacts,
  type AttendanceType,
  type Budget,
  type DisbursementFacts,
  type FeeEarnerFacts,
  type AllItems,
  type Phase,
  type PhaseEstimate,
  type PricedCase,
} from '@costdraft/costing'
import { frozenInterPartesCase, type InterPartesTexts, type Step } from './frozen-inter-partes.ts'

const parties = ['Ann Ash', 'Ben Birch', 'Northern Mutual Insurance', 'Dr Ifan Rees'].map((name, i) => ({
  uuid: `party${i}`,
  name,
}))
const earner = (uuid: string, grade: FeeEarnerFacts['grade']): FeeEarnerFacts => ({
  uuid,
  grade,
  guidelineBand: 'national_1',
})
const feeEarners = [earner('e1', 'A'), earner('e2', 'C'), earner('e3', 'D')] as const
const named = (uuid: string, name: string, initials: string, type: string, grade: string) => ({
  ...{ uuid, name, initials, type, grade },
  panelMember: false,
  office: 'Leeds',
})

const work: readonly (readonly [ActivityType, hundredths: number, text: string, party: number | null])[] = [
  ['preparation', 60, 'Reviewing the contract and the correspondence on the defective works', null],
  ['letter_out', 10, 'Letter on disclosure', null],
  ['telephone_call', 10, 'Call on the next steps', 0],
  ['preparation', 130, 'Drafting particulars of claim with the schedule of loss', null],
  ['letter_in', 10, 'Letter with the offer of 14 May', 1],
  ['telephone_call', 45, 'Call on indemnity and on the reserve that the insurer has made for the claim', 2],
  ['counsel', 110, 'Conference with counsel on liability and quantum', null],
  ['travelling_and_waiting', 150, 'Travel to the site in Harrogate and back', null],
  ['advocacy', 90, 'Appearing at the directions hearing', null],
  ['letter_out', 30, 'Long letter to the expert with instructions on the reports received', 3],
]
/** Days of the life of the case, phase after phase. */
const dayIn = (phase: number, i: number): string =>
  new Date(Date.UTC(2024, 3 + phase * 2, 1 + ((i * 7) % 58))).toISOString().slice(0, 10)

const times = (count: number): AllItems['time'] =>
  Array.from({ length: count }, (_, i) => {
    const [activityType, time, description, party] = work[i % work.length]!
    const phase = Math.floor((i * phases.length) / Math.max(count, 1))
    return {
      uuid: `t${i}`,
      date: dayIn(phase, i),
      activityType,
      time: time + (time > 10 ? (i % 5) * 10 : 0),
      vatExempt: false,
      location: 'Non-London',
      panelMember: false,
      description,
      feeEarner: feeEarners[i % feeEarners.length]!,
      // Each seventh row has a rate of its own, of pounds and pence.
      amount: i % 7 === 0 ? 28_550 : null,
      party: party === null ? null : `party${party}`,
      phase: phases[phase]!,
    }
  })

const step = (
  uuid: string,
  date: string,
  proceduralType: Step['proceduralType'],
  phase: Phase,
  description: string,
  isAttendance = false,
): Step => ({ uuid, date, proceduralType, phase, description, isAttendance })
const steps: readonly Step[] = [
  step('s1', '2024-06-12', 'claim', 'issue_statements_of_case', 'Claim form issued and served'),
  step('s2', '2024-07-10', 'defence', 'issue_statements_of_case', 'Defence and counterclaim received'),
  step('s3', '2024-09-03', 'hearing', 'cmc', 'Case management conference before District Judge Lowe', true),
  step('s4', '2024-11-05', 'disclosure', 'disclosure', 'Standard disclosure by list'),
  step('s5', '2024-11-26', 'inspection', 'disclosure', 'Inspection of the defendant’s documents'),
  step('s6', '2025-01-14', 'witness_statement', 'witness_statements', 'Statements of Ann Ash and Cara Dean'),
  step('s7', '2025-03-04', 'expert_report', 'expert_reports', 'Report of Dr Ifan Rees on the foundations'),
  step('s8', '2025-10-07', 'mediation', 'adr_settlement_discussions', 'Mediation at Leeds before Ms Rana Patel', true),
  step('s9', '2025-08-12', 'trial', 'trial', 'Trial, first day', true),
]
const attended = (
  uuid: string,
  of: number,
  type: AttendanceType,
  by: FeeEarnerFacts,
  time: number,
  amount: number | null = null,
  description: string | null = null,
): AttendanceFacts => {
  const { uuid: id, date, phase, description: ofStep } = steps[of]!
  return { uuid, date, phase, step: id, type, time, feeEarner: by, amount, description: description ?? ofStep }
}
const [partner, solicitor, paralegal] = feeEarners
const attendances: AttendanceFacts[] = [
  attended('a1', 2, 'court', partner, 125),
  attended('a2', 2, 'client', solicitor, 55),
  attended('a3', 5, 'witness', solicitor, 210, 21_000, 'Taking the statement of Cara Dean'),
  attended('a4', 6, 'expert', solicitor, 95),
  attended('a5', 7, 'opponent', partner, 480),
  attended('a6', 8, 'counsel', solicitor, 150, null, 'Conference with counsel before the trial'),
  attended('a7', 8, 'court', paralegal, 600),
  attended('a8', 4, 'other', paralegal, 180),
]

const paid = (
  uuid: string,
  date: string,
  phase: Phase,
  type: DisbursementFacts['type'],
  amount: number,
  more: Partial<DisbursementFacts> = {},
): DisbursementFacts => ({
  ...{ uuid, date, phase, type, amount },
  vatExempt: false,
  description: null,
  party: null,
  ...more,
})
const ofStep = (
  uuid: string,
  of: number,
  type: DisbursementFacts['type'],
  amount: number,
  more: Partial<DisbursementFacts> = {},
): DisbursementFacts => {
  const { date, phase, uuid: id } = steps[of]!
  return paid(uuid, date, phase, type, amount, { step: id, ...more })
}
const disbursements: DisbursementFacts[] = [
  ofStep('d0', 0, 'court_fee', 455_00, { vatExempt: true, description: 'Issue fee' }),
  ofStep('d1', 2, 'counsel_fee', 750_00, { description: 'Ms Lea Hart: case management conference' }),
  ofStep('d2', 6, 'expert_fee', 1_860_00, { party: 'party3', description: 'Report' }),
  ofStep('d3', 7, 'mediation_fee', 1_200_00, { description: 'Half of the mediator’s fee' }),
  ofStep('d4', 8, 'counsel_fee', 6_500_00, { description: 'Ms Lea Hart: brief fee' }),
  paid('d5', '2024-04-22', 'pre_action_costs', 'land_registry', 7_00, { vatExempt: true }),
  paid('d6', '2024-05-09', 'pre_action_costs', 'travel_mileage', 18_45, { description: '41 miles to Harrogate' }),
  // Paid for before the work of earlier phases was done.
  paid('d7', '2024-12-20', 'trial_preparation', 'photocopying', 212_40, { description: 'Trial bundles, 6 sets' }),
  paid('d8', '2024-06-14', 'issue_statements_of_case', 'process_server', 95_00),
]

const narrative = `The claimant engaged the defendant to underpin her house at 3 Orchard Way. The works failed within a year.

The claim was issued on 12 June 2024 and defended throughout. Liability was admitted on the second day of the trial; damages were agreed at £148,000.`

const texts: InterPartesTexts = {
  narrative,
  steps,
  documents: (uuid) => (uuid === 'd1' || uuid === 'd2' ? [`Invoice ${uuid}.pdf`] : []),
  earners: [
    named('e1', 'Will Thorne', 'WT', 'solicitor', 'A'),
    named('e2', 'Priya Shah', 'PS', 'solicitor', 'C'),
    named('e3', 'Tom Okafor', 'TO', 'paralegal', 'D'),
  ],
  estimated: new Set(['t3', 't23']),
}

const estimateOf = (i: number): PhaseEstimate => ({
  time: i % 3 === 0 ? 150_00 : 0,
  disbursements: i % 2 === 0 ? 0 : 95_00 + i * 1_11,
  earners: feeEarners.slice(0, 1 + (i % 3)).map(({ uuid, grade }, k) => ({
    ...{ feeEarner: uuid, grade, hours: 350 + i * 45 + k * 620 },
  })),
  ...(i > 1 && { counsel: 750_00 + i * 375_00 }),
  ...(i === 5 && { experts: 4_800_00 }),
  ...(i === 8 && { courtFees: 1_175_00 }),
})

/** A budget of all phases by fee earner, with two contingencies, and with offers for some of them. */
export const fullBudget: Budget = {
  incurredTo: '2024-09-30',
  assumptions: Object.fromEntries(
    phases.map((phase) => [
      phase,
      phase === 'trial'
        ? 'Three days in the County Court at Leeds before a circuit judge.\nOne junior counsel; no more than four witnesses of fact in all, of whom two are the claimant’s, and one expert for each party.'
        : `One round of ${phase.replaceAll('_', ' ')}, with no application by either party.`,
    ]),
  ),
  estimates: Object.fromEntries(phases.map((phase, i) => [phase, estimateOf(i)])),
  contingencies: [
    { name: 'Application for specific disclosure', incurred: 0, estimated: 3_250_00 },
    { name: 'Split trial of quantum', incurred: 120_50, estimated: 8_000_00 },
  ],
  offers: {
    disclosure: {
      time: 1_200_00,
      counsel: 500_00,
      disbursements: 0,
      comment: 'Disclosure is by list alone, so that grade A is not needed for it.',
    },
    trial: { time: 4_000_00, counsel: 3_000_00, disbursements: 1_175_00 },
  },
  variation:
    'The trial has been listed for three days in place of two, after the defendant was given leave to call a second expert.',
}
/** The version before it. */
export const firstBudget: Budget = {
  ...fullBudget,
  incurredTo: '2024-07-31',
  estimates: Object.fromEntries(phases.map((phase, i) => [phase, estimateOf(Math.max(0, i - 1))])),
  contingencies: [{ name: 'Security for costs', incurred: 0, estimated: 2_000_00 }],
  approved: { disclosure: 4_000_00 },
}

/**
 * A large example between the parties: a claim from the letter before action to the trial, with the given number of
 * time rows.
 */
export function fullInterPartesBill(
  lines: number,
  change: Partial<PricedCase<'inter_parties'>> = {},
  more: InterPartesTexts = {},
): FrozenCase {
  const priced: PricedCase<'inter_parties'> = {
    area: 'inter_parties',
    caseType: 'bill_of_costs',
    region: 'North',
    recoversVat: false,
    // Of two people the rate is the firm's own; it changes with the year.
    rateCard: rateCardOf(
      (
        [
          ['e1', 28_000, '2023-01-01'],
          ['e1', 30_550, '2025-01-01'],
          ['e3', 12_610, '2023-01-01'],
        ] as const
      ).map(([feeEarner, rate, from]) => ({
        feeEarner,
        grade: null,
        rate,
        authority: cardAuthority(from, feeEarner, { firm: 'Ashdown Law', by: 'Will Thorne', on: from }),
      })),
    ),
    parties,
    steps: steps.map(({ uuid, description }) => ({ uuid, name: description })),
    ...change,
  }
  return frozenInterPartesCase(
    priced,
    {
      time: times(lines),
      hearings: [],
      expertFees: [],
      disbursements: lines === 0 ? [] : disbursements,
      attendances: lines === 0 ? [] : attendances,
    },
    { ...texts, ...more },
  )
}
