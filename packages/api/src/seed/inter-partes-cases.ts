import type { AttendanceType, Budget, DisbursementType, Phase, ProceduralType, Stage } from '@costdraft/costing'
import type { Draft } from '@costdraft/schema/field.ts'

/** A demonstration inter partes case with what is recorded in it. */
export interface InterPartesCase {
  firm: string
  name: string
  reference: string
  stage: Stage
  daysAgo: number
  /** Its fields by their wire names, beside those of every case. */
  fields: Draft
  /** A time ledger of this folder, whose parties are those of the case. */
  ledger: string
  steps: readonly Step[]
  disbursements: readonly (Payment & { date: string; phase: Phase; type: DisbursementType })[]
  narrative: string
  /** An open comment on the last disbursement. */
  comment?: string
  budget?: Budget
}
interface Step {
  date: string
  type: ProceduralType
  phase: Phase
  description: string
  isAttendance?: boolean
  /** Fee earners by their initials, with hours, and a rate in pounds where one is entered. */
  attended?: readonly [initials: string, on: AttendanceType, hours: number, rate?: number][]
  paid?: readonly Payment[]
}
interface Payment {
  amount: number
  description: string
  type?: DisbursementType
  party?: string
  exempt?: boolean
}

const court = { opg_estimate: 0, court_type: 'county_court', receiving_party: 'claimant' }

export const interPartesCases: readonly InterPartesCase[] = [
  {
    firm: 'Ashdown Family Law',
    name: 'Beech v Hallam Surveyors LLP',
    reference: 'ASH/LIT/2024/008',
    stage: 'in_progress',
    daysAgo: 2,
    fields: {
      ...court,
      case_type: 'bill_of_costs',
      court_name: 'County Court at Brighton',
      case_number: 'L00BN482',
      claimant: 'Maya Beech',
      defendant: 'Hallam Surveyors LLP',
      paying_party: 'Hallam Surveyors LLP',
      costs_order: 'Judgment of HHJ Marsh: costs to the claimant, on the indemnity basis from the expiry of her offer',
      costs_order_date: '2026-03-19',
      vat_number: 'GB 987 6543 21',
      start_date: '2024-02-05',
      end_date: '2026-03-31',
      court_fee: 2_500,
    },
    ledger: 'ledger-surveyors-claim.csv',
    steps: [
      {
        date: '2024-10-08',
        type: 'claim',
        phase: 'issue_statements_of_case',
        description: 'Issue of the claim form with particulars of claim',
        attended: [['TO', 'client', 0.8]],
        paid: [
          {
            amount: 2_500,
            description: 'Issue fee',
            type: 'court_fee',
            party: 'County Court at Brighton',
            exempt: true,
          },
        ],
      },
      {
        date: '2024-12-03',
        type: 'defence',
        phase: 'issue_statements_of_case',
        description: 'Defence, with a denial that the roof was inspected from the ladder alone',
        attended: [['TO', 'client', 0.5]],
      },
      {
        date: '2025-01-14',
        type: 'allocation',
        phase: 'cmc',
        description: 'Directions questionnaire and allocation to the multi-track',
        attended: [['TO', 'opponent', 0.3]],
      },
      {
        date: '2025-02-20',
        type: 'hearing',
        phase: 'cmc',
        description: 'Case and costs management conference by telephone',
        isAttendance: true,
        attended: [
          ['PS', 'court', 1.2, 350],
          ['TO', 'client', 0.4],
        ],
      },
      {
        date: '2025-04-10',
        type: 'disclosure',
        phase: 'disclosure',
        description: 'Standard disclosure by list',
        attended: [['EM', 'client', 1.5]],
        paid: [{ amount: 64.8, description: 'Scanning of 1,080 pages', type: 'photocopying' }],
      },
      {
        date: '2025-06-19',
        type: 'witness_statement',
        phase: 'witness_statements',
        description: 'Exchange of witness statements',
        attended: [
          ['EM', 'witness', 2.2],
          ['EM', 'client', 1.1],
        ],
      },
      {
        date: '2025-09-09',
        type: 'expert_report',
        phase: 'expert_reports',
        description: 'Report of the single joint expert, and his answers to questions',
        attended: [['PS', 'expert', 0.7, 360]],
        paid: [
          { amount: 1_440, description: 'Half of the expert’s fee', type: 'expert_fee', party: 'Colin Wray, expert' },
        ],
      },
      {
        date: '2025-10-22',
        type: 'mediation',
        phase: 'adr_settlement_discussions',
        description: 'Mediation in London, without agreement',
        isAttendance: true,
        attended: [
          ['PS', 'opponent', 6.5, 360],
          ['PS', 'client', 1],
        ],
        paid: [{ amount: 875, description: 'Half of the mediator’s fee', type: 'mediation_fee' }],
      },
      {
        date: '2026-01-15',
        type: 'conference',
        phase: 'trial_preparation',
        description: 'Conference with counsel on the evidence',
        isAttendance: true,
        attended: [['PS', 'counsel', 1.5, 360]],
        paid: [{ amount: 950, description: 'Conference fee', type: 'counsel_fee', party: 'Counsel' }],
      },
      {
        date: '2026-02-03',
        type: 'trial',
        phase: 'trial',
        description: 'Trial, one day',
        isAttendance: true,
        attended: [
          ['PS', 'court', 5.5, 360],
          ['PS', 'client', 0.8],
        ],
        paid: [
          { amount: 4_250, description: 'Brief fee', type: 'counsel_fee', party: 'Counsel' },
          {
            amount: 1_175,
            description: 'Hearing fee',
            type: 'court_fee',
            party: 'County Court at Brighton',
            exempt: true,
          },
        ],
      },
    ],
    disbursements: [
      {
        date: '2024-02-12',
        phase: 'pre_action_costs',
        type: 'expert_fee',
        amount: 420,
        description: 'Roofer’s estimate and photographs',
        party: 'Jack Dean, builder',
      },
      {
        date: '2025-05-06',
        phase: 'witness_statements',
        type: 'travel_public_transport',
        amount: 27.4,
        description: 'To the builder and back',
      },
      {
        date: '2025-12-09',
        phase: 'trial_review',
        type: 'photocopying',
        amount: 91.2,
        description: 'Trial bundles',
      },
    ],
    narrative: `Ms Beech bought a house in 2022 on the report of the defendant surveyors, which did not mention that the roof had spread. Repair cost £48,600. Liability was denied until the report of the single joint expert.

The claim was allocated to the multi-track. It did not settle at mediation, and was tried on one day; judgment was for the claimant, with costs on the standard basis and, from the expiry of her offer under Part 36, on the indemnity basis.`,
  },
  {
    firm: 'Ashdown Family Law',
    name: 'Larkfield Timber Ltd v Orme Joinery',
    reference: 'ASH/LIT/2024/015',
    stage: 'in_review',
    daysAgo: 4,
    fields: {
      ...court,
      case_type: 'bill_of_costs',
      court_name: 'County Court at Lewes',
      case_number: 'L00LW117',
      claimant: 'Larkfield Timber Ltd',
      defendant: 'Orme Joinery',
      start_date: '2024-03-11',
      end_date: '2025-03-31',
      court_fee: 1_560,
    },
    ledger: 'ledger-timber-claim.csv',
    steps: [
      {
        date: '2024-04-30',
        type: 'claim',
        phase: 'issue_statements_of_case',
        description: 'Issue of the claim',
        attended: [['TO', 'client', 0.6]],
        paid: [
          { amount: 1_560, description: 'Issue fee', type: 'court_fee', party: 'County Court at Lewes', exempt: true },
        ],
      },
      {
        date: '2024-06-06',
        type: 'reply',
        phase: 'issue_statements_of_case',
        description: 'Reply and defence to counterclaim',
        attended: [['PS', 'client', 0.9, 325]],
      },
      {
        date: '2024-07-11',
        type: 'allocation',
        phase: 'cmc',
        description: 'Allocation to the multi-track',
      },
      {
        date: '2024-08-08',
        type: 'inspection',
        phase: 'disclosure',
        description: 'Inspection of the timber and of the documents of the buyer',
        isAttendance: true,
        attended: [
          ['EM', 'opponent', 2.5],
          ['TO', 'expert', 1.5],
        ],
      },
      {
        date: '2024-09-26',
        type: 'witness_statement',
        phase: 'witness_statements',
        description: 'Exchange of witness statements',
        attended: [['EM', 'witness', 1.4]],
      },
      {
        date: '2024-11-19',
        type: 'expert_report',
        phase: 'expert_reports',
        description: 'Report on the moisture of the timber',
        paid: [
          { amount: 1_980, description: 'Fee of the timber expert', type: 'expert_fee', party: 'Dr Iris Vane, expert' },
        ],
      },
      {
        date: '2025-01-09',
        type: 'application',
        phase: 'trial_review',
        description: 'Application for a witness to be heard by video link',
        attended: [['TO', 'court', 0.5]],
        paid: [{ amount: 119, description: 'Application fee', type: 'court_fee', exempt: true }],
      },
      {
        date: '2025-02-10',
        type: 'trial',
        phase: 'trial',
        description: 'Trial, two days',
        isAttendance: true,
        attended: [
          ['TO', 'court', 10.5],
          ['PS', 'client', 1.2, 325],
        ],
        paid: [{ amount: 6_800, description: 'Brief and refresher', type: 'counsel_fee', party: 'Counsel' }],
      },
    ],
    disbursements: [
      {
        date: '2024-08-08',
        phase: 'disclosure',
        type: 'travel_mileage',
        amount: 36.9,
        description: '82 miles to the yard and back',
      },
      {
        date: '2025-01-28',
        phase: 'trial_preparation',
        type: 'counsel_fee',
        amount: 1_100,
        description: 'Advice on evidence and skeleton argument',
        party: 'Counsel',
      },
    ],
    narrative: `A claim for the price of four deliveries of larch, met by a counterclaim that the timber had been too wet. The expert found the moisture within the contract in three of the four. Judgment was given for £31,240, and for the buyer on £2,900 of the counterclaim.`,
    comment: 'Is the advice on evidence within the budgeted sum for trial preparation?',
  },
  {
    firm: 'Ashdown Family Law',
    name: 'Noor v Castle Haulage Ltd',
    reference: 'ASH/LIT/2024/022',
    stage: 'complete',
    daysAgo: 18,
    fields: {
      ...court,
      case_type: 'bill_of_costs',
      court_name: 'County Court at Brighton',
      case_number: 'L00BN733',
      claimant: 'Farah Noor',
      defendant: 'Castle Haulage Ltd',
      paying_party: 'Castle Haulage Ltd',
      costs_order: 'Consent order: costs to the claimant on the standard basis',
      costs_order_date: '2025-04-24',
      vat_number: 'GB 987 6543 21',
      start_date: '2024-05-13',
      end_date: '2025-04-30',
      court_fee: 1_060,
    },
    ledger: 'ledger-injury-claim.csv',
    steps: [
      {
        date: '2024-07-29',
        type: 'claim',
        phase: 'issue_statements_of_case',
        description: 'Issue of the claim',
        attended: [['TO', 'client', 0.5]],
        paid: [
          {
            amount: 1_060,
            description: 'Issue fee',
            type: 'court_fee',
            party: 'County Court at Brighton',
            exempt: true,
          },
        ],
      },
      {
        date: '2024-09-05',
        type: 'defence',
        phase: 'issue_statements_of_case',
        description: 'Defence: the accident admitted, the loss not',
      },
      {
        date: '2024-10-03',
        type: 'hearing',
        phase: 'cmc',
        description: 'Case management conference',
        isAttendance: true,
        attended: [['TO', 'court', 0.8]],
      },
      {
        date: '2024-10-31',
        type: 'disclosure',
        phase: 'disclosure',
        description: 'Disclosure of medical records and of earnings',
        attended: [['EM', 'client', 0.9]],
      },
      {
        date: '2024-11-28',
        type: 'witness_statement',
        phase: 'witness_statements',
        description: 'Statements of the claimant and of her employer',
        attended: [['EM', 'witness', 1]],
      },
      {
        date: '2025-01-16',
        type: 'expert_report',
        phase: 'expert_reports',
        description: 'Report of the orthopaedic surgeon',
        attended: [['PS', 'expert', 0.6, 340]],
        paid: [
          { amount: 1_250, description: 'Report', type: 'expert_fee', party: 'Mr Keir Aston, surgeon' },
          { amount: 50, description: 'Hospital records', type: 'medical_records', exempt: true },
        ],
      },
      {
        date: '2025-02-13',
        type: 'conference',
        phase: 'trial_preparation',
        description: 'Conference with counsel on quantum',
        isAttendance: true,
        attended: [['PS', 'counsel', 1, 340]],
        paid: [{ amount: 600, description: 'Conference fee', type: 'counsel_fee', party: 'Counsel' }],
      },
      {
        date: '2025-03-12',
        type: 'settlement',
        phase: 'adr_settlement_discussions',
        description: 'Consent order: £62,500 and costs',
        attended: [['PS', 'client', 0.7]],
        paid: [{ amount: 119, description: 'Fee on the consent order', type: 'court_fee', exempt: true }],
      },
    ],
    disbursements: [
      {
        date: '2024-06-20',
        phase: 'pre_action_costs',
        type: 'medical_records',
        amount: 25,
        description: 'Records of the general practitioner',
        exempt: true,
      },
      {
        date: '2025-01-16',
        phase: 'expert_reports',
        type: 'travel_public_transport',
        amount: 18.6,
        description: 'Client to the examination and back',
      },
    ],
    narrative: `Mrs Noor’s car was hit from behind by a lorry of the defendant. The accident was admitted; how long she would be kept from her work as a dental nurse was not. The claim settled three weeks before trial.`,
  },
  {
    firm: 'Ashdown Family Law',
    name: 'Penrose v Tallis',
    reference: 'ASH/LIT/2025/003',
    stage: 'in_progress',
    daysAgo: 6,
    fields: {
      ...court,
      case_type: 'costs_budget',
      court_type: 'high_court',
      court_name: 'Business and Property Courts in London',
      case_number: 'PT-2025-000417',
      claimant: 'Owen Penrose',
      defendant: 'Rhoda Tallis',
      start_date: '2025-01-13',
      end_date: '2026-12-31',
      court_fee: 10_000,
    },
    ledger: 'ledger-partnership.csv',
    steps: [
      {
        date: '2025-04-14',
        type: 'claim',
        phase: 'issue_statements_of_case',
        description: 'Issue of the claim for an account',
        attended: [['TO', 'client', 0.8]],
        paid: [{ amount: 10_000, description: 'Issue fee', type: 'court_fee', exempt: true }],
      },
      {
        date: '2025-05-27',
        type: 'defence',
        phase: 'issue_statements_of_case',
        description: 'Defence and counterclaim',
        attended: [['PS', 'counsel', 0.9, 380]],
        paid: [{ amount: 1_850, description: 'Settling the particulars', type: 'counsel_fee', party: 'Counsel' }],
      },
      {
        date: '2025-06-12',
        type: 'reply',
        phase: 'issue_statements_of_case',
        description: 'Reply and defence to counterclaim',
      },
      {
        date: '2025-07-03',
        type: 'allocation',
        phase: 'cmc',
        description: 'Directions questionnaire, disclosure report and budget',
        attended: [['TO', 'opponent', 0.4]],
      },
      {
        date: '2025-07-24',
        type: 'hearing',
        phase: 'cmc',
        description: 'Costs and case management conference',
        isAttendance: true,
        attended: [
          ['PS', 'court', 2, 380],
          ['TO', 'court', 2],
          ['PS', 'client', 0.5, 380],
        ],
        paid: [{ amount: 2_200, description: 'Brief fee', type: 'counsel_fee', party: 'Counsel' }],
      },
      {
        date: '2025-08-19',
        type: 'disclosure',
        phase: 'disclosure',
        description: 'Search terms agreed',
        attended: [['EM', 'opponent', 0.8]],
      },
      {
        date: '2025-09-11',
        type: 'conference',
        phase: 'witness_statements',
        description: 'Meeting with the bookkeeper',
        isAttendance: true,
        attended: [['EM', 'witness', 1.6]],
      },
      {
        date: '2025-10-02',
        type: 'application',
        phase: 'disclosure',
        description: 'Application for specific disclosure of the company’s bank statements',
        attended: [['TO', 'court', 0.7]],
        paid: [{ amount: 303, description: 'Application fee', type: 'court_fee', exempt: true }],
      },
    ],
    disbursements: [
      {
        date: '2025-02-03',
        phase: 'pre_action_costs',
        type: 'other',
        amount: 240,
        description: 'Company and land searches',
      },
      {
        date: '2025-08-28',
        phase: 'disclosure',
        type: 'other',
        amount: 1_320,
        description: 'Hosting of the documents for review, three months',
      },
    ],
    narrative: `Mr Penrose and Ms Tallis ran a print works in partnership from 2009 until its dissolution in 2024. He claims an account, and that machines were sold to her company below their value; she counterclaims for his drawings.`,
    budget: {
      incurredTo: '2025-07-31',
      assumptions: {
        disclosure:
          'About 14,000 documents after search terms; review by a legal executive, with a second review of one in ten.',
        witness_statements: 'Two witnesses for the claimant, three for the defendant.',
        expert_reports: 'One joint accountant; questions once.',
        trial: 'Four days, with one junior counsel.',
      },
      estimates: {
        disclosure: { time: 1_480_000, disbursements: 264_000 },
        witness_statements: { time: 690_000, disbursements: 0 },
        expert_reports: { time: 340_000, disbursements: 900_000 },
        trial_review: { time: 280_000, disbursements: 150_000 },
        trial_preparation: { time: 1_150_000, disbursements: 1_200_000 },
        trial: { time: 1_320_000, disbursements: 1_600_000 },
        adr_settlement_discussions: { time: 560_000, disbursements: 350_000 },
      },
      contingencies: [{ name: 'Specific disclosure against the defendant’s company', incurred: 0, estimated: 450_000 }],
    },
  },
  {
    firm: 'Bryn Solicitors',
    name: 'Howell v Evans',
    reference: 'BRY/LIT/2024/006',
    stage: 'in_progress',
    daysAgo: 8,
    fields: {
      ...court,
      case_type: 'bill_of_costs',
      court_name: 'County Court at Cardiff',
      case_number: 'L00CF209',
      claimant: 'Mair Howell',
      defendant: 'Ifan Evans',
      start_date: '2024-09-02',
      end_date: '2025-09-30',
      court_fee: 308,
    },
    ledger: 'ledger-boundary.csv',
    steps: [
      {
        date: '2024-10-29',
        type: 'claim',
        phase: 'issue_statements_of_case',
        description: 'Issue of the claim for a declaration',
        attended: [['LB', 'client', 0.6, 300]],
        paid: [
          { amount: 308, description: 'Issue fee', type: 'court_fee', party: 'County Court at Cardiff', exempt: true },
        ],
      },
      {
        date: '2024-12-10',
        type: 'defence',
        phase: 'issue_statements_of_case',
        description: 'Defence',
      },
      {
        date: '2025-01-14',
        type: 'hearing',
        phase: 'cmc',
        description: 'Directions hearing by telephone',
        isAttendance: true,
        attended: [['LB', 'court', 0.6]],
      },
      {
        date: '2025-02-25',
        type: 'disclosure',
        phase: 'disclosure',
        description: 'Exchange of deeds and photographs',
        attended: [['RM', 'client', 0.8]],
      },
      {
        date: '2025-04-08',
        type: 'witness_statement',
        phase: 'witness_statements',
        description: 'Exchange of witness statements',
        attended: [['RM', 'witness', 1.2]],
      },
      {
        date: '2025-05-13',
        type: 'inspection',
        phase: 'expert_reports',
        description: 'View of the boundary with the surveyor',
        isAttendance: true,
        attended: [['LB', 'expert', 1.8, 300]],
        paid: [
          { amount: 780, description: 'Plan and report', type: 'expert_fee', party: 'Gareth Lyn, surveyor' },
          { amount: 14.4, description: '32 miles', type: 'travel_mileage' },
        ],
      },
      {
        date: '2025-06-24',
        type: 'mediation',
        phase: 'adr_settlement_discussions',
        description: 'Mediation, without agreement',
        isAttendance: true,
        attended: [['LB', 'opponent', 4.5, 300]],
        paid: [{ amount: 450, description: 'Half of the mediator’s fee', type: 'mediation_fee' }],
      },
      {
        date: '2025-08-05',
        type: 'trial',
        phase: 'trial',
        description: 'Trial, one day',
        isAttendance: true,
        attended: [['LB', 'court', 5.2, 300]],
        paid: [{ amount: 1_950, description: 'Brief fee', type: 'counsel_fee', party: 'Counsel' }],
      },
    ],
    disbursements: [
      {
        date: '2024-09-11',
        phase: 'pre_action_costs',
        type: 'land_registry',
        amount: 14,
        description: 'Official copies of both titles',
        exempt: true,
      },
      {
        date: '2025-08-05',
        phase: 'trial',
        type: 'travel_public_transport',
        amount: 11.2,
        description: 'Witness to court and back',
      },
    ],
    narrative: `The line of an old hedge between two gardens, which the defendant had grubbed up and fenced two feet to the south. The surveyor placed it where the claimant said. Declaration, an order to move the fence, and costs.`,
  },
]
