import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAnyHost, type AnyHost } from '../support/any-host.ts'
import { CASE, EARNER, FIRM, ITEM, PART, PARTY, SITE, TOKEN } from '../support/spec-host/ids.ts'

// Court of Protection cases in front of a host that serves the two specifications and nothing else.
let any: AnyHost
beforeAll(async () => {
  any = await startAnyHost({ checks: true })
})
afterAll(() => any.stop())

const ask = async (query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await any.ask(TOKEN.owner, query, { c: CASE.protection, ...variables })
  expect(errors).toBeUndefined()
  return data as Record<string, never>
}
const sent = (method: string, path: string): Record<string, unknown> | undefined =>
  any.host.requests.findLast((one) => one.method === method && one.path === path)?.body as never
const at = `client/case/${CASE.protection}`

test('its parts and parties are listed, with what the host counts for them', async () => {
  expect(
    await ask(`query($c: ID!) { case(uuid: $c) { startDate endDate opgEstimate courtFee costsBasis netAssets
      caseParts { nodes { uuid description startDate endDate } }
      parties { nodes { uuid party lettersIn lettersOut telephoneCalls disbursementAmount disbursementVat } }
      timeRecordings { nodes { uuid party { uuid name } copCasePart { uuid name } } } } }`),
  ).toMatchObject({
    case: {
      costsBasis: null,
      netAssets: null,
      caseParts: { nodes: [{ uuid: PART.general, startDate: '2024-06-03' }, { uuid: PART.property }] },
      parties: {
        nodes: [{ uuid: PARTY.deputy, party: 'Harriet Webb, deputy', lettersIn: 0, disbursementAmount: '0.00' }],
      },
      timeRecordings: {
        nodes: [
          {
            uuid: ITEM.protectionTime,
            party: { uuid: PARTY.deputy, name: 'Harriet Webb, deputy' },
            copCasePart: { uuid: PART.general, name: 'General management, first year' },
          },
        ],
      },
    },
  })
})

test('its totals are the profit costs that the host states, and what it does not state is absent', async () => {
  const { case: row } = await ask(`query($c: ID!) { case(uuid: $c) { value totals { net gross unpriced isShortForm
    breakdowns { by } estimate { claimed } bases { basis } heads { name net lines(first: 5) { totalCount } } } } }`)
  expect(row).toMatchObject({
    value: '469.80',
    totals: {
      net: '391.50',
      unpriced: null,
      isShortForm: null,
      breakdowns: null,
      estimate: null,
      bases: null,
      heads: [{ name: 'profit_costs', net: '391.50', lines: { totalCount: 1 } }, { name: 'disbursements' }],
    },
  })
})

test('time is recorded for a party and a part in the words of the specification', async () => {
  await ask(
    'mutation($c: ID!, $i: TimeRecordingInput!) { addTimeRecording(caseUuid: $c, input: $i) { party { name } copCasePart { name } } }',
    {
      i: {
        date: '2024-07-02',
        feeEarner: EARNER.sana,
        activityType: 'letter_out',
        time: 0.1,
        party: PARTY.deputy,
        copCasePart: PART.general,
      },
    },
  )
  expect(sent('POST', `${at}/time-recording`)).toMatchObject({ party: PARTY.deputy, cop_case_part: PART.general })
  const { case: row } = await ask('query($c: ID!) { case(uuid: $c) { parties { nodes { lettersOut } } } }')
  expect(row).toEqual({ parties: { nodes: [{ lettersOut: 1 }] } })
})

test('parts, parties and the value of assets are sent to their own paths', async () => {
  await ask(
    'mutation($c: ID!) { addCopCasePart(caseUuid: $c, input: { description: "Tax", startDate: "2025-03-01" }) { uuid } }',
  )
  expect(sent('POST', `${at}/case-part`)).toMatchObject({
    description: 'Tax',
    start_date: expect.stringMatching(/^2025-03-01/),
  })
  await ask('mutation($c: ID!) { addParty(caseUuid: $c, input: { party: "The bank" }) { uuid } }')
  expect(sent('POST', `${at}/party`)).toMatchObject({ party: 'The bank' })
  expect(
    await ask('mutation($c: ID!) { editValueOfAssets(caseUuid: $c, valueOfAssets: "A house.") { valueOfAssets } }'),
  ).toEqual({
    editValueOfAssets: { valueOfAssets: 'A house.' },
  })
  expect(sent('PATCH', `${at}/value-of-assets`)).toEqual({ value_of_assets: 'A house.' })
})

const ADD = `mutation($f: ID!, $i: CourtOfProtectionCaseInput!) { addCourtOfProtectionCase(solicitorUuid: $f, input: $i) { uuid costsBasis } }`
const input = {
  caseName: 'Re Here',
  solicitorsCaseReference: 'OAK/1',
  feeEarner: EARNER.sana,
  site: SITE.oakfieldHead,
  caseType: 'deputyship',
  courtType: 'court_of_protection',
  courtName: 'Court of Protection',
  caseNumber: '13456789',
  claimant: 'Harriet Webb',
  defendant: 'Alfred Webb',
  startDate: '2024-04-01',
  endDate: '2025-03-31',
  opgEstimate: 5_000,
  courtFee: 0,
}

test('a case is created without what the specification lacks, which is refused once it says something', async () => {
  await ask(ADD, { f: FIRM.oakfield, i: { ...input, costsBasis: 'assessed', netAssets: null } })
  const { care_case } = (sent('POST', `client/${FIRM.oakfield}/case/court-of-protection`) ?? {}) as {
    care_case: object
  }
  expect(care_case).toMatchObject({ case_type: 'deputyship', start_date: expect.stringMatching(/^2024-04-01/) })
  for (const name of ['costs_basis', 'fixed_costs_categories', 'net_assets', 'consideration'])
    expect(care_case).not.toHaveProperty(name)
  const refused = await any.ask(TOKEN.owner, ADD, {
    f: FIRM.oakfield,
    i: { ...input, costsBasis: 'fixed', fixedCostsCategories: ['deputy_appointment'] },
  })
  expect(refused.errors).toMatchObject([
    { message: 'The service behind CostDraft does not keep this.', extensions: { code: 'INVALID_INPUT' } },
  ])
  expect(
    any.host.requests.filter(({ path }) => path === `client/${FIRM.oakfield}/case/court-of-protection`),
  ).toHaveLength(1)
})

test('a change of it is sent with the changed fields alone', async () => {
  await ask(
    'mutation($c: ID!) { editCourtOfProtectionCase(uuid: $c, input: { opgEstimate: 4500.5, costsBasis: assessed }) { opgEstimate } }',
  )
  expect(sent('PATCH', `client/case/court-of-protection/${CASE.protection}`)).toEqual({ opg_estimate: 4500.5 })
})
