import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAnyHost, type AnyHost } from '../support/any-host.ts'
import { CASE, EARNER, FILE, FIRM, ITEM, PARTY, SITE, TOKEN } from '../support/spec-host/ids.ts'

// Inter partes cases in front of a host that serves the two specifications and nothing else.
let any: AnyHost
beforeAll(async () => {
  any = await startAnyHost({ checks: true })
})
afterAll(() => any.stop())

const ask = async (query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await any.ask(TOKEN.owner, query, { c: CASE.interPartes, ...variables })
  expect(errors).toBeUndefined()
  return data as Record<string, never>
}
const calls = (method: string, path: RegExp) =>
  any.host.requests.filter((one) => one.method === method && path.test(one.path))
const at = `client/case/${CASE.interPartes}`
const steps = new RegExp(`^${at}/procedural-step$`)

test('steps and attendances are told apart in the one list of the host, and what is below them is in both', async () => {
  const fields = `{ totalCount nodes { uuid feeType description phase totalCost
    attendances { uuid type time amount rateFrom feeEarner { surname } }
    disbursements { uuid amount disbursementType party { uuid name } } } }`
  const { case: row } = await ask(
    `query($c: ID!) { case(uuid: $c) { proceduralSteps ${fields} attendances ${fields}
      disbursements { nodes { uuid proceduralStep phase } } } }`,
  )
  expect(row).toMatchObject({
    proceduralSteps: {
      totalCount: 1,
      nodes: [
        {
          uuid: ITEM.step,
          feeType: 'procedural_step',
          phase: 'issue_statements_of_case',
          totalCost: null,
          attendances: [
            {
              uuid: ITEM.stepAttendance,
              type: 'client',
              amount: null,
              rateFrom: null,
              feeEarner: { surname: expect.any(String) },
            },
          ],
          disbursements: [
            {
              uuid: ITEM.stepDisbursement,
              disbursementType: null,
              party: { uuid: PARTY.claimant, name: 'Maud Ferris' },
            },
          ],
        },
      ],
    },
    attendances: { totalCount: 1, nodes: [{ uuid: ITEM.attendanceStep, feeType: 'hearing' }] },
    disbursements: {
      nodes: expect.arrayContaining([
        { uuid: ITEM.stepDisbursement, proceduralStep: ITEM.step, phase: 'issue_statements_of_case' },
      ]),
    },
  })
  expect(calls('GET', steps).map(({ query }) => query)).toEqual([{}])
})

test('its totals are what the host says of time and attendances, and each disbursement once', async () => {
  const { case: row } = await ask(`query($c: ID!) { case(uuid: $c) { totals { net vat unpriced breakdowns { by }
    heads { name net lines(first: 9) { nodes { description date net notHeld } } } } } }`)
  expect(row).toMatchObject({
    totals: {
      net: '1085.00',
      vat: '126.00',
      unpriced: null,
      breakdowns: null,
      heads: [
        {
          name: 'profit_costs',
          net: '630.00',
          lines: {
            nodes: [
              { net: '630.00', notHeld: null },
              {
                description: 'Attending the client to sign',
                date: '2024-10-14',
                net: '0.00',
                notHeld: 'The service behind CostDraft does not say what this costs.',
              },
            ],
          },
        },
        { name: 'disbursements', net: '455.00', lines: { nodes: [{ description: 'Issue fee' }] } },
      ],
    },
  })
})

const input = {
  date: '2025-02-03',
  proceduralType: 'mediation',
  phase: 'adr_settlement_discussions',
  description: 'Mediation',
}
const ADD =
  'mutation($c: ID!, $i: ProceduralStepInput!) { addProceduralStep(caseUuid: $c, input: $i) { uuid feeType } }'

test('an attendance is added in the words of the specification, with what is below it', async () => {
  const { addProceduralStep: added } = await ask(ADD, {
    i: {
      ...input,
      feeType: 'hearing',
      attendances: [{ feeEarner: EARNER.sana, type: 'opponent', time: 2, amount: null }],
      disbursements: [{ amount: 600, vatExempt: false, party: PARTY.claimant, disbursementType: null }],
    },
  })
  expect(added).toMatchObject({ feeType: 'hearing' })
  const [{ body } = {}] = calls('POST', steps)
  expect(body).toMatchObject({
    fee_type: 'hearing',
    procedural_type: 'mediation',
    phase: 'adr_settlement_discussions',
    procedural_step_attendances: [{ fee_earner: EARNER.sana, type: 'opponent', time: 2 }],
    procedural_step_disbursements: [{ amount: 600, vat_exempt: false, party: PARTY.claimant }],
  })
  expect(JSON.stringify(body)).not.toMatch(/disbursement_type|"amount":null/)
})

test.each([
  [
    { disbursements: [{ amount: 1 }, { amount: 600, disbursementType: 'counsel_fee' }] },
    'disbursements.1.disbursementType',
  ],
  [{ attendances: [{ feeEarner: EARNER.sana, type: 'court', time: 1, amount: 250 }] }, 'attendances.0.amount'],
])('what the specification lacks is not sent, and refused by name where it says something: %o', async (more, path) => {
  const edit =
    'mutation($c: ID!, $u: ID!, $i: ProceduralStepInput!) { editProceduralStep(caseUuid: $c, uuid: $u, input: $i) { uuid } }'
  for (const query of [ADD, edit]) {
    const sent = any.host.requests.filter(({ method }) => method !== 'GET').length
    const { errors } = await any.ask(TOKEN.owner, query, {
      c: CASE.interPartes,
      u: ITEM.step,
      i: { ...input, ...more },
    })
    expect(errors).toMatchObject([
      {
        message: 'The service behind CostDraft does not keep this.',
        extensions: { code: 'INVALID_INPUT', problems: [{ path }] },
      },
    ])
    expect(any.host.requests.filter(({ method }) => method !== 'GET')).toHaveLength(sent)
  }
})

test('a step is edited with one call for each row below it that is added, changed or removed', async () => {
  const { editProceduralStep: edited } = await ask(
    `mutation($c: ID!, $u: ID!, $i: ProceduralStepInput!) { editProceduralStep(caseUuid: $c, uuid: $u, input: $i) {
      phase attendances { uuid time type } disbursements { amount } } }`,
    {
      u: ITEM.step,
      i: {
        ...input,
        phase: 'trial',
        attendances: [
          { uuid: ITEM.stepAttendance, feeEarner: EARNER.sana, type: 'client', time: 0.75 },
          { feeEarner: EARNER.sana, type: 'witness', time: 1 },
        ],
        disbursements: [],
      },
    },
  )
  expect(edited).toEqual({
    phase: 'trial',
    attendances: [
      { uuid: ITEM.stepAttendance, time: '0.75', type: 'client' },
      { uuid: expect.any(String), time: '1.00', type: 'witness' },
    ],
    disbursements: [],
  })
  const below = `${at}/procedural-step/${ITEM.step}`
  expect(
    any.host.requests
      .filter(({ method, path }) => method !== 'GET' && path.startsWith(below))
      .map(({ method, path }) => `${method} ${path}`),
  ).toEqual([
    `PATCH ${below}`,
    `PATCH ${below}/attendance/${ITEM.stepAttendance}`,
    `POST ${below}/attendance`,
    `DELETE ${below}/disbursement/${ITEM.stepDisbursement}`,
  ])
})

test('an open comment below a step marks the tab of the step', async () => {
  await ask(
    'mutation($c: ID!, $e: ID!) { addComment(caseUuid: $c, entityType: procedural_step_attendance, entityUuid: $e, body: "Who went?") { case { uuid } } }',
    { e: ITEM.stepAttendance },
  )
  await ask(
    'mutation($c: ID!, $e: ID!) { addComment(caseUuid: $c, entityType: procedural_step, entityUuid: $e, body: "Which judge?") { case { uuid } } }',
    { e: ITEM.attendanceStep },
  )
  const { case: row } = await ask('query($c: ID!) { case(uuid: $c) { attention { kind tab unresolved } } }')
  expect(row).toEqual({
    attention: [
      { kind: 'procedural_step', tab: 'proceduralSteps', unresolved: 1 },
      { kind: 'procedural_step', tab: 'attendances', unresolved: 1 },
    ],
  })
})

test('time carries its phase and the rate that was entered', async () => {
  await ask(
    `mutation($c: ID!, $i: TimeRecordingInput!) { addTimeRecording(caseUuid: $c, input: $i) { amount phase } }`,
    {
      i: {
        date: '2025-02-03',
        feeEarner: EARNER.sana,
        activityType: 'preparation',
        time: 1,
        phase: 'trial',
        amount: 240,
      },
    },
  )
  expect(calls('POST', new RegExp(`^${at}/time-recording$`)).at(-1)?.body).toMatchObject({
    phase: 'trial',
    amount: 240,
  })
})

test('documents of a step are attached to it as a fee', async () => {
  const set = (files: string[]) =>
    ask(
      'mutation($c: ID!, $u: ID!, $f: [ID!]!) { setProceduralStepFiles(caseUuid: $c, uuid: $u, files: $f) { uuid } }',
      {
        u: ITEM.step,
        f: files,
      },
    )
  await set([])
  expect(calls('POST', /\/file$/)).toEqual([])
  const { errors } = await any.ask(
    TOKEN.owner,
    'mutation($c: ID!, $u: ID!, $f: [ID!]!) { setProceduralStepFiles(caseUuid: $c, uuid: $u, files: $f) { uuid } }',
    { c: CASE.interPartes, u: ITEM.step, f: [FILE.statement] },
  )
  // The document is of another case.
  expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }])
})

test('a case is created and changed on its own paths', async () => {
  await ask(
    `mutation($f: ID!, $i: InterPartiesCaseInput!) { addInterPartiesCase(solicitorUuid: $f, input: $i) { uuid } }`,
    {
      f: FIRM.oakfield,
      i: {
        caseName: 'Ash v Birch',
        solicitorsCaseReference: 'OAK/2',
        feeEarner: EARNER.sana,
        site: SITE.oakfieldHead,
        caseType: 'costs_budget',
        courtType: 'county_court',
        courtName: 'County Court at Leeds',
        caseNumber: 'K00LS123',
        claimant: 'Ann Ash',
        defendant: 'Ben Birch',
        startDate: '2024-04-01',
        endDate: '2025-03-31',
        opgEstimate: 0,
        courtFee: 455,
      },
    },
  )
  expect(calls('POST', new RegExp(`^client/${FIRM.oakfield}/case/inter-parties$`))[0]?.body).toMatchObject({
    care_case: { case_type: 'costs_budget', court_type: 'county_court', claimant: 'Ann Ash' },
  })
})

test('whose costs they are, and whether VAT is recovered, is not sent, and refused where it is said', async () => {
  const ADD = `mutation($f: ID!, $i: InterPartiesCaseInput!) { addInterPartiesCase(solicitorUuid: $f, input: $i) { uuid receivingParty } }`
  const input = {
    caseName: 'Ash v Birch',
    solicitorsCaseReference: 'OAK/2',
    feeEarner: EARNER.sana,
    site: SITE.oakfieldHead,
    caseType: 'bill_of_costs',
    courtType: 'county_court',
    courtName: 'County Court at Leeds',
    caseNumber: 'K00LS123',
    claimant: 'Ann Ash',
    defendant: 'Ben Birch',
    startDate: '2024-04-01',
    endDate: '2025-03-31',
    opgEstimate: 0,
    courtFee: 455,
  }
  const created = () => calls('POST', new RegExp(`^client/${FIRM.oakfield}/case/inter-parties$`))
  const before = created().length
  expect(await ask(ADD, { f: FIRM.oakfield, i: { ...input, receivingParty: null, recoversVat: false } })).toMatchObject(
    {
      addInterPartiesCase: { receivingParty: null },
    },
  )
  expect(created().at(-1)?.body).toHaveProperty('care_case.case_type', 'bill_of_costs')
  for (const name of ['receiving_party', 'recovers_vat'])
    expect(created().at(-1)?.body).not.toHaveProperty(`care_case.${name}`)
  for (const said of [{ receivingParty: 'claimant' }, { recoversVat: true }]) {
    const { errors } = await any.ask(TOKEN.owner, ADD, { f: FIRM.oakfield, i: { ...input, ...said } })
    expect(errors).toMatchObject([
      { message: 'The service behind CostDraft does not keep this.', extensions: { code: 'INVALID_INPUT' } },
    ])
  }
  expect(created()).toHaveLength(before + 1)
})
