import type { FrozenCase } from '@costdraft/api/outputs/frozen-case.ts'
import {
  cardAuthority,
  rateCardOf,
  type ActivityType,
  type DisbursementFacts,
  type FeeEarnerFacts,
  type AllItems,
  type PricedCase,
} from '@costdraft/costing'
import { frozenCourtOfProtectionCase, type CourtOfProtectionTexts } from './frozen-court-of-protection.ts'

const parts = [
  { uuid: 'part1', name: 'General management' },
  { uuid: 'part2', name: 'Sale of 12 Orchard Way' },
]
const parties = ['Paul Ward', 'Public Guardian', 'Barrow Bank', 'Care home', 'Land Registry'].map((name, i) => ({
  uuid: `party${i}`,
  name,
}))
const earner = (uuid: string, grade: FeeEarnerFacts['grade']): FeeEarnerFacts => ({
  uuid,
  grade,
  guidelineBand: 'national_1',
})
const feeEarners = [earner('e1', 'A'), earner('e2', 'C'), earner('e3', 'D')]
const named = (uuid: string, name: string, initials: string, type: string, grade: string) => ({
  ...{ uuid, name, initials, type, grade },
  panelMember: false,
  office: 'Leeds',
})

const work: readonly (readonly [ActivityType, hundredths: number, text: string])[] = [
  ['preparation', 60, 'Reviewing bank statements and reconciling the deputyship account'],
  ['letter_out', 10, 'Letter on the annual budget'],
  ['telephone_call', 10, 'Call on the weekly allowance'],
  ['preparation', 130, 'Preparing the annual report (OPG102) with the schedule of expenditure'],
  ['letter_in', 10, 'Letter on fees'],
  [
    'telephone_call',
    40,
    'Call on the care plan and the cost of the additional night care that the assessment recommends',
  ],
  ['counsel', 110, 'Conference with counsel on the authority to sell'],
  ['travelling_and_waiting', 150, 'Travel to Harrogate and back'],
  ['advocacy', 90, 'Attending the review meeting with P, his sister and the care manager'],
  ['letter_out', 30, 'Long letter to the agents with instructions on the offers received'],
]
const day = (i: number): string => new Date(Date.UTC(2024, 3, 1 + ((i * 7) % 364))).toISOString().slice(0, 10)

const times = (count: number): AllItems['time'] =>
  Array.from({ length: count }, (_, i) => {
    const [activityType, time, description] = work[i % work.length]!
    return {
      uuid: `t${i}`,
      date: day(i),
      activityType,
      time: time + (time > 10 ? (i % 5) * 10 : 0),
      vatExempt: false,
      location: 'Non-London',
      panelMember: false,
      description,
      feeEarner: feeEarners[i % feeEarners.length]!,
      party: i % 9 === 0 ? null : `party${i % parties.length}`,
      copCasePart: i % 13 === 0 ? 'part2' : 'part1',
    }
  })

const paid = (
  uuid: string,
  date: string,
  type: DisbursementFacts['type'],
  amount: number,
  more: Partial<DisbursementFacts> = {},
): DisbursementFacts => ({
  ...{ uuid, date, type, amount },
  vatExempt: false,
  description: null,
  party: null,
  copCasePart: 'part1',
  ...more,
})
const disbursements: DisbursementFacts[] = [
  paid('d0', '2024-05-03', 'court_fee', 42_100, { vatExempt: true, description: 'Application to sell' }),
  paid('d1', '2024-06-10', 'counsel_fee', 75_000, { copCasePart: 'part2', description: 'Opinion of Ms Lea Hart' }),
  paid('d2', '2024-06-11', 'land_registry', 300, { vatExempt: true, party: 'party4', copCasePart: 'part2' }),
  paid('d3', '2024-09-02', 'travel_mileage', 1_845, { party: 'party0', description: '41 miles to Harrogate and back' }),
  paid('d4', '2025-01-14', 'expert_fee', 36_000, { description: 'Dr Ifan Rees: report on capacity' }),
  paid('d5', '2025-02-02', 'other', 1_250, { description: 'Courier of the deeds' }),
]

const papers = [
  ['Order appointing the deputy.pdf', 'Orders', '2013-06-14', 6],
  ['Bank statements April to June.pdf', 'Accounts / 2024', '2024-07-01', 24],
  ['Budget.xlsx', 'Accounts / 2024', '2024-04-02', null],
  ['Care plan.pdf', '', '2024-09-10', 18],
  ['Invoice d1.pdf', 'Vouchers', '2024-06-10', 1],
  ['Opinion of Ms Lea Hart.pdf', '', '2024-06-10', 12],
  ['Scan of the deeds.pdf', 'Sale of 12 Orchard Way', '2025-01-30', null],
] as const

const texts: CourtOfProtectionTexts = {
  files: papers.map(([name, folder, dated], i) => ({
    ...{ uuid: `f${i}`, name, folder, dated },
    isPdf: name.endsWith('.pdf'),
  })),
  filePages: Object.fromEntries(papers.flatMap(([, , , pages], i) => (pages === null ? [] : [[`f${i}`, pages]]))),
  caseName: 'Paul Ward',
  details: {
    scco_ref: 'SC-2025-COP-001234',
    court_fee: 421,
    person_concerned: 'Paul Ward',
    deputy_name: 'Ann Marsh',
    deputy_capacity: 'deputy for property and affairs',
    costs_order: 'Order of Senior Judge Hilder appointing the deputy, which authorises the assessment of her costs',
    costs_order_date: '2023-06-14',
    vat_number: 'GB 123 4567 89',
    interim_payments: [{ date: '2025-02-03', amount: 4_500.5 }],
  },
  narrative: `Mr Ward is 46. He was injured in a road accident in 2011 and lacks capacity to manage his property and affairs. The deputy was appointed on 14 June 2013.

In this year the deputy managed a care package of some £180,000, answered an assessor's visit, and sold the house at 12 Orchard Way with the authority of the court.`,
  valueOfAssets: `12 Orchard Way: £415,000 (sold in February 2025)
Investments: £1,284,000
Barrow Bank, deputyship account: £62,310`,
  periods: { part1: ['2024-04-01', '2025-03-31'], part2: ['2024-04-01', '2025-03-31'] },
  documents: (uuid) => (uuid === 'd1' || uuid === 'd4' ? [`Invoice ${uuid}.pdf`] : []),
  earners: [
    named('e1', 'Ann Marsh', 'AM', 'solicitor', 'A'),
    named('e2', 'Priya Shah', 'PS', 'solicitor', 'C'),
    named('e3', 'Tom Okafor', 'TO', 'paralegal', 'D'),
  ],
}

/**
 * A large example of the Court of Protection: a year of management with the given number of time rows, and a sale.
 * Fixed costs, or assessed.
 */
export function fullCourtOfProtectionBill(
  lines: number,
  change: Partial<PricedCase<'court_of_protection'>> = {},
  more: CourtOfProtectionTexts = {},
): FrozenCase {
  const priced: PricedCase<'court_of_protection'> = {
    area: 'court_of_protection',
    caseType: 'general_management',
    region: 'North',
    startDate: '2024-04-01',
    endDate: '2025-03-31',
    opgEstimate: 900_000,
    basis: 'assessed',
    categories: ['annual_management_later_year', 'report_to_public_guardian'],
    netAssets: 176_131_000,
    consideration: null,
    // The rate of the paralegal is the firm's own, with pence.
    rateCard: rateCardOf([
      {
        feeEarner: 'e3',
        grade: null,
        rate: 12_875,
        authority: cardAuthority('2024-10-01', 'Tom Okafor', {
          firm: 'Ashdown Law',
          by: 'Ann Marsh',
          on: '2024-09-20',
        }),
      },
    ]),
    parts,
    parties,
    ...change,
  }
  return frozenCourtOfProtectionCase(
    priced,
    { time: times(lines), hearings: [], disbursements, expertFees: [] },
    { ...texts, ...more },
  )
}
