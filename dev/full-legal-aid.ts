import type { FrozenCase, FrozenItem } from '@costdraft/api/outputs/frozen-case.ts'
import type { FrozenHearing } from '@costdraft/api/items/frozen-facts.ts'
import { disbursementTypes, expertTypeKeys, type HearingFacts, type PricedCase } from '@costdraft/costing'
import { frozenOf, ledgerTime } from './frozen-legal-aid.ts'

const priced: PricedCase<'legal_aid'> = {
  area: 'legal_aid',
  caseType: 'care_and_supervision',
  representedParty: 'parent',
  partiesRepresented: 1,
  region: 'South',
  location: 'London',
  exceptional: true,
  highCourtWork: false,
  enhancements: {},
  certificate: {
    courtLevel: 'circuit_district_judge',
    dateOfIssue: '2025-01-10',
    transfer: false,
    halfFixedFee: false,
  },
}
const plain = {
  courtLevel: 'circuit_district_judge',
  hearingType: 'interim',
  days: [],
  finalDays: 0,
  allegationsOfHarm: false,
  lackOfUnderstanding: false,
  expertCrossExamined: false,
  courtBundle: null,
  travelMiles: null,
} as const
const hearings: HearingFacts[] = [
  { ...plain, uuid: 'h1', date: '2025-01-28', days: [225], allegationsOfHarm: true },
  { ...plain, uuid: 'h2', date: '2025-03-11', days: [75] },
  { ...plain, uuid: 'h3', date: '2025-04-10', hearingType: 'advocate' },
  {
    ...plain,
    uuid: 'h4',
    date: '2025-04-15',
    days: [450],
    allegationsOfHarm: true,
    expertCrossExamined: true,
    courtBundle: 'bundle_1',
  },
  { ...plain, uuid: 'h5', date: '2025-05-20', hearingType: 'conference' },
  {
    ...plain,
    uuid: 'h6',
    date: '2025-07-08',
    hearingType: 'final',
    finalDays: 3,
    lackOfUnderstanding: true,
    travelMiles: 41,
    courtLevel: 'high_court_judge',
  },
  { ...plain, uuid: 'h7', date: '2025-09-02', days: [240], travelMiles: 12 },
]
const entered: Readonly<Record<string, Partial<FrozenHearing>>> = {
  h1: { startTime: '10:00', endTime: '12:15' },
  h2: { startTime: '14:00', endTime: '14:45' },
  h4: { startTime: '10:00', endTime: '15:30', lunch: 1 },
  h7: { startTime: '10:30', endTime: '13:54', lunch: 1 },
}
const texts = {
  h1: 'Case management hearing',
  h2: 'Further case management hearing, by video',
  h3: 'Advocates’ meeting before the issues resolution hearing',
  h4: 'Issues resolution hearing: the consultant paediatrician was cross-examined on the mechanism of injury',
  h5: 'Conference on the medical evidence',
  h6: 'Final hearing',
  h7: 'Hearing on the transition plan',
}
const narrative = `These were care proceedings concerning two children, aged four and nearly two at issue. The firm acted for the mother throughout. The local authority alleged that the younger child had suffered inflicted injury while in the care of her parents, and that both children had been exposed to domestic abuse and to the misuse of drugs by the father.

The case was listed for an issues resolution hearing in April 2025, at which the consultant paediatrician was cross-examined. The mother has a moderate learning disability; an intermediary was appointed after a cognitive assessment, and longer appointments were needed than would be usual, each of them preceded by a written summary in plain English. Some 4,100 pages of medical and police disclosure were served in stages between February and June 2025.

The final hearing took three days in July 2025 before a High Court judge sitting at Reading, 41 miles from the office. The court found the threshold crossed on a narrower basis than that pleaded, and approved a plan of rehabilitation to the mother's care under a supervision order.

Hourly costs exceed twice the standard fee. Travel was by public transport save on the second day of the final hearing, when the papers for the court were carried.`

function disbursementText(i: number): string | null {
  if (i % 4 === 1)
    return 'Dr Helen Osei-Bonsu, consultant paediatrician: report on the mechanism and timing of injury, a third share'
  return i % 4 === 2 ? null : `Invoice ${4_100 + i}`
}

/** Two documents, one, or none. */
function documentsOf(i: number): string[] {
  if (i % 3 === 2) return []
  return [`Invoice ${4_100 + i}.pdf`, ...(i % 3 === 1 ? [`Receipt ${i}.pdf`] : [])]
}

/**
 * A large example bill: the given number of time rows, hearings with every field filled in, and 14 disbursements, most
 * of them with documents.
 */
export function fullLegalAidBill(lines: number, change: Partial<PricedCase<'legal_aid'>> = {}): FrozenCase {
  const { time, who } = ledgerTime(lines)
  const long = time.map((row, i) =>
    i % 23 === 7
      ? {
          ...row,
          description: `${row.description}; considering the chronology, the schedule of findings and the medical bundle against it, and preparing a note for counsel of the passages on which the mother relies, with references`,
        }
      : row,
  )
  const varied = long.map((row, i) => {
    if (i % 29 === 11) return { ...row, activityType: 'travelling_and_waiting', time: 130 } as const
    if (i % 61 === 5) return { ...row, activityType: 'advocacy', time: 90 } as const
    return i % 47 === 3 ? ({ ...row, activityType: 'counsel', time: 100 } as const) : row
  })
  const disbursements = disbursementTypes.slice(0, 14).map((type, i) => ({
    uuid: `d${i}`,
    date: `2025-0${(i % 8) + 1}-1${i % 9}`,
    type,
    amount: 2_350 + i * 7_913,
    vatExempt: i % 3 === 0,
    description: disbursementText(i),
  }))
  const expertFees = expertTypeKeys.slice(0, 3).map((type, i) => ({
    uuid: `x${i}`,
    date: `2025-0${i + 2}-14`,
    type,
    amount: 43_200 + i * 10_811,
    vatExempt: i === 1,
    description: i === 0 ? 'Report of the jointly instructed expert, one third share' : null,
    hours: null,
    location: null,
  }))
  const frozen = frozenOf(
    { ...priced, ...change },
    { time: varied, hearings, disbursements, expertFees },
    { narrative, texts, feeEarner: (uuid) => who.get(uuid) ?? 'e2', hearing: (uuid) => entered[uuid] ?? {} },
  )
  const items = Object.entries(frozen.items).map(([uuid, item]): [string, FrozenItem] => [
    uuid,
    item.kind === 'disbursement' ? { ...item, documents: documentsOf(Number(uuid.slice(1))) } : item,
  ])
  return {
    ...frozen,
    case: {
      ...frozen.case,
      details: {
        legally_aided_person: 'Grace Taylor',
        court_name: 'Family Court at Reading',
        case_number: 'RG25C00417',
        child_initials: 'A. T.',
      },
    },
    items: Object.fromEntries(items),
    ...completion,
  }
}

/** What the check before filing had found when the case was completed, and who went on. */
const completion: Pick<FrozenCase, 'filing' | 'findings' | 'completedBy'> = {
  completedBy: 'Ellen Marsh',
  filing: [
    { rule: 'voucher_missing', count: 3 },
    { rule: 'facts_missing', count: 1 },
  ],
  findings: [
    ...[
      'Taxi of 18 January 2025 (£656.54) has no voucher.',
      'Translation of 15 June 2025 (£419.15) has no voucher.',
    ].map((message) => ({ rule: 'voucher_missing', message })),
    { rule: 'facts_missing', message: 'Outcome: not recorded, so that the documents cannot state it.' },
  ],
}
