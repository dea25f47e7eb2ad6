import { array, assert, asyncProperty, boolean, nat, record, uniqueArray } from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { careCase } from './support/care-case.ts'
import { ADMIN, makeFirm, makePerson, office, word, type Firm } from './support/firms.ts'
import { as, BOUNDARY, type Caller } from './support/instance.ts'
import { courtOfProtectionCase } from './support/court-of-protection-case.ts'
import { highCostCase } from './support/high-cost-case.ts'
import { interPartesCase } from './support/inter-partes-case.ts'
import { program } from './support/identities.ts'

/** Two answers are alike but for the ids of their requests. */
const ONE_REQUEST = { 'x-request-id': 'one-and-the-same' }

type Row = Record<string, unknown> & { uuid: string; version: number }
type OwnedFirm = Firm & { owner: string }
interface Id {
  system: string
  id: string
}

let parent: OwnedFirm
let first: OwnedFirm
let second: OwnedFirm
/** Someone of the parent who drafts the cases of both firms. */
let draftsman: Caller
let stranger: Caller
beforeAll(async () => {
  parent = await makeFirm(ADMIN, 'costs_draftsman')
  first = await makeFirm(parent.owner, 'solicitor')
  second = await makeFirm(parent.owner, 'solicitor')
  const { email } = await makePerson(parent.owner, parent, 'costs_draftsman', 'Mary', {
    [first.client]: 'costs_draftsman',
    [second.client]: 'costs_draftsman',
  })
  draftsman = as(email)
  stranger = as((await makeFirm(ADMIN, 'solicitor')).owner)
})

let next = 0
/** An external id that no other test has. */
const newId = (system = 'matters'): Id => ({ system, id: `M-${next++}-${word('')}` })
const given = (...ids: Id[]) => ({ external_ids: ids })

/** How a record of each kind is created, changed and found: `body` is new each time, `change` leaves external ids. */
interface Kind {
  create: string
  body: () => object
  one: (uuid: string) => string
  patch: (uuid: string) => string
  change: object
  list: string
  field: string
  name: (row: Row) => unknown
}
const kinds = (firm: OwnedFirm, within: OwnedFirm): Record<string, Kind> => ({
  case: {
    create: `client/${firm.client}/case/legal-aid`,
    body: () => careCase(firm),
    one: (uuid) => `client/case/${uuid}`,
    patch: (uuid) => `client/case/legal-aid/${uuid}`,
    change: { case_name: 'Re Renamed' },
    list: 'client/case',
    field: 'case',
    name: ({ case_name }) => case_name,
  },
  client: {
    create: 'clients',
    body: () => ({ name: word('Firm'), type: 'solicitor', solicitor_sra_number: '640100', sites: [office('Office')] }),
    one: (uuid) => `clients/${uuid}`,
    patch: (uuid) => `clients/${uuid}`,
    change: { name: 'Renamed and Company' },
    list: 'clients',
    field: 'client',
    name: ({ name }) => name,
  },
  user: {
    create: `users/clients/${within.client}`,
    body: () => ({
      firstname: 'Mary',
      surname: 'Tester',
      email_address: `${word('p').slice(0, 16)}@firm.example`,
      password: 'CostDraft-demo-1',
      client_role: 'team_leader',
      site_uuid: within.site,
    }),
    one: (uuid) => `clients/users/${uuid}`,
    patch: (uuid) => `users/${uuid}`,
    change: { surname: 'Renamed' },
    list: 'users',
    field: 'user',
    name: ({ firstname, surname }) => `${String(firstname)} ${String(surname)}`,
  },
  fee_earner: {
    create: `client/${firm.client}/fee-earner`,
    body: () => ({ site: firm.site, firstname: 'Ann', surname: word('Earner'), type: 'solicitor', grade: 'A' }),
    one: (uuid) => `client/fee-earner?uuid=${uuid}`,
    patch: (uuid) => `client/${firm.client}/fee-earner/${uuid}`,
    change: { surname: 'Renamed' },
    list: 'client/fee-earner',
    field: 'feeEarner',
    name: ({ firstname, surname }) => `${String(firstname)} ${String(surname)}`,
  },
})
const names = ['case', 'client', 'user', 'fee_earner'] as const

const rowsIn = (body: unknown): Row[] => (Array.isArray(body) ? body : (body as { nodes: Row[] }).nodes) as Row[]
const queryOf = ({ system, id }: Id, more = {}): string =>
  new URLSearchParams({ external_system: system, external_id: id, ...more }).toString()
const fieldsOf = { case: 'caseName', client: 'name', user: 'surname', feeEarner: 'surname' }
const lookup = (field: string, more = ''): string =>
  `query($s: String!, $i: String!) { found: ${field}(externalId: { system: $s, id: $i ${more} }) { ${fieldsOf[field as keyof typeof fieldsOf]} externalIds { system id } } }`

describe.each(names)('the external ids of a %s', (name) => {
  let owner: Caller
  let kind: Kind
  beforeAll(() => {
    owner = as(parent.owner)
    kind = kinds(first, parent)[name]!
  })
  const created = async (...ids: Id[]): Promise<{ row: Row; body: object }> => {
    const body = { ...kind.body(), ...given(...ids) }
    const { status, body: row } = await owner.rest<Row>('POST', kind.create, body)
    expect([status, row]).toMatchObject([201, given(...ids)])
    return { row, body }
  }

  test('are answered, listed and looked up', async () => {
    const ids = [newId(), newId('accounts')]
    const { row } = await created(...ids)
    expect(rowsIn([(await owner.rest('GET', kind.one(row.uuid))).body].flat())[0]).toMatchObject(given(...ids))
    for (const id of ids) {
      const { body } = await owner.rest('GET', `${kind.list}?${queryOf(id)}`)
      expect(rowsIn(body)).toMatchObject([{ uuid: row.uuid, ...given(...ids) }])
      expect(await owner.graphql(lookup(kind.field), { s: id.system, i: id.id })).toMatchObject({
        data: { found: { externalIds: ids } },
      })
    }
  })

  test('are changed as a list, as a change of the record', async () => {
    const { row } = await created(newId(), newId())
    const ids = [newId('accounts')]
    const { status, body } = await owner.rest<Row>('PATCH', kind.patch(row.uuid), given(...ids))
    expect([status, body.external_ids]).toEqual([200, ids])
    expect(body.version).toBe(row.version + 1)
    const again = await owner.rest<Row>('PATCH', kind.patch(row.uuid), given(...ids))
    expect([again.status, again.body.version]).toEqual([200, body.version])
    // Any other change leaves them, and nothing removes them.
    const renamed = await owner.rest<Row>('PATCH', kind.patch(row.uuid), kind.change)
    expect([renamed.status, renamed.body.external_ids]).toEqual([200, ids])
    const none = await owner.rest<Row>('PATCH', kind.patch(row.uuid), { external_ids: null })
    expect([none.status, none.body.external_ids]).toEqual([200, []])
    const { body: found } = await owner.rest('GET', `${kind.list}?${queryOf(ids[0]!)}`)
    expect(rowsIn(found)).toEqual([])
  })

  test('that another record has are refused, and it is named', async () => {
    const id = newId()
    const { row } = await created(id)
    const { row: other } = await created(newId())
    const { status, body } = await owner.rest<Row & { details: Record<string, string> }>(
      'PATCH',
      kind.patch(other.uuid),
      given(newId(), id),
    )
    expect([status, body.message]).toEqual([409, expect.stringContaining(`: ${String(kind.name(row))}.`)])
    expect(body.details).toEqual({ external_ids: body.message, uuid: row.uuid })
    const created409 = await owner.rest('POST', kind.create, { ...kind.body(), ...given(id) })
    expect([created409.status, created409.body.message]).toEqual([409, body.message])
  })

  test('let a creation be repeated, whatever was changed since', async () => {
    const id = newId()
    const { row, body } = await created(id, newId())
    await owner.rest('PATCH', kind.patch(row.uuid), kind.change)
    await owner.rest('PATCH', kind.patch(row.uuid), given(id, newId()))
    const reordered = Object.fromEntries(Object.entries(body).toReversed())
    const repeated = await owner.rest<Row>('POST', kind.create, reordered)
    expect([repeated.status, repeated.body.uuid]).toEqual([200, row.uuid])
    expect(repeated.body).toMatchObject(kind.change)
    const other = await owner.rest('POST', kind.create, { ...body, ...kind.change })
    expect(other.status).toBe(409)
  })

  test('make one of two creations at once', async () => {
    const body = { ...kind.body(), ...given(newId(), newId()) }
    const answers = await Promise.all([1, 2, 3].map(() => owner.rest<Row>('POST', kind.create, body)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
    expect(new Set(answers.map(({ body: { uuid } }) => uuid)).size).toBe(1)
    const { version: _version, ...whole } = answers[0]!.body
    for (const answer of answers) expect(answer.body).toMatchObject(whole)
  })

  test('are checked', async () => {
    for (const wrong of [
      [{ system: 'x'.repeat(51), id: '1' }],
      [{ system: 'x', id: 'x'.repeat(201) }],
      [{ system: '', id: '1' }],
      [{ system: 'x' }],
      [{ system: 'x', id: '1', more: true }],
      [newId(), newId()].flatMap((id) => [id, id]),
      Array.from({ length: 21 }, () => newId()),
      'x',
    ]) {
      const { status, body } = await owner.rest('POST', kind.create, { ...kind.body(), external_ids: wrong })
      expect([status, Object.keys(body.details as object)]).toEqual([422, ['external_ids']])
    }
    const half = await owner.rest('GET', `${kind.list}?external_system=x`)
    expect([half.status, half.body.details]).toEqual([422, { external_id: 'This is required.' }])
  })

  test('are not found by a stranger, as those that nothing has', async () => {
    const id = newId()
    await created(id)
    const none = newId()
    const [theirs, absent] = await Promise.all(
      [id, none].map(async ({ system, id: value }) => ({
        list: (await stranger.rest('GET', `${kind.list}?${queryOf({ system, id: value })}`)).body,
        graphql: await stranger.graphql(lookup(kind.field), { s: system, i: value }, ONE_REQUEST),
      })),
    )
    expect(theirs).toEqual(absent)
    expect(theirs!.graphql.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  test('or the uuid name a record, and exactly one of them', async () => {
    const { row } = await created(newId())
    const shown = fieldsOf[kind.field as keyof typeof fieldsOf]
    const ask = (args: string) => owner.graphql(`{ found: ${kind.field}${args} { ${shown} } }`)
    expect((await ask(`(uuid: "${row.uuid}")`)).data).toMatchObject({ found: { [shown]: expect.any(String) } })
    for (const args of ['', `(uuid: "${row.uuid}", externalId: { system: "x", id: "1" })`])
      expect((await ask(args)).errors).toMatchObject([
        { message: 'Send exactly one of uuid and externalId.', extensions: { code: 'INVALID_INPUT' } },
      ])
  })
})

test.each(['case', 'fee_earner'] as const)('two firms may give a %s the same external id', async (name) => {
  const id = newId()
  const ofBoth: Row[] = []
  for (const firm of [first, second]) {
    const { create, body } = kinds(firm, parent)[name]!
    const answer = await as(parent.owner).rest<Row>('POST', create, { ...body(), ...given(id) })
    expect(answer.status).toBe(201)
    ofBoth.push(answer.body)
  }
  const { field, list } = kinds(first, parent)[name]!
  const variables = { s: id.system, i: id.id }
  expect((await draftsman.graphql(lookup(field), variables)).errors).toMatchObject([
    { message: 'Say which firm.', extensions: { code: 'INVALID_INPUT' } },
  ])
  for (const [i, firm] of [first, second].entries()) {
    const said = await draftsman.graphql(lookup(field, `, clientUuid: "${firm.client}"`), variables)
    expect(said.errors).toBeUndefined()
    const { body } = await draftsman.rest('GET', `${list}?${queryOf(id, { client: firm.client })}`)
    expect(rowsIn(body).map(({ uuid }) => uuid)).toEqual([ofBoth[i]!.uuid])
    // Whoever may read the records of one firm need not say which.
    expect((await as(firm.owner).graphql(lookup(field), variables)).errors).toBeUndefined()
  }
})

test('two parents may give a client the same external id, and each finds its own', async () => {
  const id = newId()
  const other = await makeFirm(ADMIN, 'costs_draftsman')
  const { create, body } = kinds(first, parent).client!
  for (const owner of [parent.owner, other.owner])
    expect((await as(owner).rest('POST', create, { ...body(), ...given(id) })).status).toBe(201)
  const variables = { s: id.system, i: id.id }
  expect((await as(parent.owner).graphql(lookup('client'), variables)).errors).toBeUndefined()
  const admin = as(ADMIN)
  expect((await admin.graphql(lookup('client'), variables)).errors).toMatchObject([{ message: 'Say which firm.' }])
  expect((await admin.graphql(lookup('client', `, clientUuid: "${other.client}"`), variables)).errors).toBeUndefined()
})

test('a client that its reader may not see keeps its id, and is not named', async () => {
  const id = newId()
  const { create, body } = kinds(first, parent).client!
  const sent = { ...body(), ...given(id) }
  expect((await as(parent.owner).rest('POST', create, sent)).status).toBe(201)
  const { email } = await makePerson(parent.owner, parent, 'owner')
  for (const again of [sent, { ...body(), ...given(id) }])
    expect(await as(email).rest('POST', create, again)).toMatchObject({
      status: 409,
      body: { message: 'Another client has this external id.', details: { external_ids: expect.any(String) } },
    })
})

test('clients without a parent are unique among themselves', async () => {
  const id = newId()
  const { create, body } = kinds(first, parent).client!
  const sent = { ...body(), ...given(id) }
  expect((await as(ADMIN).rest('POST', create, sent)).status).toBe(201)
  expect((await as(ADMIN).rest('POST', create, sent)).status).toBe(200)
  expect((await as(ADMIN).rest('POST', create, { ...body(), ...given(id) })).status).toBe(409)
})

test('an archived client and a deactivated user keep theirs', async () => {
  const owner = as(parent.owner)
  for (const [name, away] of [
    ['client', (uuid: string) => owner.rest('POST', `clients/${uuid}/archive`, {})],
    ['user', (uuid: string) => owner.rest('DELETE', `users/${uuid}`)],
  ] as const) {
    const id = newId()
    const kind = kinds(first, parent)[name]!
    const body = { ...kind.body(), ...given(id) }
    const { body: row } = await owner.rest<Row>('POST', kind.create, body)
    expect((await away(row.uuid)).status).toBe(200)
    const again = await owner.rest<Row>('POST', kind.create, body)
    expect([again.status, again.body.uuid]).toEqual([200, row.uuid])
    expect((await owner.graphql(lookup(kind.field), { s: id.system, i: id.id })).errors).toBeUndefined()
  }
})

test('cases of every area have external ids, through GraphQL as well', async () => {
  const owner = as(first.owner)
  for (const [path, body] of [
    ['legal-aid', careCase(first)],
    ['high-cost', highCostCase(first, {}, { advocacy_scheme: 'single_counsel' })],
    ['court-of-protection', courtOfProtectionCase(first)],
    ['inter-parties', interPartesCase(first)],
  ] as const) {
    const id = newId()
    const at = `client/${first.client}/case/${path}`
    const { status, body: row } = await owner.rest<Row>('POST', at, { ...body, ...given(id) })
    expect([status, row.external_ids]).toEqual([201, [id]])
    expect((await owner.rest('POST', at, { ...body, ...given(id) })).status).toBe(200)
  }
  const id = newId()
  const input = {
    caseName: 'Re Twice',
    solicitorsCaseReference: 'T/1',
    caseType: 'care_and_supervision',
    feeEarner: first.feeEarner,
    site: first.site,
    representedParty: 'parent',
    partiesRepresented: 1,
    externalIds: [id],
    certificate: { certificateNumber: 'ABCDEF123456', courtLevel: 'other_judge', dateOfIssue: '2025-01-10' },
  }
  const add = (change = {}) =>
    owner.graphql(
      'mutation($c: ID!, $i: LegalAidCaseInput!) { addLegalAidCase(solicitorUuid: $c, input: $i) { uuid externalIds { system id } } }',
      { c: first.client, i: { ...input, ...change } },
    )
  const { data } = await add()
  expect(data).toMatchObject({ addLegalAidCase: { externalIds: [id] } })
  expect((await add()).data).toEqual(data)
  expect((await add({ caseName: 'Re Other' })).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }])
})

test('a creation with documents is repeated with the same documents alone', async () => {
  const owner = as(first.owner)
  const care = { ...careCase(first), ...given(newId()) }
  const form = (text: string): Buffer =>
    Buffer.from(
      [
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="care_case"\r\n\r\n${JSON.stringify(care)}\r\n`,
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="note.csv"\r\ncontent-type: text/csv\r\n\r\n${text}\r\n`,
        `--${BOUNDARY}--\r\n`,
      ].join(''),
    )
  const at = `client/${first.client}/case/legal-aid`
  const made = await owner.rest<Row>('POST', at, form('one'))
  expect(made.status).toBe(201)
  const again = await owner.rest<Row>('POST', at, form('one'))
  expect([again.status, again.body.uuid]).toEqual([200, made.body.uuid])
  expect((again.body.uploaded_files as { children: unknown[] }).children).toHaveLength(1)
  expect((await owner.rest('POST', at, form('two'))).status).toBe(409)
  expect((await owner.rest('POST', at, care)).status).toBe(409)
})

test('a change of external ids is in the audit, in words', async () => {
  const owner = as(first.owner)
  const id = newId()
  const { body } = await owner.rest<Row>('POST', `client/${first.client}/case/legal-aid`, careCase(first))
  await owner.rest('PATCH', `client/case/legal-aid/${body.uuid}`, given(id))
  const { data } = await owner.graphql(
    'query($c: ID!) { case(uuid: $c) { audit(first: 1) { nodes { sentences } } } }',
    { c: body.uuid },
  )
  expect(data).toEqual({
    case: { audit: { nodes: [{ sentences: [`External ids: nothing → ${id.system} ${id.id}.`] }] } },
  })
})

test('an API client of one firm repeats its creations, whoever made the first', async () => {
  const sent = { ...careCase(first), ...given(newId()) }
  const at = `client/${first.client}/case/legal-aid`
  const caller = await program(first.owner, first.client, { read_only: false })
  const { body } = await as(first.owner).rest<Row>('POST', at, sent)
  expect(await caller.rest('POST', at, sent)).toMatchObject({ status: 200, body: { uuid: body.uuid } })
})

test('within a firm an external id has one record, whatever is created, changed and removed in whatever order', async () => {
  const owner = as(first.owner)
  const kind = kinds(first, parent).fee_earner!
  const ids = Array.from({ length: 4 }, () => newId())
  const bodies = Array.from({ length: 3 }, () => kind.body())
  const one = record({
    which: nat({ max: 2 }),
    ids: uniqueArray(nat({ max: 3 }), { maxLength: 2 }),
    isCreation: boolean(),
  })
  await assert(
    asyncProperty(array(one, { minLength: 1, maxLength: 6 }), async (acts) => {
      /** By external id, the uuid of its record: what the rules say. */
      const held = new Map<string, string>()
      const has = (uuid: string): string[] => [...held].flatMap(([id, of]) => (of === uuid ? [id] : []))
      const made = new Map<number, string>()
      for (const { which, ids: places, isCreation } of acts) {
        const wanted = places.map((i) => ids[i]!)
        const uuid = made.get(which)
        if (isCreation || uuid === undefined) {
          if (wanted.length === 0) continue
          const { status, body } = await owner.rest<Row>('POST', kind.create, {
            ...bodies[which],
            ...given(...wanted),
          })
          const taken = wanted.some(({ id }) => held.has(id))
          expect([201, 200, 409]).toContain(status)
          if (status === 201) {
            expect(taken).toBe(false)
            made.set(which, body.uuid)
            for (const { id } of wanted) held.set(id, body.uuid)
          } else expect(taken).toBe(true)
          if (status === 200)
            expect(wanted.map(({ id }) => held.get(id) ?? body.uuid)).toEqual(wanted.map(() => body.uuid))
        } else {
          const { status } = await owner.rest('PATCH', kind.patch(uuid), given(...wanted))
          const isFree = wanted.every(({ id }) => [undefined, uuid].includes(held.get(id)))
          expect(status).toBe(isFree ? 200 : 409)
          if (isFree) {
            for (const id of has(uuid)) held.delete(id)
            for (const { id } of wanted) held.set(id, uuid)
          }
        }
        for (const id of ids) {
          const { body } = await owner.rest('GET', `${kind.list}?${queryOf(id)}`)
          expect(rowsIn(body).map((row) => row.uuid)).toEqual([held.get(id.id)].filter(Boolean))
        }
      }
      for (const uuid of new Set(held.values())) await owner.rest('PATCH', kind.patch(uuid), given())
    }),
    { numRuns: 15 },
  )
})
