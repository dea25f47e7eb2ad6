import type { FrozenCase, FrozenParty } from '@costdraft/api/outputs/frozen-case.ts'
import {
  ratesWith,
  stepEvents,
  type CounselFacts,
  type DisbursementFacts,
  type EventAttendance,
  type EventFacts,
  type ExpertFeeFacts,
  type PricedCase,
  type Rates,
  type Items,
} from '@costdraft/costing'
import { frozenHighCost, type HighCostTexts } from './frozen-high-cost.ts'
import { plannedRows } from './planned-work.ts'

const parties: readonly FrozenParty[] = [
  { uuid: 'party0', name: 'Ellen Marsh', role: 'solicitor', rate: 76_50 },
  { uuid: 'party1', name: 'Sir Hugo Vane KC', role: 'leading_counsel', linkedCosts: false },
  { uuid: 'party2', name: 'Lea Hart', role: 'junior_counsel', linkedCosts: true, rate: 90_00 },
  { uuid: 'party3', name: 'Dr Ifan Rees' },
]

const edition = (table: string, amounts: Readonly<Record<string, number>>) =>
  [
    table,
    [
      {
        authority: {
          table: table === 'ccfs_counsel' ? 'CCFS, counsel' : 'CCFS, two counsel',
          provision: 'Event fees',
          instrument: 'Legal Aid Agency, Care Case Fee Scheme, information pack for two counsel',
          source: 'An example; no figure of the scheme',
          from: '2015-10-01',
          own: { firm: 'Ashdown Law', by: 'Will Thorne', on: '2025-01-06' },
        },
        amounts,
      },
    ],
  ] as const
/**
 * An example of editions that an administrator has entered. What is paid for a hearing that the solicitor did not
 * attend is not among them.
 */
export const fullBillRates: Rates = ratesWith(
  new Map([
    edition('ccfs_two_counsel', { attended: 731_25 }),
    edition('ccfs_counsel', {
      'leading_counsel_junior_counsel.leading.any': 1_402_10,
      'leading_counsel_junior_counsel.junior.any': 688_45,
    }),
  ]),
)

const texts = [
  'Hearing before Her Honour Judge Ames on interim threshold and the placement of the two older children',
  'Advocates’ meeting as directed',
  'Conference with leading counsel and Dr Rees',
  'Fact-finding, evidence of the treating clinicians',
  'Issues resolution hearing; directions to the final hearing, with a timetable for the further evidence of the local authority and of the guardian',
  'Reading day',
]
const DAY_MS = 86_400_000
/** Each ninth step is on the day of the one before it. */
const dayOf = (i: number): string =>
  new Date(Date.UTC(2025, 1, 3) + (i - (i % 9 === 8 ? 1 : 0)) * DAY_MS).toISOString().slice(0, 10)
const attendanceOf = (i: number): EventAttendance | null => {
  if (i % 17 === 16) return null
  if (i % 13 === 12) return 'none'
  return i % 11 === 10 ? 'fas' : 'event'
}

const solicitorAt = (i: number): EventAttendance | null => {
  if (i % 23 === 22) return null
  return i % 5 === 4 ? 'none' : 'event'
}

const stepsOf = (count: number): EventFacts[] =>
  Array.from({ length: count }, (_, i) => ({
    uuid: `s${i}`,
    date: dayOf(i),
    event: stepEvents[i % stepEvents.length]!,
    attendance: attendanceOf(i),
    solicitorAttendance: solicitorAt(i),
    description: texts[i % texts.length]!,
    party: i % 7 === 6 ? null : 'party0',
  }))

function counselOf({ uuid: step, date, event }: EventFacts, i: number): CounselFacts[] {
  const at = (name: string, level: CounselFacts['level'], more: Partial<CounselFacts>): CounselFacts => ({
    ...{ uuid: `${step}${name}`, step, date, event, level, attendance: 'event', travel: null },
    ...more,
  })
  if (i % 6 === 5) return []
  return [
    at('l', 'leading', {
      party: 'party1',
      ...(i % 4 === 0 && { travel: { amount: 84_15 + i, description: 'London to Leeds and back; no local leader' } }),
    }),
    at('j', 'junior', { party: 'party2', attendance: i % 10 === 9 ? 'fas' : 'event' }),
    ...(i % 7 === 3 ? [at('x', 'junior', { party: null, attendance: null })] : []),
  ]
}

const paid = (uuid: string, date: string, more: Partial<DisbursementFacts>): DisbursementFacts => ({
  ...{ uuid, date, type: 'other', amount: 10_00, vatExempt: false, description: null, party: null },
  ...more,
})
function paidAt({ uuid: step, date }: EventFacts, i: number): DisbursementFacts[] {
  const at = (name: string, more: Partial<DisbursementFacts>) => paid(`${step}${name}`, date, { step, ...more })
  return [
    ...(i % 8 === 0 ? [at('e', { type: 'counsel_expenses', amount: 41_35, party: 'party2' })] : []),
    ...(i % 10 === 3 ? [at('i', { type: 'interpreter', amount: 187_20, party: 'party3' })] : []),
  ]
}
const disbursements: readonly DisbursementFacts[] = [
  paid('d0', '2025-01-20', { type: 'court_fee', amount: 2_215_00, vatExempt: true, description: 'Application' }),
  paid('d1', '2025-02-25', { type: 'counsel_fee', amount: 480_00, description: 'Written advice', party: 'party2' }),
  paid('d2', '2025-02-26', { type: 'counsel_expenses', amount: 12_99, vatExempt: true, description: 'Parking' }),
  paid('d3', '2025-03-03', { type: 'medical_records', amount: 50_00, description: 'Records of the hospital' }),
  paid('d4', '2025-03-09', { type: 'photocopying', amount: 118_05, description: 'Bundles for the fact-finding' }),
]
const expert = (uuid: string, type: ExpertFeeFacts['type'], amount: number, percentage: number): ExpertFeeFacts => ({
  ...{ uuid, date: '2025-03-12', type, amount, percentage, party: 'party3' },
  ...{ vatExempt: false, description: 'Report and answers to questions', hours: null, location: null },
})
const expertFees: readonly ExpertFeeFacts[] = [
  expert('x0', 'child_psychiatrist', 3_612_35, 33_33),
  { ...expert('x1', 'paediatrician', 2_940_00, 100_00), hours: 28_00, location: 'Non-London' },
  { ...expert('x2', null, 1_000_01, 25_00), vatExempt: true, description: null },
]

const narrative = `The local authority issued care proceedings for four children on 10 January 2025 after the youngest was admitted with unexplained fractures.

The fact-finding was heard over twelve days with the evidence of five experts. Findings were made against one parent alone; the mother, for whom the firm acted, was exonerated and the children returned to her.`

/**
 * A large example of a high cost case: leading and junior counsel, with the given number of steps, of three or four
 * rows each, and of rows of its case plan.
 */
export function fullHighCostBill(
  steps: number,
  change: Partial<PricedCase<'high_cost_legal_aid'>> = {},
  { feeScheme = 'events', ...more }: HighCostTexts & { feeScheme?: 'events' | 'hourly' } = {},
): FrozenCase {
  const events = stepsOf(steps)
  const isEmpty = steps === 0
  const priced: PricedCase<'high_cost_legal_aid'> = {
    area: 'high_cost_legal_aid',
    caseType: 'care_and_supervision',
    region: 'North',
    certificate: {
      dateOfIssue: '2025-01-10',
      advocacyScheme: 'leading_counsel_junior_counsel',
      feeScheme,
      finalHearingLength: 'over_10_days',
    },
    highCourtWork: false,
    hourlyFigure: 61_250_40,
    hourlyFigureSource: 'Case plan of 3 March 2026, as agreed by the Legal Aid Agency',
    parties,
    steps: events.map(({ uuid, description }) => ({ uuid, name: description ?? uuid })),
    ...change,
  }
  const items: Items = {
    ...{ time: [], hearings: [], events },
    counsel: events.flatMap(counselOf),
    disbursements: [...events.flatMap(paidAt), ...(isEmpty ? [] : disbursements)],
    expertFees: isEmpty ? [] : expertFees,
  }
  const frozen = frozenHighCost(priced, items, {
    narrative: isEmpty ? null : narrative,
    linkedCertificates: isEmpty ? [] : ['1000000000001', '1000000000002'],
    documents: (uuid) => (['s3', 'd1', 'x0'].includes(uuid) ? [`Invoice ${uuid}.pdf`] : []),
    miles: (uuid) => 195.5 + uuid.length,
    parties,
    rates: fullBillRates,
    ...more,
  })
  return {
    ...frozen,
    plannedWork: plannedRows(steps),
    completedBy: 'Ellen Marsh',
    filing: [{ rule: 'facts_missing', count: 1 }],
    findings: [
      { rule: 'facts_missing', message: 'Costs limit in force: not recorded, so that the documents cannot state it.' },
    ],
  }
}
