import { describe, expect, test } from 'vitest'
import { interPartesCase } from './support/inter-partes-case.ts'
import { ADMIN, makeFirm } from './support/firms.ts'
import { makeFile } from './support/files.ts'
import { ASHDOWN, BRYN, DRAFTSMAN, firmOf } from './support/firm.ts'
import { as } from './support/instance.ts'

type Row = Record<string, unknown> & { uuid: string; version: number }
type Body = Record<string, unknown>
const ashdown = as(ASHDOWN)

/** The body of an answer; fails unless it has the status. */
async function answered<T = Row>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  status = method === 'POST' ? 201 : 200,
  caller = ashdown,
): Promise<T> {
  const answer = await caller.rest<T>(method, path, body)
  expect([method, path, answer.status, answer.body]).toEqual([method, path, status, answer.body])
  return answer.body
}

/** A case with the path of its lists, and a fee earner of grade A in York. */
async function disputeCase(change: Body = {}) {
  const firm = await firmOf(ASHDOWN),
    { uuid } = await answered('POST', `client/${firm.client}/case/inter-parties`, interPartesCase(firm, change))
  return { uuid, at: `client/case/${uuid}`, feeEarner: firm.feeEarner }
}
const disclosure = { date: '2024-06-03', procedural_type: 'disclosure', phase: 'disclosure' }

describe('procedural steps and attendances', () => {
  test('a step is created with what is below it, priced as their sum, and listed apart from attendances', async () => {
    const { at, feeEarner } = await disputeCase()
    const party = await answered('POST', `${at}/party`, { party: 'Ben Birch' })
    const step = await answered('POST', `${at}/procedural-step`, {
      ...disclosure,
      fee_type: 'procedural_step',
      description: 'Standard disclosure',
      procedural_step_attendances: [
        { fee_earner: feeEarner, type: 'client', time: 1.5 },
        { fee_earner: feeEarner, type: 'counsel', time: 0.5, amount: 261.5, description: 'Conference' },
      ],
      procedural_step_disbursements: [{ description: 'Copies', party: party.uuid, amount: 40, vat_exempt: false }],
    })
    expect(step).toMatchObject({
      fee_type: 'procedural_step',
      total_cost: 320.75,
      total_vat: 64.15,
      procedural_step_attendances: [
        { time: 1.5, amount: 100, rate_from: 'default', total_cost: 150, total_vat: 30 },
        { amount: 261.5, rate_from: 'entered', total_cost: 130.75 },
      ],
      procedural_step_disbursements: [{ amount: 40, total_vat: 8 }],
    })
    const hearing = await answered('POST', `${at}/procedural-step`, {
      ...disclosure,
      fee_type: 'hearing',
      description: 'Case management conference',
      phase: 'cmc',
    })
    const listed = async (query: string) =>
      (await answered<Row[]>('GET', `${at}/procedural-step${query}`)).map(({ uuid }) => uuid)
    expect(await listed('')).toEqual([step.uuid, hearing.uuid])
    expect(await listed('?fee_type=hearing')).toEqual([hearing.uuid])
    expect(await answered('GET', `${at}/totals`)).toMatchObject({
      net: 320.75,
      vat: 64.15,
      breakdowns: [
        { by: 'phase', rows: [{ key: 'disclosure', profit_costs: 280.75, disbursements: 40, gross: 384.9 }] },
        { by: 'step', rows: [{ key: step.uuid, name: 'Standard disclosure', gross: 384.9 }] },
        { by: 'party', rows: [{ key: party.uuid, gross: 48 }, { key: null }] },
      ],
    })
    expect(await answered<Row[]>('GET', `${at}/disbursement`)).toMatchObject([
      { phase: 'disclosure', date: '2024-06-03', procedural_step_disbursement: step.uuid, amount: 40 },
    ])
  })
})

const attendances = 'procedural_step_attendances',
  disbursements = 'procedural_step_disbursements'
type Nested = Row & Record<typeof attendances | typeof disbursements, Row[]>

/** A case with a step, an attendance of a person and a disbursement for a party. */
async function caseWithStep(feeType = 'procedural_step') {
  const started = await disputeCase(),
    { at, feeEarner } = started,
    party = await answered('POST', `${at}/party`, { party: 'Ben Birch' })
  const step = await answered<Nested>('POST', `${at}/procedural-step`, {
    ...disclosure,
    fee_type: feeType,
    description: 'Standard disclosure',
    [attendances]: [{ fee_earner: feeEarner, type: 'client', time: 1.5 }],
    [disbursements]: [{ description: 'Copies', party: party.uuid, amount: 40.01, vat_exempt: false }],
  })
  const [attendance] = step[attendances] as [Row],
    [paid] = step[disbursements] as [Row]
  return { ...started, party, step, attendance, paid, path: `${at}/procedural-step/${step.uuid}` }
}

describe('the calls of the specification', () => {
  test('a step is changed and deleted, and its rows have calls of their own', async () => {
    const { at, path, attendance, paid, feeEarner } = await caseWithStep()
    expect(await answered('PATCH', path, { phase: 'cmc', fee_type: 'hearing' })).toMatchObject({
      phase: 'cmc',
      fee_type: 'hearing',
      procedural_type: 'disclosure',
      [attendances]: [{ uuid: attendance.uuid }],
    })
    await answered('POST', `${path}/attendance`, { fee_earner: feeEarner, type: 'court', time: 2 })
    expect(await answered('PATCH', `${path}/attendance/${attendance.uuid}`, { time: 2 })).toMatchObject({ time: 2 })
    expect(await answered<Nested>('GET', path)).toMatchObject({
      total_cost: 440.01,
      [attendances]: [{ total_cost: 200 }, { type: 'court', total_cost: 200 }],
    })
    await answered('DELETE', `${path}/attendance/${attendance.uuid}`, undefined, 204)
    await answered('POST', `${path}/disbursement`, { amount: 10, vat_exempt: true })
    await answered('PATCH', `${path}/disbursement/${paid.uuid}`, { amount: 20 })
    expect(await answered<Nested>('GET', path)).toMatchObject({
      total_cost: 230,
      total_vat: 44,
      [disbursements]: [{ amount: 20 }, { amount: 10, total_vat: 0 }],
    })
    await answered('DELETE', `${path}/disbursement/${paid.uuid}`, undefined, 204)
    await answered('DELETE', path, undefined, 204)
    expect(await answered('GET', `${at}/procedural-step`)).toEqual([])
    expect(await answered('GET', `${at}/totals`)).toMatchObject({ net: 0, gross: 0 })
  })

  test('a step without fee_type is one; another word, and a list for one, are refused', async () => {
    const { at } = await disputeCase()
    expect(await answered('POST', `${at}/procedural-step`, { ...disclosure, description: 'Reply' })).toMatchObject({
      fee_type: 'procedural_step',
    })
    const refused = await answered<{ details: object }>(
      'POST',
      `${at}/procedural-step`,
      { ...disclosure, description: 'Reply', fee_type: 'time_recording' },
      422,
    )
    expect(Object.keys(refused.details)).toEqual(['fee_type'])
    await answered('GET', `${at}/procedural-step?fee_type=expert_fee`, undefined, 422)
  })

  test('any fee is deleted as one, but what belongs to a step', async () => {
    const { at, step, paid, attendance, feeEarner } = await caseWithStep()
    const time = await answered('POST', `${at}/time-recording`, {
        date: '2024-06-03',
        phase: 'trial',
        fee_earner: feeEarner,
        activity_type: 'preparation',
        time: 1,
      }),
      own = await answered('POST', `${at}/disbursement`, {
        date: '2024-06-03',
        phase: 'trial',
        disbursement_type: 'taxi',
        amount: 5,
      })
    for (const { uuid } of [paid, attendance])
      expect(await answered('DELETE', `${at}/fee/${uuid}`, undefined, 409)).toMatchObject({
        message: 'This belongs to a procedural step. Change it there.',
      })
    for (const { uuid } of [step, time, own]) await answered('DELETE', `${at}/fee/${uuid}`, undefined, 204)
    expect(await answered('GET', `${at}/disbursement`)).toEqual([])
    // What was below it comes back with it.
    expect(await answered<Nested>('POST', `${at}/item/${step.uuid}/restore`, {}, 200)).toMatchObject({
      [attendances]: [{ uuid: attendance.uuid }],
      [disbursements]: [{ uuid: paid.uuid }],
    })
  })

  test('time needs a phase', async () => {
    const { at, feeEarner } = await disputeCase(),
      work = { date: '2024-06-03', fee_earner: feeEarner, activity_type: 'preparation', time: 1 }
    expect(await answered('POST', `${at}/time-recording`, work, 422)).toMatchObject({
      details: { phase: 'This is required.' },
    })
    await answered('POST', `${at}/time-recording`, { ...work, phase: 'appeal' }, 422)
    await answered('POST', `${at}/disbursement`, { date: work.date, disbursement_type: 'taxi', amount: 5 }, 422)
  })

  test('documents are attached to a step as to any fee', async () => {
    const { at, uuid, step, path } = await caseWithStep(),
      { file } = await makeFile(ASHDOWN, uuid, 'List of documents.pdf', 'Evidence')
    await answered('POST', `${at}/fee/${step.uuid}/file`, { entity_files: [file] }, 200)
    expect(await answered('GET', path)).toMatchObject({ entity_files: [{ file_uuid: file }] })
    await answered('DELETE', `${at}/fee/${step.uuid}/file/${file}`, undefined, 204)
    expect(await answered('GET', path)).toMatchObject({ entity_files: [] })
    await answered('POST', `${path}/file`, { entity_files: [file] }, 404)
  })
})

test('a case records whose costs they are: one of two, or nothing', async () => {
  const { uuid } = await disputeCase({ receiving_party: 'claimant' }),
    path = `client/case/inter-parties/${uuid}`
  expect(await answered('GET', `client/case/${uuid}`)).toMatchObject({ receiving_party: 'claimant' })
  await answered('PATCH', path, { receiving_party: 'defendant' })
  const asked = 'query($c: ID!) { case(uuid: $c) { receivingParty claimant } }'
  expect((await ashdown.graphql(asked, { c: uuid })).data).toMatchObject({ case: { receivingParty: 'defendant' } })
  expect(await ashdown.rest('PATCH', path, { receiving_party: 'the court' })).toMatchObject({
    status: 422,
    body: { details: { receiving_party: expect.any(String) } },
  })
  await answered('PATCH', path, { receiving_party: null })
  expect((await ashdown.graphql(asked, { c: uuid })).data).toEqual({
    case: { receivingParty: null, claimant: 'Ann Ash' },
  })
})

describe('a party', () => {
  test('counts the disbursement of a step once, with the VAT of its day, and cannot be removed while it is named', async () => {
    const { at, party, path, paid } = await caseWithStep()
    expect(await answered<Row[]>('GET', `${at}/party`)).toMatchObject([
      { disbursement_amount: 40.01, disbursement_vat: 8 },
    ])
    // VAT was 17.5 % then, and the step has no other date.
    await answered('PATCH', path, { date: '2010-06-01' })
    expect(await answered<Row[]>('GET', `${at}/party`)).toMatchObject([{ disbursement_vat: 7 }])
    expect(await answered('DELETE', `${at}/party/${party.uuid}`, undefined, 409)).toMatchObject({
      message: 'This party is in use by 1 row. Change it first.',
      details: { procedural_step_disbursement: '1 row' },
    })
    await answered('PATCH', `${path}/disbursement/${paid.uuid}`, { party: null })
    await answered('DELETE', `${at}/party/${party.uuid}`, undefined, 204)
  })
})

describe('the rate of work', () => {
  const work = { date: '2024-06-03', phase: 'disclosure', activity_type: 'preparation', time: 2 }

  test('is the one entered, else that of the person, else that of the grade, else 100; a changed one reprices open cases alone', async () => {
    const firm = await makeFirm(ADMIN, 'solicitor'),
      { client, feeEarner } = firm,
      cards = `client/${client}/rate-card`
    const answeredBy = <T = Row>(
      method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
      path: string,
      body?: unknown,
      status?: number,
    ) => answered<T>(method, path, body, status, as(firm.owner))
    const newCase = async () =>
      `client/case/${(await answeredBy('POST', `client/${client}/case/inter-parties`, interPartesCase(firm))).uuid}`
    const timeOf = async (path: string) => (await answeredBy<Row[]>('GET', `${path}/time-recording`))[0]
    const at = await newCase(),
      complete = await newCase()
    await answeredBy('POST', `${at}/time-recording`, { ...work, fee_earner: feeEarner })
    await answeredBy('POST', `${complete}/time-recording`, { ...work, fee_earner: feeEarner })
    const step = await answeredBy<Nested>('POST', `${at}/procedural-step`, {
      ...disclosure,
      description: 'Conference',
      [attendances]: [{ fee_earner: feeEarner, type: 'counsel', time: 1 }],
    })
    const attended = async () => (await answeredBy<Nested>('GET', `${at}/procedural-step/${step.uuid}`))[attendances][0]
    expect(await timeOf(at)).toMatchObject({ amount: 100, rate_from: 'default', total_cost: 200 })
    await answeredBy('POST', `${complete}/status/complete`, {}, 200)
    const [earner] = await answeredBy<Row[]>('GET', `client/${client}/fee-earner`),
      grade = await answeredBy('POST', cards, { grade: earner?.grade, effective_from: '2024-01-01', rate: 200 })
    expect(await timeOf(at)).toMatchObject({ amount: 200, rate_from: 'rate_card', is_above_guideline: false })
    const person = await answeredBy('POST', cards, { fee_earner: feeEarner, effective_from: '2024-01-01', rate: 555 })
    expect(await timeOf(at)).toMatchObject({ amount: 555, rate_from: 'rate_card', total_cost: 1_110 })
    expect(await attended()).toMatchObject({ amount: 555, rate_from: 'rate_card', is_above_guideline: true })
    const { uuid } = (await timeOf(at)) ?? {}
    await answeredBy('PATCH', `${at}/time-recording/${uuid}`, { amount: 300 })
    expect(await timeOf(at)).toMatchObject({ amount: 300, rate_from: 'entered', total_cost: 600 })
    expect(await timeOf(complete)).toMatchObject({ amount: 100, rate_from: 'default', total_cost: 200 })
    for (const card of [grade, person]) await answeredBy('DELETE', `${cards}/${card.uuid}`, undefined, 204)
    expect(await attended()).toMatchObject({ amount: 100, rate_from: 'default' })
  })

  test('is not entered by sending a row back as it was answered, at any depth, and is by any other value', async () => {
    const { at, feeEarner } = await disputeCase()
    const { uuid } = await answered('POST', `${at}/time-recording`, { ...work, fee_earner: feeEarner }),
      path = `${at}/time-recording/${uuid}`
    const echo = async () => ({ ...(await answered<Row[]>('GET', `${at}/time-recording`))[0] })
    expect(await answered('PATCH', path, { ...(await echo()), description: 'Reading' })).toMatchObject({
      description: 'Reading',
      amount: 100,
      rate_from: 'default',
    })
    // Also as text, and without a change of anything at all.
    const { version } = await echo()
    expect(await answered('PATCH', path, { amount: '100.00', rate_from: 'default' })).toMatchObject({ version })
    expect(await answered('PATCH', path, { ...(await echo()), amount: 120 })).toMatchObject({
      amount: 120,
      rate_from: 'entered',
    })
    expect(await answered('PATCH', path, { ...(await echo()), time: 3 })).toMatchObject({
      amount: 120,
      rate_from: 'entered',
      total_cost: 360,
    })
    expect(await answered('PATCH', path, { amount: null })).toMatchObject({ amount: 100, rate_from: 'default' })
    // A program that knows nothing of where a rate is from enters one.
    expect(await answered('PATCH', path, { amount: 100 })).toMatchObject({ amount: 100, rate_from: 'entered' })

    const step = await answered<Nested>('POST', `${at}/procedural-step`, {
      ...disclosure,
      description: 'Conference',
      [attendances]: [{ fee_earner: feeEarner, type: 'counsel', time: 1 }],
    })
    const steps = `${at}/procedural-step/${step.uuid}`,
      [attended] = step[attendances]
    expect(
      await answered<Nested>('PATCH', `${steps}?lists=whole`, { ...step, [attendances]: [{ ...attended, time: 2 }] }),
    ).toMatchObject({ [attendances]: [{ time: 2, rate_from: 'default' }] })
    expect(
      await answered('PATCH', `${steps}/attendance/${attended?.uuid}`, { ...attended, type: 'court' }),
    ).toMatchObject({ type: 'court', rate_from: 'default' })
    expect(await answered('PATCH', `${steps}/attendance/${attended?.uuid}`, { amount: 99.99 })).toMatchObject({
      amount: 99.99,
      rate_from: 'entered',
    })
  })
})

describe('comments', () => {
  test.each([
    ['procedural_step', 'hearing', 'attendances'],
    ['procedural_step_attendance', 'procedural_step', 'proceduralSteps'],
    ['procedural_step_disbursement', 'hearing', 'attendances'],
  ])('on a %s below a %s lead to the tab %s and keep the case from being completed', async (type, feeType, tab) => {
    const { at, uuid, step, attendance, paid } = await caseWithStep(feeType)
    const entity = {
      procedural_step: step,
      procedural_step_attendance: attendance,
      procedural_step_disbursement: paid,
    }[type]
    const comments = `client/entity/${type}/${entity?.uuid}/comment`,
      other = await as(DRAFTSMAN).rest<Row>('POST', comments, { body: 'Whose list?' })
    expect(other.status).toBe(201)
    expect(await answered('GET', `${at}/attention`)).toEqual([
      { kind: 'procedural_step', fee_type: feeType, hearing_type: null, unresolved: 1, estimated: 0 },
    ])
    expect(await answered('POST', `${at}/status/complete`, {}, 409), 'a comment of any depth is open').toMatchObject({
      details: { [type]: '1 unresolved' },
    })
    const { data } = await ashdown.graphql(
      `query($c: ID!) { case(uuid: $c) { attention { kind tab unresolved } openComments { item tab } }
        viewer { notifications(first: 1) { nodes { sentence item { uuid kind tab } } } } }`,
      { c: uuid },
    )
    expect(data).toMatchObject({
      case: {
        attention: [{ kind: 'procedural_step', tab, unresolved: 1 }],
        openComments: [{ item: step.uuid, tab }],
      },
      viewer: { notifications: { nodes: [{ item: { uuid: step.uuid, kind: 'procedural_step', tab } }] } },
    })
    await answered('PATCH', `${comments}/${other.body.uuid}/resolve`, {}, 200)
    await answered('POST', `${at}/status/complete`, {}, 200)
  })
})

test('search leads to the tab of a step, of an attendance, and of what is below them', async () => {
  const { at, feeEarner } = await disputeCase(),
    word = `Quagga${Date.now()}`
  for (const fee_type of ['procedural_step', 'hearing'])
    await answered('POST', `${at}/procedural-step`, {
      ...disclosure,
      fee_type,
      description: `${word} ${fee_type}`,
      [attendances]: [{ fee_earner: feeEarner, type: 'client', time: 1, description: `${word} attended ${fee_type}` }],
      [disbursements]: [{ amount: 1, description: `${word} paid ${fee_type}` }],
    })
  const { data } = await ashdown.graphql('query($s: String!) { search(text: $s) { items { text kind tab } } }', {
    s: word,
  })
  const { items } = (data as { search: { items: { text: string; kind: string; tab: string }[] } }).search
  expect(items.map(({ text, kind, tab }) => [text.replace(`${word} `, ''), kind, tab]).toSorted()).toEqual([
    ['attended hearing', 'procedural_step', 'attendances'],
    ['attended procedural_step', 'procedural_step', 'proceduralSteps'],
    ['hearing', 'procedural_step', 'attendances'],
    ['paid hearing', 'disbursement', 'disbursements'],
    ['paid procedural_step', 'disbursement', 'disbursements'],
    ['procedural_step', 'procedural_step', 'proceduralSteps'],
  ])
})

test('GraphQL lists steps and attendances apart, in pages with their number, and adds and edits both alike', async () => {
  const { uuid, feeEarner } = await disputeCase()
  const input = (more: Body) => ({ date: '2024-06-03', proceduralType: 'conference', phase: 'cmc', ...more })
  const add = async (more: Body) => {
    const { data, errors } = await ashdown.graphql(
      'mutation($c: ID!, $i: ProceduralStepInput!) { addProceduralStep(caseUuid: $c, input: $i) { uuid feeType } }',
      { c: uuid, i: input(more) },
    )
    expect(errors).toBeUndefined()
    return (data as { addProceduralStep: Row }).addProceduralStep
  }
  for (const n of [1, 2, 3]) await add({ description: `Step ${n}` })
  const attended = await add({
    description: 'With counsel',
    feeType: 'hearing',
    attendances: [{ feeEarner, type: 'counsel', time: 1 }],
    disbursements: [{ amount: 12, disbursementType: 'counsel_fee' }],
  })
  const page = async (list: string, args: string) => {
    const { data } = await ashdown.graphql(
      `query($c: ID!) { case(uuid: $c) { ${list}${args} { totalCount nodes { description totalCost } pageInfo { hasNextPage endCursor } } } }`,
      { c: uuid },
    )
    return (data as { case: Record<string, { totalCount: number; nodes: Body[]; pageInfo: Record<string, unknown> }> })
      .case[list]
  }
  const one = await page('proceduralSteps', '(first: 2)')
  expect(one).toMatchObject({
    totalCount: 3,
    nodes: [{ description: 'Step 1' }, { description: 'Step 2' }],
    pageInfo: { hasNextPage: true },
  })
  const two = await page('proceduralSteps', `(first: 2, after: "${String(one?.pageInfo.endCursor)}")`)
  expect(two).toMatchObject({
    totalCount: 3,
    nodes: [{ description: 'Step 3', totalCost: '0.00' }],
    pageInfo: { hasNextPage: false },
  })
  expect(await page('attendances', '(first: 1)')).toMatchObject({
    totalCount: 1,
    nodes: [{ description: 'With counsel', totalCost: '112.00' }],
  })
  const { data } = await ashdown.graphql(
    `mutation($c: ID!, $u: ID!, $i: ProceduralStepInput!) {
      editProceduralStep(caseUuid: $c, uuid: $u, input: $i) {
        feeType attendances { amount rateFrom } disbursements { amount disbursementType } } }`,
    {
      c: uuid,
      u: attended.uuid,
      i: input({ description: 'With counsel', feeType: 'hearing', attendances: [], disbursements: [{ amount: 13 }] }),
    },
  )
  expect(data).toEqual({
    editProceduralStep: {
      feeType: 'hearing',
      attendances: [],
      disbursements: [{ amount: 13, disbursementType: null }],
    },
  })
})

test('the check before filing counts attendances with time, and names who is above the guideline rates', async () => {
  const { at, feeEarner } = await disputeCase(),
    work = { phase: 'trial', fee_earner: feeEarner, activity_type: 'preparation' }
  await answered('POST', `${at}/time-recording`, {
    ...work,
    date: '2024-06-03',
    time: 8,
    amount: 400,
    description: 'Reading',
  })
  await answered('POST', `${at}/time-recording`, { ...work, date: '2024-06-03', time: 8 })
  const step = await answered('POST', `${at}/procedural-step`, {
    ...disclosure,
    fee_type: 'hearing',
    description: 'Conference',
    [attendances]: [{ fee_earner: feeEarner, type: 'counsel', time: 9, amount: 500 }],
  })
  interface Found {
    nodes: { rule: string; message: string; item: string; list: string; tab_value: string | null }[]
  }
  const { nodes } = await answered<Found>('GET', `${at}/filing-check`)
  expect(nodes.map(({ rule }) => rule)).toEqual(['over_24_hours', 'above_guideline'])
  expect(nodes[0]?.message).toMatch(/^25 hours are recorded for .+ on 3 June 2024\.$/)
  expect(nodes[1]?.message).toMatch(
    /: 2 rows are claimed above the guideline hourly rate, at up to £500\.00 where it is £/,
  )
  // An attendance is found with its step, in the tab of that.
  for (const finding of nodes)
    expect(finding).toMatchObject({ item: step.uuid, list: 'procedural_step', tab_value: 'hearing' })
  await answered('POST', `${at}/status/complete`, {}, 200)
})

describe('the demonstration cases', () => {
  const read = async (email: string, name: string) => {
    const { data, errors } = await as(email).graphql(
      `query($s: String!) { cases(search: $s) { nodes { uuid stage unresolvedComments narrative
        timeRecordings(first: 1) { totalCount } proceduralSteps(first: 50) { totalCount nodes { attendances { uuid } disbursements { uuid } } }
        attendances(first: 50) { totalCount } disbursements(first: 1) { totalCount } parties(first: 1) { totalCount }
        budget { number isCurrent figures { grandTotal } } totals { net unpriced breakdowns { by rows { key } } } } } }`,
      { s: name },
    )
    expect(errors).toBeUndefined()
    return (data as { cases: { nodes: Record<string, unknown>[] } }).cases.nodes[0] as {
      timeRecordings: { totalCount: number }
      proceduralSteps: { totalCount: number; nodes: { attendances: object[]; disbursements: object[] }[] }
      attendances: { totalCount: number }
      parties: { totalCount: number }
      totals: { breakdowns: { by: string; rows: { key: string | null }[] }[] }
    } & Record<string, unknown>
  }
  test.each([
    [ASHDOWN, 'Beech v Hallam', 'in_progress'],
    [ASHDOWN, 'Larkfield Timber', 'in_review'],
    [ASHDOWN, 'Noor v Castle', 'complete'],
    [ASHDOWN, 'Penrose v Tallis', 'in_progress'],
    [BRYN, 'Howell v Evans', 'in_progress'],
  ])('%s, %s: work in all ten phases, steps and attendances, and every row priced', async (email, name, stage) => {
    const found = await read(email, name)
    expect(found).toMatchObject({
      stage,
      unresolvedComments: stage === 'in_review' ? 1 : 0,
      narrative: expect.any(String),
      totals: { unpriced: 0 },
      budget: name.startsWith('Penrose') ? { number: 1, isCurrent: true } : null,
    })
    const { timeRecordings, proceduralSteps: steps, attendances: attended, parties, totals } = found
    expect(timeRecordings.totalCount).toBeGreaterThanOrEqual(30)
    expect(steps.totalCount + attended.totalCount).toBeGreaterThanOrEqual(8)
    expect(attended.totalCount).toBeGreaterThanOrEqual(2)
    expect(steps.nodes.some((step) => step.attendances.length > 0 && step.disbursements.length > 0)).toBe(true)
    expect(parties.totalCount).toBeGreaterThanOrEqual(5)
    const phases = totals.breakdowns.find(({ by }) => by === 'phase')?.rows ?? []
    expect(phases.filter(({ key }) => key !== null)).toHaveLength(10)
    expect(phases.filter(({ key }) => key === null)).toEqual([])
  })
})
