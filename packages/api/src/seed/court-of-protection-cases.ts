import type { DisbursementType, Stage } from '@costdraft/costing'
import type { Draft } from '@costdraft/schema/field.ts'

/** A demonstration case of the Court of Protection with what is recorded in it. */
export interface CourtOfProtectionCase {
  firm: string
  name: string
  reference: string
  stage: Stage
  daysAgo: number
  /** Its fields by their wire names, beside those of every case. */
  fields: Draft
  parts: readonly [description: string, startDate: string, endDate: string][]
  /** A time ledger of this folder, whose parties are those of the case. */
  ledger: string
  disbursements: readonly Payment[]
  narrative: string
  valueOfAssets: string
  /** An open comment on the last disbursement. */
  comment?: string
}
interface Payment {
  date: string
  type: DisbursementType
  amount: number
  description: string
  party?: string
  exempt?: boolean
}

const court = { court_type: 'court_of_protection', court_name: 'Court of Protection' }

export const courtOfProtectionCases: readonly CourtOfProtectionCase[] = [
  {
    firm: 'Ashdown Family Law',
    name: 'Re Constance Beaumont',
    reference: 'ASH/COP/2024/017',
    stage: 'in_progress',
    daysAgo: 5,
    fields: {
      ...court,
      case_type: 'general_management',
      case_number: '13456789',
      claimant: 'Priya Shah, deputy',
      defendant: 'Constance Beaumont',
      person_concerned: 'Constance Beaumont',
      deputy_name: 'Priya Shah',
      deputy_capacity: 'Professional deputy for property and affairs',
      costs_order: 'Order appointing the deputy, which allows the detailed assessment of the costs',
      costs_order_date: '2024-03-12',
      vat_number: 'GB 987 6543 21',
      start_date: '2024-04-01',
      end_date: '2026-03-31',
      // The costs are over it by more than a fifth.
      opg_estimate: 6_500,
      court_fee: 0,
    },
    parts: [
      ['First year of management', '2024-04-01', '2025-03-31'],
      ['Second year of management', '2025-04-01', '2026-03-31'],
    ],
    ledger: 'ledger-deputy-year.csv',
    disbursements: [
      {
        date: '2024-05-02',
        type: 'other',
        amount: 250,
        description: 'Surety bond, first premium',
        party: 'Office of the Public Guardian',
        exempt: true,
      },
      { date: '2024-07-16', type: 'travel_public_transport', amount: 38.4, description: 'To the care home and back' },
      { date: '2025-05-08', type: 'travel_public_transport', amount: 41.2, description: 'To the care home and back' },
    ],
    narrative: `Mrs Beaumont is 84 and lives in a care home. The court appointed a deputy for property and affairs in March 2024, after the attorney she had chosen died.

The first year was taken up with finding the accounts, paying arrears of fees and claiming benefits that had not been claimed for two years. The second was one of ordinary management, save for the change of care home in the autumn, which had not been foreseen in the estimate.`,
    valueOfAssets: `A flat in Hove, let at £1,150 a month: £295,000
Savings and premium bonds: £61,400
Investments under discretionary management: £118,250`,
  },
  {
    firm: 'Ashdown Family Law',
    name: 'Re Albert Dunne',
    reference: 'ASH/COP/2024/031',
    stage: 'in_review',
    daysAgo: 3,
    fields: {
      ...court,
      case_type: 'statutory_will',
      case_number: '13872204',
      claimant: 'Tom Okafor, deputy',
      defendant: 'Albert Dunne',
      person_concerned: 'Albert Dunne',
      deputy_name: 'Tom Okafor',
      deputy_capacity: 'Professional deputy for property and affairs',
      costs_order: 'Order appointing the deputy, which allows the detailed assessment of the costs',
      costs_order_date: '2022-05-30',
      vat_number: 'GB 987 6543 21',
      start_date: '2024-09-01',
      end_date: '2025-06-30',
      opg_estimate: 9_500,
      court_fee: 408,
      scco_ref: 'SC-2025-COP-001184',
    },
    parts: [
      ['Preparing the application', '2024-09-01', '2024-12-31'],
      ['Issue to sealed will', '2025-01-01', '2025-06-30'],
    ],
    ledger: 'ledger-statutory-will.csv',
    disbursements: [
      {
        date: '2024-12-18',
        type: 'court_fee',
        amount: 408,
        description: 'Application COP1',
        party: 'Court of Protection',
        exempt: true,
      },
      {
        date: '2025-01-22',
        type: 'counsel_fee',
        amount: 1_250,
        description: 'Conference and draft will',
        party: 'Counsel',
      },
      {
        date: '2024-11-05',
        type: 'expert_fee',
        amount: 480,
        description: 'Assessment of testamentary capacity',
        party: 'Dr Ruth Hale',
      },
    ],
    narrative: `Mr Dunne made a will in 2009 in favour of his wife, who died in 2021. Without a new will his estate would pass on intestacy to cousins whom he has not met. The deputy applied for a statutory will in favour of his two nephews, who visit him, and of the charity he had supported.

The Official Solicitor was invited to act as litigation friend, and asked for a larger share for the charity. The shares were agreed before the hearing.`,
    valueOfAssets: `The house at 9 Orchard Rise: £540,000
Cash at the bank: £83,200
Shares: £27,900`,
    comment: 'The fee note has VAT on the conference alone. Which of the two was the fee without VAT?',
  },
  {
    firm: 'Ashdown Family Law',
    name: 'Re Edith Farrow',
    reference: 'ASH/COP/2025/004',
    stage: 'complete',
    daysAgo: 25,
    fields: {
      ...court,
      case_type: 'property_sale',
      case_number: '13990417',
      claimant: 'Tom Okafor, deputy',
      defendant: 'Edith Farrow',
      person_concerned: 'Edith Farrow',
      deputy_name: 'Tom Okafor',
      deputy_capacity: 'Professional deputy for property and affairs',
      costs_order: 'Order that authorises the sale, with the costs of it to be assessed',
      costs_order_date: '2024-12-11',
      vat_number: 'GB 987 6543 21',
      start_date: '2025-01-06',
      end_date: '2025-06-30',
      opg_estimate: 2_800,
      court_fee: 0,
      scco_ref: 'SC-2025-COP-002031',
    },
    parts: [['Sale of 4 Larch Close', '2025-01-06', '2025-06-30']],
    ledger: 'ledger-property-sale.csv',
    disbursements: [
      {
        date: '2025-02-04',
        type: 'land_registry',
        amount: 7,
        description: 'Official copies of the title',
        party: 'The conveyancer',
        exempt: true,
      },
      {
        date: '2025-03-19',
        type: 'other',
        amount: 620,
        description: 'Clearing the house',
        party: 'The clearance firm',
      },
    ],
    narrative: `Mrs Farrow moved into a nursing home in the autumn of 2024. The court authorised the sale of her house to pay for her care. The deputy chose the agents, cleared the house with the family and accounted for the proceeds; the conveyance itself was done by another firm and is not part of this bill.`,
    valueOfAssets: `Proceeds of 4 Larch Close: £312,500
Current account: £9,870`,
  },
  {
    firm: 'Ashdown Family Law',
    name: 'Re Harold Ings',
    reference: 'ASH/COP/2025/012',
    stage: 'in_progress',
    daysAgo: 9,
    fields: {
      ...court,
      case_type: 'deputyship',
      case_number: '14022365',
      claimant: 'Priya Shah, deputy',
      defendant: 'Harold Ings',
      start_date: '2025-02-01',
      end_date: '2026-01-31',
      opg_estimate: 3_000,
      court_fee: 0,
      costs_basis: 'fixed',
      fixed_costs_categories: ['annual_management_first_year', 'report_to_public_guardian', 'basic_tax_return'],
      net_assets: 46_200,
    },
    parts: [['First year of management', '2025-02-01', '2026-01-31']],
    ledger: 'ledger-fixed-costs.csv',
    disbursements: [
      {
        date: '2025-03-03',
        type: 'other',
        amount: 180,
        description: 'Surety bond, first premium',
        party: 'Office of the Public Guardian',
        exempt: true,
      },
    ],
    narrative: `Mr Ings has savings and no house. The deputy takes fixed costs for the year; the time was recorded so that the two bases can be compared.`,
    valueOfAssets: `Savings: £44,950
Current account: £1,250`,
  },
  {
    firm: 'Bryn Solicitors',
    name: 'Re Gwenllian Rees',
    reference: 'BRY/COP/2025/002',
    stage: 'in_progress',
    daysAgo: 7,
    fields: {
      ...court,
      case_type: 'deputyship',
      case_number: '14007731',
      claimant: 'Lowri Bevan, deputy',
      defendant: 'Gwenllian Rees',
      start_date: '2025-01-01',
      end_date: '2026-03-31',
      opg_estimate: 5_200,
      court_fee: 408,
    },
    parts: [
      ['Appointment of the deputy', '2025-01-01', '2025-03-31'],
      ['First year of management', '2025-04-01', '2026-03-31'],
    ],
    ledger: 'ledger-deputy-cardiff.csv',
    disbursements: [
      {
        date: '2025-02-03',
        type: 'court_fee',
        amount: 408,
        description: 'Application COP1',
        party: 'Court of Protection',
        exempt: true,
      },
      { date: '2025-01-28', type: 'expert_fee', amount: 300, description: 'Form COP3', party: 'Dr Aled Pugh' },
    ],
    narrative: `Miss Rees has dementia, and no attorney. Her daughter asked the firm to apply for the appointment of a professional deputy, as the family could not agree on one of their own.`,
    valueOfAssets: `A terraced house in Cardiff: £238,000
Building society: £31,600`,
  },
]
