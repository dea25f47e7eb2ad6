import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, makeFirm, makePerson, office } from './support/firms.ts'
import { as } from './support/instance.ts'

interface Rate {
  uuid: string
  fee_earner: { uuid: string; firstname: string; surname: string; initials: string } | null
  grade: string | null
  effective_from: string
  rate: number
  guideline: { band: string; rate: number | null }[]
  by: string
  recorded_at: string
  version: number
}
type Answer = Rate & { message?: string; details?: Record<string, string> }

/** A solicitor firm in York with one fee earner of grade A, and calls about its rates. */
async function newFirm() {
  const firm = await makeFirm(ADMIN, 'solicitor')
  const owner = as(firm.owner)
  const at = `client/${firm.client}/rate-card`
  return {
    ...firm,
    email: firm.owner,
    owner,
    at,
    list: async () => (await owner.rest<Rate[]>('GET', at)).body,
    add: (body: object, headers = {}) => owner.rest<Answer>('POST', at, body, headers),
    edit: (uuid: string, body: object, headers = {}) => owner.rest<Answer>('PATCH', `${at}/${uuid}`, body, headers),
    remove: (uuid: string, headers = {}) => owner.rest<Answer>('DELETE', `${at}/${uuid}`, undefined, headers),
  }
}
const ofGrade = (grade: string, rate: number | string = 250, effective_from = '2025-01-01') => ({
  grade,
  effective_from,
  rate,
})
const nextYear = (years: number, days = 0): string => {
  const day = new Date()
  day.setUTCFullYear(day.getUTCFullYear() + years)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

describe('rates of persons and grades', () => {
  test('are listed by person and then by grade, the newest first day first, each with the guideline rates of its offices', async () => {
    const firm = await newFirm()
    const person = { fee_earner: firm.feeEarner, effective_from: '2024-06-01', rate: 310.5 }
    expect(await firm.list()).toEqual([])
    expect((await firm.add(ofGrade('B'))).status).toBe(201)
    expect((await firm.add(ofGrade('A', 260))).status).toBe(201)
    const added = await firm.add(person)
    expect([added.status, added.headers.etag]).toEqual([201, '"1"'])
    await firm.add({ ...person, effective_from: '2025-06-01', rate: 320 })
    await firm.add(ofGrade('A', 270, nextYear(1)))
    const list = await firm.list()
    expect(
      list.map(({ fee_earner, grade, effective_from, rate }) => [fee_earner?.uuid ?? grade, effective_from, rate]),
    ).toEqual([
      [firm.feeEarner, '2025-06-01', 320],
      [firm.feeEarner, '2024-06-01', 310.5],
      ['A', nextYear(1), 270],
      ['A', '2025-01-01', 260],
      ['B', '2025-01-01', 250],
    ])
    const { body: me } = await firm.owner.rest<{ firstname: string; surname: string }>('GET', 'users/user')
    expect(list[1]).toEqual({
      ...added.body,
      fee_earner: {
        uuid: firm.feeEarner,
        firstname: expect.any(String),
        surname: 'Earner',
        initials: expect.any(String),
      },
      grade: null,
      guideline: [{ band: 'national_2', rate: expect.any(Number) }],
      by: `${me.firstname} ${me.surname}`,
      version: 1,
    })
    expect(list[1]?.recorded_at.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10))
  })

  test('the guideline rates are those of the bands of the offices, and of the firm’s own edition of their table', async () => {
    const firm = await newFirm()
    const london = office('London office', { postcode: 'W1A 1AA', location: 'London', headquarters: false })
    const { body: site } = await firm.owner.rest<{ uuid: string; guideline_band: string | null }>(
      'POST',
      `clients/${firm.client}/sites`,
      london,
    )
    expect(site.guideline_band).toBeNull()
    await firm.owner.rest('POST', `client/${firm.client}/rates/guideline_hourly/edition`, {
      effective_from: '2026-01-02',
      authority: 'Entered for a test',
      amounts: { 'london_1.B': 501, 'london_2.B': 402, 'national_1.B': 303, 'national_2.A': 204 },
    })
    const guidelines = async () =>
      Object.fromEntries((await firm.list()).map((row) => [row.grade ?? 'person', row.guideline]))
    await firm.add(ofGrade('B'))
    await firm.add({ fee_earner: firm.feeEarner, effective_from: '2025-01-01', rate: 300 })
    expect(await guidelines()).toEqual({
      person: [{ band: 'national_2', rate: 204 }],
      B: [
        { band: 'london_2', rate: 402 },
        { band: 'national_2', rate: null },
      ],
    })
    for (const [uuid, guideline_band] of [
      [site.uuid, 'london_1'],
      [firm.site, 'national_1'],
    ])
      expect((await firm.owner.rest('PATCH', `clients/${firm.client}/sites/${uuid}`, { guideline_band })).status).toBe(
        200,
      )
    expect(await guidelines()).toEqual({
      person: [{ band: 'national_1', rate: null }],
      B: [
        { band: 'london_1', rate: 501 },
        { band: 'national_1', rate: 303 },
      ],
    })
  })

  test('change under their version, from a grade to a person too, and are gone once removed', async () => {
    const firm = await newFirm()
    const { body: rate } = await firm.add(ofGrade('A'))
    const edited = await firm.edit(rate.uuid, { rate: 255.55 }, { 'if-match': '"1"' })
    expect([edited.status, edited.headers.etag, edited.body]).toMatchObject([
      200,
      '"2"',
      { rate: 255.55, effective_from: '2025-01-01', grade: 'A', version: 2 },
    ])
    const stale = await firm.edit(rate.uuid, { rate: 1 }, { 'if-match': '"1"' })
    expect([stale.status, JSON.stringify(stale.body)]).toEqual([412, expect.stringContaining('255.55')])
    // What was read may be sent back; nothing changes.
    expect((await firm.edit(rate.uuid, edited.body)).body).toEqual(edited.body)
    const person = await firm.edit(rate.uuid, { fee_earner: firm.feeEarner })
    expect(person.body).toMatchObject({ fee_earner: { uuid: firm.feeEarner }, grade: null, rate: 255.55, version: 3 })
    expect((await firm.edit(rate.uuid, { grade: 'C' })).body).toMatchObject({
      fee_earner: null,
      grade: 'C',
      version: 4,
    })
    expect((await firm.remove(rate.uuid, { 'if-match': '"3"' })).status).toBe(412)
    expect((await firm.remove(rate.uuid, { 'if-match': '"4"' })).status).toBe(204)
    expect(await firm.list()).toEqual([])
    for (const answer of [
      await firm.edit(rate.uuid, { rate: 1 }),
      await firm.remove(rate.uuid),
      await firm.edit('x', {}),
    ])
      expect(answer.status).toBe(404)
    // The day is free again.
    expect((await firm.add(ofGrade('C'))).status).toBe(201)
  })

  test('a repeated creation with its key has one effect', async () => {
    const firm = await newFirm()
    const key = { 'idempotency-key': randomUUID() }
    const first = await firm.add(ofGrade('D'), key)
    expect(await firm.add(ofGrade('D'), key)).toMatchObject({ status: 201, body: first.body })
    expect(await firm.list()).toHaveLength(1)
  })
})

test('GraphQL adds, lists, edits under a version and removes rates', async () => {
  const firm = await newFirm()
  const c = firm.client
  const add = (input: string) =>
    firm.owner.graphql(
      `mutation($c: ID!) { addRateCard(clientUuid: $c, input: { ${input}, effectiveFrom: "2025-01-01", rate: "1234.50" }) { uuid rate version } }`,
      { c },
    )
  const { data } = await add(`feeEarner: "${firm.feeEarner}"`)
  expect(data).toEqual({ addRateCard: { uuid: expect.any(String), rate: '1234.50', version: '1' } })
  expect((await add('grade: D')).errors).toBeUndefined()
  expect((await add('grade: D')).errors?.[0]).toMatchObject({
    message: 'Grade D already has a rate from that day. Change that one instead.',
    extensions: { code: 'CONFLICT', problems: [{ path: 'effectiveFrom', message: 'There is a rate from this day.' }] },
  })
  const { data: listed } = await firm.owner.graphql(
    'query($c: ID!) { rateCards(clientUuid: $c) { uuid feeEarner { uuid surname } grade effectiveFrom rate guideline { band rate } by version } }',
    { c },
  )
  const guideline = [{ band: 'national_2', rate: expect.stringMatching(/^\d+\.\d\d$/) }]
  const common = { effectiveFrom: '2025-01-01', rate: '1234.50', guideline, by: expect.any(String), version: '1' }
  expect(listed?.rateCards).toEqual([
    { ...common, uuid: expect.any(String), feeEarner: { uuid: firm.feeEarner, surname: 'Earner' }, grade: null },
    { ...common, uuid: expect.any(String), feeEarner: null, grade: 'D' },
  ])
  const uuid = (listed as { rateCards: { uuid: string }[] }).rateCards[0]?.uuid
  const edit = (version: string) =>
    firm.owner.graphql(
      'mutation($c: ID!, $u: ID!, $v: String) { editRateCard(clientUuid: $c, uuid: $u, version: $v, input: { grade: C, effectiveFrom: "2025-01-02", rate: "2" }) { feeEarner { uuid } grade rate version } }',
      { c, u: uuid, v: version },
    )
  expect((await edit('1')).data).toEqual({
    editRateCard: { feeEarner: null, grade: 'C', rate: '2.00', version: '2' },
  })
  expect((await edit('1')).errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    current: { grade: 'C', effectiveFrom: '2025-01-02', rate: 2, version: '2' },
  })
  const remove = (version: string) =>
    firm.owner.graphql(
      'mutation($c: ID!, $u: ID!, $v: String) { removeRateCard(clientUuid: $c, uuid: $u, version: $v) }',
      {
        c,
        u: uuid,
        v: version,
      },
    )
  expect((await remove('1')).errors?.[0]?.extensions.code).toBe('CONFLICT')
  expect((await remove('2')).data).toEqual({ removeRateCard: uuid })
  expect(await firm.list()).toHaveLength(1)
})

describe('refusals', () => {
  let firm: Awaited<ReturnType<typeof newFirm>>
  let rival: string
  beforeAll(async () => {
    firm = await newFirm()
    rival = (await makeFirm(ADMIN, 'solicitor')).feeEarner
    await firm.add(ofGrade('A'))
    await firm.add({ fee_earner: firm.feeEarner, effective_from: '2025-01-01', rate: 300 })
  })
  const REQUIRED = 'This is required.'
  const AMOUNT = 'Enter an amount from 0.01 to 99,999.99 with at most two decimals.'
  const DAY = 'Enter a date from 01/01/1990 up to one year ahead.'

  test('everything is said at once, by name', async () => {
    expect(await firm.add({})).toMatchObject({
      status: 422,
      body: { details: { fee_earner: REQUIRED, grade: REQUIRED, effective_from: REQUIRED, rate: REQUIRED } },
    })
    expect(await firm.add({ ...ofGrade('B'), colour: 'red', client_uuid: firm.client })).toMatchObject({
      status: 422,
      body: { details: { colour: 'This field is not known.', client_uuid: 'This field is not known.' } },
    })
  })
  test.each<[object, Record<string, string>]>([
    [{ fee_earner: 'EARNER' }, { grade: 'A rate is for a person or for a grade. Leave one of them out.' }],
    [{ grade: 'E' }, { grade: 'Choose one of A, B, C, D.' }],
    [{ rate: 0 }, { rate: AMOUNT }],
    [{ rate: -1 }, { rate: AMOUNT }],
    [{ rate: 100_000 }, { rate: AMOUNT }],
    [{ rate: 1.005 }, { rate: AMOUNT }],
    [{ rate: 'a lot' }, { rate: AMOUNT }],
    [{ rate: true }, { rate: AMOUNT }],
    [{ effective_from: '1989-12-31' }, { effective_from: DAY }],
    [{ effective_from: nextYear(1, 1) }, { effective_from: DAY }],
    [{ effective_from: '2025-02-30' }, { effective_from: 'Enter a date such as 14/01/2025.' }],
    [{ version: 7 }, { version: 'The version follows from the changes.' }],
    [{ guideline: [{ band: 'london_1', rate: 1 }] }, { guideline: 'The guideline rates follow from the offices.' }],
  ])('%j', async (change, details) => {
    const body = JSON.stringify({ ...ofGrade('B'), ...change }).replace('EARNER', firm.feeEarner)
    expect(await firm.add(JSON.parse(body) as object)).toMatchObject({ status: 422, body: { details } })
  })
  test.each([[0.01], [99_999.99], ['£1,234.50']])('%j is an amount', async (rate) => {
    const { status, body } = await firm.add(ofGrade('B', rate))
    expect([status, body.rate]).toEqual([201, rate === '£1,234.50' ? 1234.5 : rate])
    await firm.remove(body.uuid)
  })
  test('a fee earner of another firm is none', async () => {
    for (const fee_earner of [rival, randomUUID()])
      expect(await firm.add({ fee_earner, effective_from: '2025-01-01', rate: 300 })).toMatchObject({
        status: 422,
        body: { details: { fee_earner: 'Choose one from the list.' } },
      })
  })
  test('a second rate of the same person or grade from the same day', async () => {
    const details = { effective_from: 'There is a rate from this day.' }
    expect(await firm.add(ofGrade('A', 1))).toMatchObject({
      status: 409,
      body: { message: 'Grade A already has a rate from that day. Change that one instead.', details },
    })
    expect(await firm.add({ fee_earner: firm.feeEarner, effective_from: '2025-01-01', rate: 1 })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^\S+ Earner already has a rate/), details },
    })
    const { body } = await firm.add(ofGrade('A', 1, '2025-01-02'))
    expect((await firm.edit(body.uuid, { effective_from: '2025-01-01' })).status).toBe(409)
    expect((await firm.remove(body.uuid)).status).toBe(204)
  })
  test('who may not edit rates: not in any verb', async () => {
    const solicitor = as((await makePerson(firm.email, firm, 'solicitor')).email)
    const [rate] = await firm.list()
    for (const [verb, path, body] of [
      ['GET', firm.at, undefined],
      ['POST', firm.at, ofGrade('B')],
      ['PATCH', `${firm.at}/${rate?.uuid}`, { rate: 1 }],
      ['DELETE', `${firm.at}/${rate?.uuid}`, undefined],
    ] as const)
      expect([verb, (await solicitor.rest(verb, path, body)).status]).toEqual([verb, 403])
  })
  test('an archived client keeps its rates as they are', async () => {
    const archived = await newFirm()
    const { body: rate } = await archived.add(ofGrade('A'))
    const admin = as(ADMIN)
    expect((await admin.rest('POST', `clients/${archived.client}/archive`, {})).status).toBeLessThan(300)
    for (const [verb, path, body] of [
      ['POST', archived.at, ofGrade('B')],
      ['PATCH', `${archived.at}/${rate.uuid}`, { rate: 1 }],
      ['DELETE', `${archived.at}/${rate.uuid}`, undefined],
    ] as const)
      expect([verb, (await admin.rest(verb, path, body)).status]).toEqual([verb, 409])
  })
})
