import { CASE, EARNER, FILE, FIRM, PERSON, SITE } from './ids.ts'
import type { CaseFile, Row } from './records.ts'

const SANA = { uuid: EARNER.sana, firstname: 'Sana', surname: 'Oakes', initials: 'SO' }
const PIERS = { uuid: EARNER.piers, firstname: 'Piers', surname: 'Linden', initials: 'PL' }
const RHYS = { uuid: EARNER.rhys, firstname: 'Rhys', surname: 'Marlow', initials: 'RM' }

type Told = { area_of_work: string; stage: string } & Omit<Row, 'uuid'>
const base = (uuid: string, told: Told): CaseFile['row'] => ({
  uuid,
  care_case: uuid,
  fee_earner: SANA,
  staff_member: PERSON.draftsman,
  site: SITE.oakfieldHead,
  solicitor: FIRM.oakfield,
  client: FIRM.oakfield,
  narrative: '',
  enhancement: '',
  value_of_assets: '',
  uploaded_files: { name: 'root', is_file: false, children: [] },
  exceptional: [],
  fixed_fees: [],
  counsel_total: 0,
  counsel_vat: 0,
  solicitor_total: 0,
  solicitor_vat: 0,
  ...told,
})
const certificate = (number: string): Record<string, unknown> => ({
  certificate_number: number,
  court_level: 'circuit_district_judge',
  linked_certificates: [],
  date_of_issue: '2025-01-10T00:00:00',
  date_sent_to_client: '2025-01-14T00:00:00',
  certificate_scopes: [],
  financial_interest: false,
  transfer: false,
  half_fixed_fee: false,
})
const highCostCertificate = (number: string): Record<string, unknown> => ({
  certificate_number: number,
  linked_certificates: ['100200300'],
  date_of_issue: '2024-09-02T00:00:00',
  court_level: 'high_court_judge',
  advocacy_scheme: 'leading_counsel_junior_counsel',
  fee_scheme: 'events',
  final_hearing_length: 'up_to_10_days',
  parties_represented: 1,
})
const court = {
  court_type: 'county_court',
  court_name: 'County Court at Reading',
  case_number: 'K00RG123',
  claimant: 'Maud Ferris',
  defendant: 'Thames Lettings Ltd',
  start_date: '2024-06-03T00:00:00',
  end_date: '2025-03-28T00:00:00',
  opg_estimate: 0,
  court_fee: 455,
  scco_ref: 'SC-2025-BTP-000101',
}

export const care = (): CaseFile['row'] =>
  base(CASE.care, {
    case_name: 'Re A (a child)',
    solicitors_case_reference: 'OAK/101',
    area_of_work: 'legal_aid',
    case_type: 'care_and_supervision',
    stage: 'in_progress',
    updated_at: '2025-06-02T09:30:00',
    represented_party: 'parent',
    parties_represented: 1,
    certificate: certificate('OAK101ABC123'),
    financial_interest: false,
    narrative: 'The mother opposed the care plan.',
    uploaded_files: {
      name: 'root',
      is_file: false,
      children: [
        {
          name: 'Evidence',
          is_file: false,
          children: [{ name: 'statement.pdf', is_file: true, children: [], uuid: FILE.statement, size: 27 }],
        },
      ],
    },
    exceptional: [{ case_part: null, exceptional: false }],
    fixed_fees: [{ case_part: null, fixed_fee_total: 2392, fixed_fee_vat: 478.4 }],
    solicitor_total: 2753.2,
    solicitor_vat: 550.64,
  })

export const twoPart = (): CaseFile['row'] =>
  base(CASE.twoPart, {
    case_name: 'Barker v Barker',
    solicitors_case_reference: 'OAK/102',
    fee_earner: PIERS,
    site: SITE.oakfieldWest,
    area_of_work: 'legal_aid',
    case_type: 'domestic_abuse_and_child_arrangement',
    stage: 'in_review',
    updated_at: '2025-05-20T16:05:00',
    represented_party: null,
    parties_represented: null,
    certificate: {
      ...certificate('OAK102ABC123'),
      certificate_scopes: [
        { scope: 'FM054', case_part: 'non_molestation_order' },
        { scope: 'FM062', case_part: 'child_arrangement' },
      ],
    },
    exceptional: [
      { case_part: 'child_arrangement', exceptional: false },
      { case_part: 'non_molestation_order', exceptional: true },
    ],
    fixed_fees: [
      { case_part: 'child_arrangement', fixed_fee_total: 310, fixed_fee_vat: 62 },
      { case_part: 'non_molestation_order', fixed_fee_total: 202, fixed_fee_vat: 40.4 },
    ],
    solicitor_total: 512,
    solicitor_vat: 102.4,
  })

export const protection = (): CaseFile['row'] =>
  base(CASE.protection, {
    case_name: 'Estate of Florence Webb',
    solicitors_case_reference: 'OAK/103',
    area_of_work: 'court_of_protection',
    case_type: 'deputyship',
    stage: 'in_progress',
    updated_at: '2025-05-30T11:00:00',
    ...court,
    court_type: 'court_of_protection',
    court_name: 'Court of Protection',
    case_number: '13579246',
    claimant: 'Harriet Webb',
    defendant: 'Florence Webb',
    opg_estimate: 4200,
    court_fee: 85,
    value_of_assets: 'A house and savings of 41,000 pounds.',
  })

export const interPartes = (): CaseFile['row'] =>
  base(CASE.interPartes, {
    case_name: 'Ferris v Thames Lettings Ltd',
    solicitors_case_reference: 'OAK/104',
    area_of_work: 'inter_parties',
    case_type: 'bill_of_costs',
    stage: 'blocked',
    updated_at: '2025-05-12T08:45:00',
    ...court,
  })

export const highCost = (uuid: string, number: string, told: Record<string, unknown> = {}): CaseFile['row'] =>
  base(uuid, {
    case_name: 'Re C and D (children)',
    solicitors_case_reference: 'OAK/105',
    area_of_work: 'high_cost_legal_aid',
    case_type: 'care_and_supervision',
    stage: 'in_review',
    updated_at: '2025-05-28T13:20:00',
    represented_party: 'child',
    parties_represented: 2,
    certificate: highCostCertificate(number),
    counsel_total: 1860,
    counsel_vat: 372,
    solicitor_total: 940,
    solicitor_vat: 188,
    ...told,
  })

export const careComplete = (): CaseFile['row'] => ({
  ...care(),
  uuid: CASE.careComplete,
  care_case: CASE.careComplete,
  case_name: 'Re E (a child)',
  solicitors_case_reference: 'OAK/106',
  stage: 'complete',
  updated_at: '2025-04-30T17:10:00',
  uploaded_files: { name: 'root', is_file: false, children: [] },
})

export const rivals = (): CaseFile['row'] =>
  base(CASE.rivals, {
    case_name: 'Grant v Pell',
    solicitors_case_reference: 'MF/7',
    fee_earner: RHYS,
    staff_member: PERSON.rival,
    site: SITE.marlowHead,
    solicitor: FIRM.marlow,
    client: FIRM.marlow,
    area_of_work: 'inter_parties',
    case_type: 'costs_budget',
    stage: 'in_progress',
    updated_at: '2025-06-01T10:00:00',
    ...court,
    claimant: 'Ivor Grant',
    defendant: 'Joan Pell',
  })
