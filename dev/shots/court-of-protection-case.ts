import type { Ask, Firm } from './ask.ts'

const ADD_CASE =
  'mutation ($f: ID!, $i: CourtOfProtectionCaseInput!) { addCourtOfProtectionCase(solicitorUuid: $f, input: $i) { uuid } }'
const addItem = (type: string): string =>
  `mutation ($c: ID!, $i: ${type}Input!) { added: add${type}(caseUuid: $c, input: $i) { uuid } }`

/**
 * A deputy's case of a year, with parts, parties, time and disbursements for them, and both bases of its costs. Returns
 * its uuid.
 */
export async function addCourtOfProtectionCase(ask: Ask, { uuid, sites, feeEarners }: Firm): Promise<string> {
  const i = {
    caseName: 'Re Winterbourne (deputyship for property and affairs)',
    solicitorsCaseReference: 'ASH/COP/0072',
    caseType: 'general_management',
    feeEarner: feeEarners[0]?.uuid,
    site: sites[0]?.uuid,
    courtType: 'court_of_protection',
    courtName: 'Court of Protection',
    caseNumber: '13456789',
    claimant: 'The deputy',
    defendant: 'Winterbourne',
    startDate: '2024-04-01',
    endDate: '2025-03-31',
    opgEstimate: 1800,
    courtFee: 421,
    costsBasis: 'assessed',
    fixedCostsCategories: ['annual_management_first_year', 'report_to_public_guardian'],
    netAssets: 187_400,
  }
  const { addCourtOfProtectionCase: made } = await ask<{ addCourtOfProtectionCase: { uuid: string } }>(ADD_CASE, {
    f: uuid,
    i,
  })
  const c = made.uuid
  const added = async (type: string, input: object): Promise<string> =>
    (await ask<{ added: { uuid: string } }>(addItem(type), { c, i: input })).added.uuid
  const year = await added('CopCasePart', {
    description: 'General management, first year',
    startDate: '2024-04-01',
    endDate: '2025-03-31',
  })
  const house = await added('CopCasePart', { description: 'Sale of the bungalow' })
  const bank = await added('Party', { party: 'Harrow & Stour Building Society' })
  const home = await added('Party', { party: 'Larchfield care home' })
  for (const [date, activityType, time, copCasePart, party, description] of [
    ['2024-04-16', 'preparation', 2.4, year, bank, 'Considering statements and closing three accounts'],
    ['2024-05-02', 'letter_out', 0.1, year, home, 'Fees for May'],
    ['2024-06-11', 'telephone_call', 0.3, year, home, 'Personal allowance and clothing'],
    ['2024-09-03', 'letter_in', 0.1, house, bank, 'Redemption figure'],
    ['2024-10-21', 'preparation', 5.2, house, null, 'Attending at the bungalow with the valuer; inventory of contents'],
  ] as const)
    await added('TimeRecording', {
      date,
      feeEarner: feeEarners[0]?.uuid,
      activityType,
      time,
      copCasePart,
      party,
      description,
    })
  await added('Disbursement', {
    date: '2024-10-21',
    disbursementType: 'expert_fee',
    amount: 360,
    copCasePart: house,
    description: 'Valuation of the bungalow',
  })
  await ask('mutation ($c: ID!, $t: String!) { editValueOfAssets(caseUuid: $c, valueOfAssets: $t) { uuid } }', {
    c,
    t: 'Bungalow, valued at £162,000 on 21 October 2024.\nAccounts with the building society, £25,400 on 31 March 2025.',
  })
  return c
}
