import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAnyHost, type AnyHost } from '../support/any-host.ts'
import { CASE, EARNER, EXPERT_TYPE, FIRM, ITEM, PARTY, SITE, TOKEN } from '../support/spec-host/ids.ts'

// High cost cases in front of a host that serves the two specifications and nothing else.
let any: AnyHost
beforeAll(async () => {
  any = await startAnyHost({ checks: true })
})
afterAll(() => any.stop())

const ask = async (query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await any.ask(TOKEN.owner, query, { c: CASE.highCost, ...variables })
  expect(errors).toBeUndefined()
  return data as Record<string, never>
}
const calls = (method: string, path: RegExp) =>
  any.host.requests.filter((one) => one.method === method && path.test(one.path))
const at = `client/case/${CASE.highCost}`
const steps = new RegExp(`^${at}/high-cost/procedural-step$`)
const LEADER = { uuid: PARTY.leader, name: 'Nerys Vaughan KC' }

test('a step is answered with counsel, their travel and its disbursements, and the names of its parties', async () => {
  const { case: row } = await ask(
    `query($c: ID!) { case(uuid: $c) { highCostSteps { totalCount nodes { uuid event date description attendance solicitor { uuid name }
      solicitorAttendance eventsTotal totalCost
      counsel { uuid counselLevel partyUuid { uuid name } attendance { partyUuid { uuid name } attendance } travel { distance amount description } totalCost }
      disbursements { uuid disbursementType amount vatExempt partyUuid { uuid name } } } }
      disbursements { nodes { uuid } } hourlyFigure } }`,
  )
  expect(row).toMatchObject({
    hourlyFigure: null,
    highCostSteps: {
      totalCount: 1,
      nodes: [
        {
          uuid: ITEM.highCostStep,
          event: 'court_hearing',
          date: '2025-03-10',
          attendance: 'event',
          solicitor: { uuid: PARTY.firm, name: 'Oakfield Family Law' },
          solicitorAttendance: 'event',
          eventsTotal: '2800.00',
          totalCost: null,
          counsel: [
            {
              uuid: ITEM.counsel,
              counselLevel: 'leading',
              partyUuid: LEADER,
              attendance: { partyUuid: LEADER, attendance: 'event' },
              travel: { distance: 40, amount: '18.00', description: 'From Cardiff' },
              totalCost: null,
            },
          ],
          disbursements: [{ uuid: ITEM.highCostDisbursement, disbursementType: 'counsel_expenses', partyUuid: LEADER }],
        },
      ],
    },
    disbursements: { nodes: [{ uuid: ITEM.highCostDisbursement }] },
  })
  expect(calls('GET', steps).map(({ query }) => query)).toEqual([{}])
})

const input = { event: 'main_hearing_day', date: '2025-03-11', description: 'Final hearing', attendance: 'event' }
const FIELDS = '{ uuid event counsel { uuid counselLevel travel { amount } } disbursements { uuid amount } }'
const EDIT = `mutation($c: ID!, $u: ID!, $i: HighCostStepInput!) { it: editHighCostStep(caseUuid: $c, uuid: $u, input: $i) ${FIELDS} }`

test('its totals are what the host says of solicitor and counsel, each disbursement once, and the shares of experts', async () => {
  await ask(
    'mutation($c: ID!, $i: ExpertFeeInput!) { addExpertFee(caseUuid: $c, input: $i) { percentage party { name } } }',
    {
      i: {
        date: '2025-03-20',
        invoiceType: EXPERT_TYPE.psychologist,
        invoiceNumber: 'INV-9',
        amount: 1000.01,
        vatExempt: false,
        party: PARTY.leader,
        percentage: 33.33,
      },
    },
  )
  expect(calls('POST', /expert-fee$/)[0]?.body).toMatchObject({
    percentage: 33.33,
    party: PARTY.leader,
    amount: 1000.01,
  })
  const { case: row } =
    await ask(`query($c: ID!) { case(uuid: $c) { totals { net vat unpriced limits { name } comparison { hourly }
    heads { name net vat lines(first: 9) { nodes { description net } } } } } }`)
  expect(row).toMatchObject({
    totals: {
      net: '3229.80',
      unpriced: null,
      limits: null,
      comparison: null,
      heads: [
        { name: 'solicitor', net: '940.00', vat: '188.00' },
        { name: 'counsel', net: '1956.50', vat: '391.30' },
        { name: 'disbursements', net: '333.30', vat: '66.66' },
      ],
    },
  })
})

test('a step is added in the words of the specification, with counsel and travel in it', async () => {
  await ask(`mutation($c: ID!, $i: HighCostStepInput!) { addHighCostStep(caseUuid: $c, input: $i) ${FIELDS} }`, {
    i: {
      ...input,
      solicitor: PARTY.firm,
      solicitorAttendance: 'none',
      counsel: [
        {
          counselLevel: 'leading',
          attendance: { partyUuid: PARTY.leader, attendance: 'event' },
          travel: { distance: 12, amount: 5.4, description: 'By train' },
        },
      ],
      disbursements: [{ disbursementType: 'taxi', amount: 9, partyUuid: PARTY.leader }],
    },
  })
  expect(calls('POST', steps)[0]?.body).toMatchObject({
    event: 'main_hearing_day',
    solicitor: PARTY.firm,
    solicitor_attendance: 'none',
    counsel: [
      {
        counsel_level: 'leading',
        counsel_attendance: { party_uuid: PARTY.leader, attendance: 'event' },
        travel: { distance: 12, amount: 5.4, description: 'By train' },
      },
    ],
    procedural_step_disbursements: [{ disbursement_type: 'taxi', amount: 9, party_uuid: PARTY.leader }],
  })
})

test('a step is edited with one call for each row below it; travel goes with counsel, never on a path of its own', async () => {
  const { it } = await ask(EDIT, {
    u: ITEM.highCostStep,
    i: {
      ...input,
      counsel: [
        {
          uuid: ITEM.counsel,
          counselLevel: 'leading',
          attendance: { partyUuid: PARTY.leader, attendance: 'event' },
          travel: { distance: 40, amount: 20, description: 'From Cardiff' },
        },
        { counselLevel: 'leading' },
      ],
      disbursements: [],
    },
  })
  expect(it).toMatchObject({ counsel: [{ travel: { amount: '20.00' } }, { travel: null }], disbursements: [] })
  const one = `${at}/high-cost/procedural-step/${ITEM.highCostStep}`
  const sent = any.host.requests.filter(({ method, path }) => method !== 'GET' && path.startsWith(one))
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `PATCH ${one}`,
    `PATCH ${one}/counsel/${ITEM.counsel}`,
    `POST ${one}/counsel`,
    `DELETE ${one}/disbursement/${ITEM.highCostDisbursement}`,
  ])
  expect(sent[1]?.body).toMatchObject({
    counsel_attendance: { party_uuid: PARTY.leader, attendance: 'event' },
    travel: { distance: 40, amount: 20, description: 'From Cardiff' },
  })
  const cleared = await ask(EDIT, {
    u: ITEM.highCostStep,
    i: {
      ...input,
      counsel: [
        {
          uuid: ITEM.counsel,
          counselLevel: 'leading',
          attendance: { partyUuid: PARTY.leader, attendance: 'fas' },
          travel: null,
        },
      ],
    },
  })
  expect(cleared.it).toMatchObject({ counsel: [{ uuid: ITEM.counsel, travel: null }] })
  expect(any.host.requests.filter(({ path }) => path.endsWith('/travel') || path.endsWith('/attendance'))).toEqual([])
})

test('a step is deleted as a fee, and marked by a comment on what is below it', async () => {
  const { it } = await ask(EDIT, {
    u: ITEM.highCostStep,
    i: { ...input, disbursements: [{ disbursementType: 'taxi', amount: 9 }] },
  })
  const [paid] = (it as unknown as { disbursements: { uuid: string }[] }).disbursements
  await ask(
    'mutation($c: ID!, $e: ID!) { addComment(caseUuid: $c, entityType: procedural_step_disbursement, entityUuid: $e, body: "Who went?") { case { uuid } } }',
    { e: paid?.uuid },
  )
  const { case: row } = await ask('query($c: ID!) { case(uuid: $c) { attention { kind tab unresolved } } }')
  expect(row).toEqual({ attention: [{ kind: 'high_cost_step', tab: 'highCostSteps', unresolved: 1 }] })
  await ask('mutation($c: ID!, $u: ID!) { removeHighCostStep(caseUuid: $c, uuid: $u) }', { u: ITEM.highCostStep })
  expect(calls('DELETE', new RegExp(`^${at}/fee/${ITEM.highCostStep}$`))).toHaveLength(1)
})

test('a case is created and changed on the paths of the specification, without a figure by the hour', async () => {
  const ADD = `mutation($f: ID!, $i: HighCostCaseInput!) { addHighCostCase(solicitorUuid: $f, input: $i) { uuid hourlyFigure } }`
  const draft = {
    caseName: 'Re Elm',
    solicitorsCaseReference: 'OAK/3',
    feeEarner: EARNER.sana,
    site: SITE.oakfieldHead,
    caseType: 'care_and_supervision',
    representedParty: 'parent',
    partiesRepresented: 1,
    certificate: {
      certificateNumber: 'OAK109ABC123',
      courtLevel: 'other_judge',
      dateOfIssue: '2025-01-10',
      advocacyScheme: 'single_counsel',
      feeScheme: 'events',
      finalHearingLength: 'up_to_10_days',
    },
  }
  const created = () => calls('POST', new RegExp(`^client/${FIRM.oakfield}/case/high-cost$`))
  await ask(ADD, { f: FIRM.oakfield, i: { ...draft, hourlyFigure: null, hourlyFigureSource: null } })
  expect(created()[0]?.body).toMatchObject({
    care_case: { certificate: { advocacy_scheme: 'single_counsel', final_hearing_length: 'up_to_10_days' } },
  })
  expect(JSON.stringify(created()[0]?.body)).not.toContain('hourly_figure')
  const { errors } = await any.ask(TOKEN.owner, ADD, {
    f: FIRM.oakfield,
    i: { ...draft, hourlyFigure: 41_000, hourlyFigureSource: 'Case plan' },
  })
  expect(errors).toMatchObject([
    { message: 'The service behind CostDraft does not keep this.', extensions: { code: 'INVALID_INPUT' } },
  ])
  expect(created()).toHaveLength(1)
  await ask('mutation($c: ID!, $i: HighCostCaseChanges!) { editHighCostCase(uuid: $c, input: $i) { uuid } }', {
    i: { caseName: 'Re Fir', certificate: { advocacyScheme: 'leading_counsel_solicitor' } },
  })
  expect(calls('PATCH', new RegExp(`^client/case/legal-aid/${CASE.highCost}$`))).toHaveLength(1)
  expect(calls('PATCH', new RegExp(`^${at}/high-cost/certificate$`))[0]?.body).toMatchObject({
    advocacy_scheme: 'leading_counsel_solicitor',
  })
})
