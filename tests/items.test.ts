import { randomUUID } from 'node:crypto'
import { examples } from '@costdraft/schema/items/examples.ts'
import type { Examples } from '@costdraft/schema/items/kind-examples.ts'
import { kinds, type KindName } from '@costdraft/schema/items/index.ts'
import { isListed, listsOf } from '@costdraft/schema/items/listed-kinds.ts'
import { textFieldOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { describe, expect, test } from 'vitest'
import { as } from './support/instance.ts'
import { ASHDOWN, CALDER, firmOf, newCase, newCaseWith } from './support/firm.ts'

const ashdown = as(ASHDOWN)
const listed = (Object.keys(kinds) as KindName[]).filter((name) => (kinds[name] as AnyKind).list !== undefined)
type Body = Record<string, unknown>
interface Item {
  uuid: string
  version: string
  attention: boolean
  comments: unknown[]
}

/** The result of the mutation with the alias `it`. */
const itOf = ({ data }: { data?: Record<string, unknown> | null }): Item => (data ?? {}).it as Item

/** The fee earner and the party of the examples. */
const EARNER = '00000000-0000-4000-8000-000000000001'
const PARTY = '00000000-0000-4000-8000-000000000003'
/**
 * An example with its placeholders replaced by a fee earner of the firm, and a new party of the case, in the rows below
 * it as well.
 */
async function filled(caseUuid: string, draft: object): Promise<Body> {
  const text = JSON.stringify(draft).replaceAll(EARNER, (await firmOf(ASHDOWN)).feeEarner)
  if (!text.includes(PARTY)) return JSON.parse(text) as Body
  const { body } = await ashdown.rest<{ uuid: string }>('POST', `client/case/${caseUuid}/party`, { party: 'Ann Lee' })
  return JSON.parse(text.replaceAll(PARTY, body.uuid)) as Body
}

describe.each(listed)('%s, through the gateway', (name) => {
  const kind: AnyKind = kinds[name]
  const { type } = kind
  const textField = textFieldOf(kind) ?? ''
  const { valid, invalid } = examples[name] as Examples<KindName>
  const add = (caseUuid: string, input: Body, key?: string) =>
    ashdown.graphql(
      `mutation($c: ID!, $i: ${type}Input!, $k: String) { it: add${type}(caseUuid: $c, input: $i, idempotencyKey: $k) { uuid version attention comments { body } } }`,
      { c: caseUuid, i: input, k: key },
    )
  /** The rows of the kind, in each of its lists. */
  const items = async (caseUuid: string): Promise<Item[]> => {
    const lists = isListed(kind) ? listsOf(kind) : []
    const rows = '{ totalCount nodes { uuid version attention comments { body } } }'
    const { data } = await ashdown.graphql(
      `query($c: ID!) { case(uuid: $c) { ${lists.map((one) => `${one} ${rows}`).join(' ')} } }`,
      { c: caseUuid },
    )
    return Object.values((data as { case: Record<string, { nodes: Item[] }> }).case).flatMap(({ nodes }) => nodes)
  }

  test('every valid example is added and listed, edited into the next, removed and brought back', async () => {
    const { uuid: caseUuid } = await newCaseWith(ASHDOWN, name)
    for (const [i, draft] of valid.entries()) {
      const { data, errors } = await add(caseUuid, await filled(caseUuid, draft))
      expect(errors, JSON.stringify(draft)).toBeUndefined()
      const { uuid, version } = itOf({ data })
      const next = await filled(caseUuid, valid[(i + 1) % valid.length] ?? {})
      const edited = await ashdown.graphql(
        `mutation($c: ID!, $u: ID!, $i: ${type}Input!, $v: String) { it: edit${type}(caseUuid: $c, uuid: $u, input: $i, version: $v) { uuid version } }`,
        { c: caseUuid, u: uuid, i: next, v: version },
      )
      expect(edited.errors, JSON.stringify(next)).toBeUndefined()
    }
    const before = await items(caseUuid)
    expect(before).toHaveLength(valid.length)
    const { uuid = '' } = before[0] ?? {}
    expect(
      (
        await ashdown.graphql(`mutation($c: ID!, $u: ID!) { it: remove${type}(caseUuid: $c, uuid: $u) }`, {
          c: caseUuid,
          u: uuid,
        })
      ).data,
    ).toEqual({ it: uuid })
    expect((await items(caseUuid)).map((item) => item.uuid)).toEqual(before.slice(1).map((item) => item.uuid))
    expect(
      (
        await ashdown.graphql(`mutation($c: ID!, $u: ID!) { it: restore${type}(caseUuid: $c, uuid: $u) { uuid } }`, {
          c: caseUuid,
          u: uuid,
        })
      ).data,
    ).toEqual({ it: { uuid } })
    expect(await items(caseUuid)).toHaveLength(valid.length)
  })

  test('a refusal names the fields, and nothing is stored', async () => {
    const { uuid: caseUuid } = await newCaseWith(ASHDOWN, name)
    for (const [why, draft, paths, facts] of invalid) {
      const input = await filled(caseUuid, draft)
      if (
        facts ||
        Object.entries(kind.fields as Record<string, { isAlwaysRequired: boolean }>).some(
          ([field, { isAlwaysRequired }]) => isAlwaysRequired && !(field in input),
        )
      )
        continue
      const { errors } = await add(caseUuid, input)
      const { code, problems } = (errors?.[0]?.extensions ?? {}) as { code: string; problems: { path: string }[] }
      // Errors of GraphQL validation never reach the field validation; they have no problems.
      if (problems?.length)
        expect([why, code, problems.map(({ path }) => path).toSorted()]).toEqual([why, 'INVALID_INPUT', paths])
      else expect([why, code]).toEqual([why, 'INVALID_INPUT'])
    }
    expect(await items(caseUuid)).toEqual([])
  })

  test('the same key adds once, a stale version is a conflict, another firm’s fee earner is refused', async () => {
    const { uuid: caseUuid } = await newCaseWith(ASHDOWN, name)
    const key = randomUUID()
    const input = await filled(caseUuid, valid[0] ?? {})
    const [first, second] = [await add(caseUuid, input, key), await add(caseUuid, input, key)]
    expect(second.data).toEqual(first.data)
    expect(await items(caseUuid)).toHaveLength(1)
    const { uuid } = itOf(first)
    const edit = (i: Body, v: string) =>
      ashdown.graphql(
        `mutation($c: ID!, $u: ID!, $i: ${type}Input!, $v: String) { it: edit${type}(caseUuid: $c, uuid: $u, input: $i, version: $v) { version } }`,
        { c: caseUuid, u: uuid, i, v },
      )
    expect((await edit({ ...input, [textField]: 'Changed once' }, '1')).data).toEqual({ it: { version: '2' } })
    expect((await edit({ ...input, [textField]: 'Changed twice' }, '1')).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { [textField]: 'Changed once', version: '2' },
    })
    if ('feeEarner' in input)
      expect(
        (await add(caseUuid, { ...input, feeEarner: (await firmOf(CALDER)).feeEarner })).errors?.[0]?.extensions,
      ).toMatchObject({ code: 'INVALID_INPUT', problems: [{ path: 'feeEarner' }] })
  })

  test('a complete case takes no change', async () => {
    const { uuid: caseUuid } = await newCaseWith(ASHDOWN, name)
    const input = await filled(caseUuid, valid[0] ?? {})
    const { uuid } = itOf(await add(caseUuid, input))
    await ashdown.rest('POST', `client/case/${caseUuid}/status/complete`)
    const codes = [
      await add(caseUuid, input),
      await ashdown.graphql(
        `mutation($c: ID!, $u: ID!, $i: ${type}Input!) { it: edit${type}(caseUuid: $c, uuid: $u, input: $i) { uuid } }`,
        { c: caseUuid, u: uuid, i: input },
      ),
      await ashdown.graphql(`mutation($c: ID!, $u: ID!) { it: remove${type}(caseUuid: $c, uuid: $u) }`, {
        c: caseUuid,
        u: uuid,
      }),
    ].map(({ errors }) => errors?.[0]?.extensions.code)
    expect(codes).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT'])
  })
})

describe('a hearing', () => {
  const day = async (change: Body = {}): Promise<Body> => ({
    date: '2025-03-04',
    court_level: 'other_judge',
    fee_earner: (await firmOf(ASHDOWN)).feeEarner,
    hearing_type: 'interim',
    start_time: '10:00',
    end_time: '15:30',
    ...change,
  })
  const post = async (change: Body = {}) => {
    const { uuid } = await newCase(ASHDOWN)
    const { status, body } = await ashdown.rest<Body & { uuid: string; version: number }>(
      'POST',
      `client/case/${uuid}/hearing`,
      await day(change),
    )
    return { status, body, path: `client/case/${uuid}/hearing/${body.uuid}`, caseUuid: uuid }
  }

  test('has its hours and units from its times; sent by a body they are ignored', async () => {
    expect(
      (
        await post({
          hearing_time: 99,
          units: 99,
          adjournment_type: 'lunch',
          hearing_adjournment: { adjournment_length_hours: 1 },
        })
      ).body,
    ).toMatchObject({
      hearing_time: 4.5,
      units: 2,
      fee_type: 'hearing',
      hearing_adjournment: { adjournment_length_hours: 1 },
      hearing_exceptional_travel: null,
      hearing_disbursements: [],
    })
  })

  test('its adjournment and travel are set and taken off by their own paths', async () => {
    const { path } = await post()
    expect(await ashdown.rest('PATCH', `${path}/adjournment`, { adjournment_length_hours: 1.5 })).toMatchObject({
      status: 200,
      body: { hearing_time: 4, units: 2, adjournment_type: 'lunch' },
    })
    expect(
      await ashdown.rest('PATCH', `${path}/exceptional-travel`, {
        distance_miles: 30,
        days: 1,
        reason: 'Court at Exeter',
      }),
    ).toMatchObject({ status: 200, body: { hearing_exceptional_travel: { distance_miles: 30, days: 1 } } })
    expect(await ashdown.rest('PATCH', `${path}/exceptional-travel`, { distance_miles: 30 })).toMatchObject({
      status: 422,
      body: { details: { 'hearing_exceptional_travel.reason': 'This is required.' } },
    })
    expect((await ashdown.rest('DELETE', `${path}/adjournment`)).status).toBe(204)
    expect((await ashdown.rest('DELETE', `${path}/exceptional-travel`)).status).toBe(204)
    expect(await ashdown.rest('GET', path)).toMatchObject({
      body: { hearing_time: 5.5, units: 3, hearing_adjournment: null, hearing_exceptional_travel: null },
    })
  })

  test('is answered with times whose characters 11 to 16 are the time, and takes them so or as hh:mm', async () => {
    const { path, body } = await post()
    const times = { start_time: '2025-03-04T10:00:00', end_time: '2025-03-04T15:30:00' }
    expect(body).toMatchObject({ ...times, hearing_time: 5.5 })
    expect(String(body.start_time).slice(11, 16)).toBe('10:00')
    expect(await ashdown.rest('PATCH', path, times)).toMatchObject({ status: 200, body: { ...times, version: 1 } })
    const later = { date: '2025-03-05', end_time: '2025-03-04T16:15:00' }
    expect(await ashdown.rest('PATCH', path, later)).toMatchObject({
      status: 200,
      body: { start_time: '2025-03-05T10:00:00', end_time: '2025-03-05T16:15:00', hearing_time: 6.25 },
    })
    for (const end_time of ['2025-03-04T09:00:00', '09:00', '2025-03-05', '25:00'])
      expect(await ashdown.rest('PATCH', path, { end_time })).toMatchObject({
        status: 422,
        body: { details: { end_time: expect.any(String) } },
      })
    const { data } = await ashdown.graphql(
      'query($c: ID!) { case(uuid: $c) { hearings { nodes { startTime endTime } } } }',
      { c: path.split('/')[2] },
    )
    expect(data).toEqual({ case: { hearings: { nodes: [{ startTime: '10:00', endTime: '16:15' }] } } })
  })

  test('answers its costs, whatever path changed it, as the list does', async () => {
    const { path, caseUuid, body } = await post({
      hearing_disbursements: [{ disbursement_type: 'taxi', amount: 10 }],
    })
    const listed = async () =>
      (await ashdown.rest<Body[]>('GET', `client/case/${caseUuid}/hearing`)).body.find(({ uuid }) => uuid === body.uuid)
    const costs = ({ total_cost, total_vat, hearing_disbursements }: Body) => ({
      total_cost,
      total_vat,
      disbursements: (hearing_disbursements as Body[]).map((row) => [row.total_cost, row.total_vat]),
    })
    expect(costs(body)).toEqual(costs((await listed()) ?? {}))
    expect(costs(body)).toMatchObject({ total_cost: expect.any(Number), disbursements: [[10, 2]] })
    expect(body.total_cost).toBeGreaterThan(0)
    const changed = await ashdown.rest('PATCH', path, { end_time: '11:00' })
    expect(changed.body.total_cost).toBeLessThan(Number(body.total_cost))
    expect(costs(changed.body)).toEqual(costs((await listed()) ?? {}))
    const travelled = await ashdown.rest('PATCH', `${path}/exceptional-travel`, {
      distance_miles: 30,
      days: 1,
      reason: 'Court at Exeter',
    })
    expect(costs(travelled.body)).toEqual(costs((await listed()) ?? {}))
    const parking = await ashdown.rest('POST', `${path}/disbursement`, { disbursement_type: 'parking', amount: 3 })
    expect(parking.body).toMatchObject({ total_cost: 3, total_vat: 0.6 })
    expect(
      (await ashdown.rest('PATCH', `${path}/disbursement/${parking.body.uuid}`, { vat_exempt: true })).body,
    ).toMatchObject({ total_cost: 3, total_vat: 0 })
  })

  test('a field that is not kept yet is answered empty, and a value for it is refused by name', async () => {
    const { path, caseUuid } = await post()
    expect(await ashdown.rest('PATCH', path, { total_cost: 99, comments: [] })).toMatchObject({
      status: 200,
      body: { version: 1 },
    })
    const { feeEarner } = await firmOf(ASHDOWN)
    const time = { date: '2025-03-04', fee_earner: feeEarner, activity_type: 'preparation', time: 1 }
    const add = (more: Body) => ashdown.rest('POST', `client/case/${caseUuid}/time-recording`, { ...time, ...more })
    expect((await add({ party: null, cop_case_part: null, amount: null })).body).toMatchObject({
      party: null,
      cop_case_part: null,
      amount: null,
      total_cost: expect.any(Number),
      entity_files: [],
    })
    expect(await add({ amount: 12 })).toMatchObject({ status: 422, body: { details: { amount: expect.any(String) } } })
    // The items of this area are not recorded for parties: as any field that does not apply, it is not kept.
    expect(await add({ party: randomUUID() })).toMatchObject({ status: 201, body: { party: null } })
  })

  test('its disbursements are listed with the others, marked, and changed through it alone', async () => {
    const { path, caseUuid, body } = await post({
      hearing_disbursements: [{ disbursement_type: 'taxi', amount: '14.50', vat_exempt: true }],
    })
    const [taxi] = body.hearing_disbursements as { uuid: string }[]
    const { body: all } = await ashdown.rest('GET', `client/case/${caseUuid}/disbursement`)
    expect(all).toMatchObject([
      {
        uuid: taxi?.uuid,
        fee_type: 'disbursement',
        amount: 14.5,
        hearing_disbursement: body.uuid,
        date: body.date,
        total_cost: 14.5,
      },
    ])
    expect(await ashdown.rest('DELETE', `client/case/${caseUuid}/fee/${taxi?.uuid}`)).toMatchObject({
      status: 409,
      body: { message: 'This belongs to a hearing. Change it there.' },
    })
    expect(
      await ashdown.rest('PATCH', `client/case/${caseUuid}/disbursement/${taxi?.uuid}`, { amount: 1 }),
    ).toMatchObject({ status: 404 })
    expect(await ashdown.rest('PATCH', `${path}/disbursement/${taxi?.uuid}`, { amount: 15 })).toMatchObject({
      status: 200,
      body: { amount: 15, version: 2 },
    })
    expect(
      await ashdown.rest('POST', `${path}/disbursement`, { disbursement_type: 'parking', amount: 3 }),
    ).toMatchObject({ status: 201 })
    expect((await ashdown.rest('DELETE', `${path}/disbursement/${taxi?.uuid}`)).status).toBe(204)
    expect(await ashdown.rest('GET', path)).toMatchObject({
      body: { hearing_disbursements: [{ disbursement_type: 'parking', amount: 3 }] },
    })
  })

  test('its disbursements stand among the others by date, page by page, once each and once in the totals', async () => {
    const { caseUuid, body } = await post({
      date: '2025-03-05',
      hearing_disbursements: [
        { disbursement_type: 'taxi', amount: 10 },
        { disbursement_type: 'parking', amount: 3 },
      ],
    })
    for (const date of ['2025-03-04', '2025-03-06'])
      await ashdown.rest('POST', `client/case/${caseUuid}/disbursement`, {
        date,
        disbursement_type: 'court_fee',
        amount: 100,
        vat_exempt: false,
      })
    const read = async (first: number, after: string | null) => {
      const { data, errors } = await ashdown.graphql(
        'query($c: ID!, $n: Int!, $a: String) { case(uuid: $c) { disbursements(first: $n, after: $a) { totalCount nodes { date amount hearing totalVat } pageInfo { hasNextPage endCursor } } } }',
        { c: caseUuid, n: first, a: after },
      )
      expect(errors).toBeUndefined()
      return (data as { case: { disbursements: { nodes: Body[]; pageInfo: Body; totalCount: number } } }).case
        .disbursements
    }
    const [one, whole] = [await read(2, null), await read(100, null)]
    const two = await read(2, one.pageInfo.endCursor as string)
    expect([one.totalCount, one.pageInfo.hasNextPage, two.pageInfo.hasNextPage]).toEqual([4, true, false])
    expect([...one.nodes, ...two.nodes]).toEqual(whole.nodes)
    expect(whole.nodes).toEqual([
      { date: '2025-03-04', amount: '100.00', hearing: null, totalVat: '20.00' },
      { date: '2025-03-05', amount: '10.00', hearing: body.uuid, totalVat: '2.00' },
      { date: '2025-03-05', amount: '3.00', hearing: body.uuid, totalVat: '0.60' },
      { date: '2025-03-06', amount: '100.00', hearing: null, totalVat: '20.00' },
    ])
    const { body: totals } = await ashdown.rest<{ heads: { name: string; net: number }[] }>(
      'GET',
      `client/case/${caseUuid}/totals`,
    )
    expect(totals.heads.find(({ name }) => name === 'disbursements')).toMatchObject({ net: 213, line_count: 4 })
  })

  test.each([
    [
      'times and lunch',
      { adjournment_type: 'lunch', hearing_adjournment: { adjournment_length_hours: 1 } },
      { hearing_time: 4.5, units: 2, start_time: expect.stringContaining('10:00'), adjournment_type: 'lunch' },
    ],
    ['total of several days', { multi_day_interim: true, hearing_time: 5.5 }, { hearing_time: 5.5, units: 3 }],
    [
      'days',
      {
        multi_day_interim: true,
        hearing_days: [
          { date: '2025-03-04', hours: 3.5 },
          { date: '2025-03-05', hours: 2 },
        ],
      },
      { hearing_time: 5.5, units: 3 },
    ],
  ])('its %s are kept while an administrative order counts as an hour', async (_what, change, entered) => {
    const { path, body } = await post(change)
    expect(body).toMatchObject(entered)
    const on = await ashdown.rest<Body>('PATCH', path, { administrative_order: true })
    expect(on).toMatchObject({ status: 200, body: { hearing_time: 1, units: 1 } })
    // A form sends every field back as it was answered.
    const { start_time, end_time, hearing_time, hearing_days, multi_day_interim, adjournment_type } = on.body
    const echo = { start_time, end_time, hearing_time, hearing_days, multi_day_interim, adjournment_type }
    expect(await ashdown.rest('PATCH', path, { ...echo, description: 'By post' })).toMatchObject({
      body: { hearing_time: 1 },
    })
    expect(await ashdown.rest('PATCH', path, { ...echo, administrative_order: false })).toMatchObject({
      status: 200,
      body: entered,
    })
  })

  test.each([
    ['by its adjournment', { adjournment_type: 'multi_day' }],
    ['by its own key', { multi_day_interim: true }],
    ['by both', { multi_day_interim: true, adjournment_type: 'multi_day' }],
  ])('over several days, said %s, is answered by both and needs no times', async (_how, said) => {
    const both = { multi_day_interim: true, adjournment_type: 'multi_day', hearing_time: 5.5, units: 3 }
    const { path, body } = await post({ start_time: null, end_time: null, hearing_time: 5.5, ...said })
    expect(body).toMatchObject({ ...both, start_time: null, end_time: null })
    const { uuid: _uuid, ...whole } = body
    expect(await ashdown.rest('PATCH', path, { ...whole, description: 'Sent back' })).toMatchObject({ body: both })
    // One day again, also where the adjournment is sent back as it was answered.
    const oneDay = { ...whole, multi_day_interim: false, start_time: '10:00', end_time: '12:00' }
    expect(await ashdown.rest('PATCH', path, oneDay)).toMatchObject({
      status: 200,
      body: { multi_day_interim: false, adjournment_type: null, hearing_time: 2, units: 1 },
    })
    expect(await ashdown.rest('PATCH', path, { adjournment_type: 'multi_day', hearing_time: 5.5 })).toMatchObject({
      status: 200,
      body: both,
    })
  })

  test('edited through GraphQL, the rows under it become the list that was sent', async () => {
    const { caseUuid, body } = await post({
      hearing_disbursements: [
        { disbursement_type: 'taxi', amount: 14 },
        { disbursement_type: 'parking', amount: 3 },
      ],
    })
    const [taxi] = body.hearing_disbursements as { uuid: string }[]
    const { feeEarner } = await firmOf(ASHDOWN)
    const input = {
      date: '2025-03-04',
      courtLevel: 'other_judge',
      feeEarner,
      hearingType: 'interim',
      startTime: '10:00',
      endTime: '15:30',
      disbursements: [
        { uuid: taxi?.uuid, disbursementType: 'taxi', amount: 20 },
        { disbursementType: 'interpreter', amount: 90 },
      ],
    }
    const { data, errors } = await ashdown.graphql(
      'mutation($c: ID!, $u: ID!, $i: HearingInput!) { it: editHearing(caseUuid: $c, uuid: $u, input: $i) { disbursements { uuid disbursementType amount } } }',
      { c: caseUuid, u: body.uuid, i: input },
    )
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      it: {
        disbursements: [
          { uuid: taxi?.uuid, disbursementType: 'taxi', amount: '20.00' },
          { uuid: expect.any(String), disbursementType: 'interpreter', amount: '90.00' },
        ],
      },
    })
  })

  test('a change raises the case’s revision and is audited; one that changes nothing is not', async () => {
    const { path, caseUuid } = await post()
    await ashdown.rest('PATCH', path, { description: 'Case management hearing' })
    await ashdown.rest('PATCH', path, { description: 'Case management hearing' })
    const { data } = await ashdown.graphql(
      'query($c: ID!) { case(uuid: $c) { audit { nodes { entity action sentences } } } }',
      { c: caseUuid },
    )
    expect(data).toMatchObject({
      case: {
        audit: {
          nodes: [
            { entity: 'hearing', action: 'changed', sentences: ['Description: nothing → Case management hearing.'] },
            { entity: 'hearing', action: 'added' },
            { entity: 'case', action: 'added' },
          ],
        },
      },
    })
  })
})

test('time recordings come in instances where the specification has them, and a page where one is asked for', async () => {
  const { uuid } = await newCase(ASHDOWN)
  const { feeEarner } = await firmOf(ASHDOWN)
  for (const day of [3, 1, 2])
    await ashdown.rest('POST', `client/case/${uuid}/time-recording`, {
      date: `2025-01-0${day}`,
      fee_earner: feeEarner,
      activity_type: 'preparation',
      time: 0.5,
    })
  const { body } = await ashdown.rest<{
    instances: { case_part: null; time_recordings: { date: string; estimated: boolean }[] }[]
  }>('GET', `client/case/${uuid}/time-recording`)
  expect(
    body.instances.map(({ case_part, time_recordings }) => [case_part, time_recordings.map(({ date }) => date)]),
  ).toEqual([[null, ['2025-01-01', '2025-01-02', '2025-01-03']]])
  const { data } = await ashdown.graphql(
    'query($c: ID!) { case(uuid: $c) { timeRecordings(first: 2) { totalCount nodes { date time feeEarner { initials } } pageInfo { hasNextPage endCursor } } } }',
    { c: uuid },
  )
  const page = (data as { case: { timeRecordings: { pageInfo: { endCursor: string } } } }).case.timeRecordings
  expect(page).toMatchObject({
    totalCount: 3,
    nodes: [{ date: '2025-01-01', time: '0.50', feeEarner: { initials: 'EM' } }, { date: '2025-01-02' }],
    pageInfo: { hasNextPage: true },
  })
  const next = await ashdown.graphql(
    'query($c: ID!, $a: String) { case(uuid: $c) { timeRecordings(first: 2, after: $a) { nodes { date } pageInfo { hasNextPage } } } }',
    { c: uuid, a: page.pageInfo.endCursor },
  )
  expect(next.data).toEqual({
    case: { timeRecordings: { nodes: [{ date: '2025-01-03' }], pageInfo: { hasNextPage: false } } },
  })
})
