import { noRateCard } from '@costdraft/costing'
import { expect, test } from 'vitest'
import { pricedCaseOf, type PricedCaseByArea } from './priced-case.ts'
import type { StoredCaseFacts } from './stored-case.ts'

const stored: StoredCaseFacts = {
  area_of_work: 'legal_aid',
  case_type: 'care_and_supervision',
  represented_party: 'child',
  parties_represented: 2,
  exceptional: true,
  exceptional_parts: [],
  high_court_work: false,
  region: 'Wales',
  location: 'Non-London',
  court_level: 'circuit_district_judge',
  date_of_issue: '2025-01-10',
  transfer: true,
  half_fixed_fee: false,
  enhancements: [{ activity_type: 'preparation', case_part: null, enhancement: 20 }],
  details: {},
  certificate_details: {},
}

test('a legal aid case is priced from its certificate and its claim', () =>
  expect(pricedCaseOf(stored)).toEqual({
    area: 'legal_aid',
    caseType: 'care_and_supervision',
    representedParty: 'child',
    partiesRepresented: 2,
    region: 'Wales',
    location: 'Non-London',
    exceptional: true,
    highCourtWork: false,
    enhancements: { preparation: 20 },
    certificate: {
      courtLevel: 'circuit_district_judge',
      dateOfIssue: '2025-01-10',
      transfer: true,
      halfFixedFee: false,
    },
  }))

test('the parts of a two-part case have claims and enhancements of their own', () => {
  const row: StoredCaseFacts = {
    ...stored,
    case_type: 'domestic_abuse_and_child_arrangement',
    exceptional: false,
    exceptional_parts: ['non_molestation_order'],
    enhancements: [{ activity_type: 'preparation', case_part: 'non_molestation_order', enhancement: 25 }],
  }
  expect(pricedCaseOf(row)).toMatchObject({
    exceptional: false,
    enhancements: {},
    parts: {
      child_arrangement: { exceptional: false, enhancements: {} },
      non_molestation_order: { exceptional: true, enhancements: { preparation: 25 } },
    },
  })
})

test('a legal aid case without a certificate has none, and no date or court level is assumed', () =>
  expect(
    pricedCaseOf({ ...stored, court_level: null, date_of_issue: null, transfer: null, half_fixed_fee: null }),
  ).toMatchObject({ area: 'legal_aid', certificate: null }))

test('a Court of Protection case is priced from its fields, in pence, and from what is recorded', () => {
  const recorded = { rateCard: noRateCard, parts: [{ uuid: 'a', name: 'Year 1' }], parties: [] }
  const all = { ...recorded, steps: [{ uuid: 's', name: 'Of another area' }] }
  const row: StoredCaseFacts = {
    ...stored,
    area_of_work: 'court_of_protection',
    details: {
      start_date: '2024-04-01',
      end_date: '2025-03-31',
      opg_estimate: 1234.56,
      costs_basis: 'fixed',
      fixed_costs_categories: ['conveyancing'],
      net_assets: 20_300,
      consideration: 185_000.5,
    },
  }
  const area = { area: 'court_of_protection', caseType: 'care_and_supervision', region: 'Wales', ...recorded }
  expect(pricedCaseOf(row, all)).toEqual({
    ...area,
    startDate: '2024-04-01',
    endDate: '2025-03-31',
    opgEstimate: 123_456,
    basis: 'fixed',
    categories: ['conveyancing'],
    netAssets: 2_030_000,
    consideration: 18_500_050,
  })
  expect(pricedCaseOf({ ...row, details: {} }, all)).toMatchObject({
    startDate: null,
    opgEstimate: null,
    basis: 'assessed',
    categories: [],
  })
})

test('an inter partes case is priced with the rate card of its firm, its parties and its steps', () => {
  const recorded = {
    rateCard: noRateCard,
    parties: [{ uuid: 'p', name: 'Client' }],
    steps: [{ uuid: 's', name: 'CMC' }],
  }
  expect(pricedCaseOf({ ...stored, area_of_work: 'inter_parties' }, { ...recorded, parts: [] })).toEqual({
    area: 'inter_parties',
    caseType: 'care_and_supervision',
    region: 'Wales',
    recoversVat: false,
    claimValue: null,
    ...recorded,
  })
  const recovering = { ...stored, area_of_work: 'inter_parties', details: { recovers_vat: true } }
  expect(pricedCaseOf(recovering, { ...recorded, parts: [] })).toMatchObject({ recoversVat: true })
})

test('a high cost case is priced from its certificate, whose schemes it needs, and the figure by the hour', () => {
  const row = {
    ...stored,
    area_of_work: 'high_cost_legal_aid',
    details: { hourly_figure: 41_250.25, hourly_figure_source: 'The case plan' },
  }
  const schemes = { advocacy_scheme: '2x_junior_counsel', fee_scheme: 'events', final_hearing_length: 'over_10_days' }
  const priced = pricedCaseOf({ ...row, certificate_details: schemes })
  expect(priced).toEqual({
    area: 'high_cost_legal_aid',
    caseType: 'care_and_supervision',
    region: 'Wales',
    certificate: {
      dateOfIssue: '2025-01-10',
      advocacyScheme: '2x_junior_counsel',
      feeScheme: 'events',
      finalHearingLength: 'over_10_days',
    },
    highCourtWork: false,
    hourlyFigure: 4_125_025,
    hourlyFigureSource: 'The case plan',
    parties: [],
    steps: [],
  })
  for (const certificate_details of [null, {}])
    expect(pricedCaseOf({ ...row, details: {}, certificate_details })).toMatchObject({
      certificate: null,
      hourlyFigure: null,
      hourlyFigureSource: null,
    })
})

test.each(['immigration', 'toString'])('of the area %s, which is not known, only name and type are passed on', (area) =>
  expect(pricedCaseOf({ ...stored, area_of_work: area })).toEqual({ area, caseType: 'care_and_supervision' }),
)

test('an area without its facts does not compile', () => {
  // @ts-expect-error Three areas are missing.
  const incomplete: PricedCaseByArea = {
    inter_parties: (_row, { rateCard, parties, steps }) => ({
      area: 'inter_parties',
      caseType: 'bill_of_costs',
      region: 'North',
      recoversVat: false,
      claimValue: null,
      rateCard,
      parties,
      steps,
    }),
  }
  expect(Object.keys(incomplete)).toEqual(['inter_parties'])
})
