import { randomUUID } from 'node:crypto'
import { request } from 'undici'
import { beforeAll, describe, expect, test } from 'vitest'
import { careCase } from './support/care-case.ts'
import { ADMIN, makeFirm, makePerson, type Firm } from './support/firms.ts'
import { as, instance, type Caller } from './support/instance.ts'
import { signIn } from './support/sign-in.ts'

const FEES = 'private_family_fixed_fee'
const FEE_ROW = 'children.other_judge.Non-London'
const CARE_FEES = 'care_fixed_fee'
const CARE_ROW = 'parent.other_judge.one.North'
const AUTHORITY = 'Explanatory note to SI 2013/422'

interface Edition {
  uuid: string | null
  effective_from: string
  version: number
  by: string | null
  amounts: Record<string, number>
}
interface Totals {
  gross: number
  value: number | null
  unpriced: number
  escape: object | null
}
interface Change {
  uuid: string
  before: number | null
  after: number | null
  unpriced_before: number
  unpriced_after: number
}
interface Preview {
  total_count: number
  examined: number
  nodes: Change[]
  has_next_page: boolean
  end_cursor: string | null
}

/**
 * A firm with calls about its rates and cases. Each test has its own, because an edition changes every case of a firm.
 */
async function newFirm(by = ADMIN) {
  const firm = await makeFirm(by, 'solicitor')
  const owner = as(firm.owner)
  const at = (table: string, rest = '') => `client/${firm.client}/rates/${table}${rest}`
  const input = (amounts: object, effective_from = '2014-04-22') => ({ effective_from, authority: AUTHORITY, amounts })
  const addCase = async (change: object = {}, certificate: object = {}): Promise<string> => {
    const { status, body } = await owner.rest<{ uuid: string }>(
      'POST',
      `client/${firm.client}/case/legal-aid`,
      careCase(firm, { ...change }, { ...certificate }),
    )
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body.uuid
  }
  return {
    ...firm,
    owner,
    email: firm.owner,
    at,
    input,
    addCase,
    childrenCase: () =>
      addCase(
        {
          case_type: 'children_child_arrangement_orders',
          represented_party: undefined,
          parties_represented: undefined,
        },
        { certificate_scopes: [{ scope: 'FM062' }] },
      ),
    add: (table: string, amounts: object, from?: string, headers = {}) =>
      owner.rest<Edition & { message?: string; details?: Record<string, string> }>(
        'POST',
        at(table, '/edition'),
        input(amounts, from),
        headers,
      ),
    totals: async (uuid: string) => (await owner.rest<Totals>('GET', `client/case/${uuid}/totals`)).body,
    preview: (table: string, body: object, query = '') =>
      owner.rest<Preview>('POST', `${at(table, '/preview')}${query}`, body),
  }
}
type OwnFirm = Awaited<ReturnType<typeof newFirm>>
const move = (by: Caller, uuid: string, stage: string) => by.rest('POST', `client/case/${uuid}/status/${stage}`, {})

describe('an edition prices the open cases of its firm', () => {
  let firm: OwnFirm
  let uuid: string
  beforeAll(async () => {
    firm = await newFirm()
    uuid = await firm.childrenCase()
    // 10 hours at the family court rate of Table 9(b).
    const { status } = await firm.owner.rest('POST', `client/case/${uuid}/time-recording`, {
      fee_earner: firm.feeEarner,
      date: '2025-02-03',
      activity_type: 'preparation',
      time: 10,
      description: 'Preparing',
    })
    expect(status).toBe(201)
  })

  test('a private children case is priced to the penny, in REST and in GraphQL, and says whose rate it is', async () => {
    expect(await firm.totals(uuid)).toMatchObject({ gross: 0, value: null, unpriced: 1, escape: null })
    expect((await firm.add(FEES, { [FEE_ROW]: 608.45 })).status).toBe(201)
    expect(await firm.totals(uuid)).toMatchObject({
      gross: 730.14,
      value: 730.14,
      unpriced: 0,
      escape: { fee: 608.45, threshold: 1_825.35, multiple: 3, hourly: 549, escapes: false },
    })
    const { data, errors } = await firm.owner.graphql(
      `query($c: ID!) { case(uuid: $c) { value totals { gross unpriced escape { fee multiple }
        heads { name lines(first: 5) { nodes { rate authority { table instrument from own { firm by on } } } } } } } }`,
      { c: uuid },
    )
    expect(errors).toBeUndefined()
    const { body: me } = await firm.owner.rest<{ firstname: string; surname: string; client_name: string }>(
      'GET',
      'users/user',
    )
    expect(data?.case).toMatchObject({
      value: '730.14',
      totals: {
        gross: '730.14',
        unpriced: 0,
        escape: { fee: '608.45', multiple: 3 },
        heads: [
          {
            name: 'fixed_fee',
            lines: {
              nodes: [
                {
                  rate: '608.45',
                  authority: {
                    table: 'Table 3',
                    instrument: AUTHORITY,
                    from: '2014-04-22',
                    own: {
                      firm: me.client_name,
                      by: `${me.firstname} ${me.surname}`,
                      on: new Date().toISOString().slice(0, 10),
                    },
                  },
                },
              ],
            },
          },
          { name: 'routine' },
          { name: 'scheduled', lines: { nodes: [{ rate: '54.90', authority: { table: 'Table 9(b)', own: null } }] } },
          { name: 'advocacy' },
          { name: 'disbursements' },
        ],
      },
    })
  })

  test('another firm is priced as before, also where cases of both are priced together', async () => {
    const parent = await makeFirm(ADMIN, 'costs_draftsman')
    const [one, other] = [await newFirm(parent.owner), await newFirm(parent.owner)]
    const cases = [await one.childrenCase(), await other.childrenCase()]
    expect((await one.add(FEES, { [FEE_ROW]: 500 })).status).toBe(201)
    const { body } = await as(parent.owner).rest<{ nodes: { uuid: string; value: number | null }[] }>(
      'GET',
      `client/case?first=50&client=${one.client},${other.client}`,
    )
    expect(cases.map((found) => body.nodes.find(({ uuid: listed }) => listed === found)?.value)).toEqual([600, null])
    expect(await other.totals(cases[1] ?? '')).toMatchObject({ value: null, unpriced: 1 })
  })

  test('its tables say what is held, and whose', async () => {
    const { body } = await firm.owner.rest<{ tables: { key: string; own: number }[] }>(
      'GET',
      `client/${firm.client}/rates`,
    )
    const found = (key: string) => body.tables.find((table) => table.key === key)
    expect(found(FEES)).toEqual({
      key: FEES,
      group: 'fixed_fees',
      name: 'Table 3',
      title: expect.stringContaining('legal representation'),
      state: 'partly_held',
      held: 1,
      rows: 12,
      own: 1,
    })
    expect([found(CARE_FEES), found('hourly_9aa'), found('hourly_criminal')]).toMatchObject([
      { state: 'held', own: 0 },
      { state: 'provisional', own: 0 },
      { state: 'not_held', held: 0, own: 0 },
    ])
    const { body: table } = await firm.owner.rest<{ editions: Edition[] }>('GET', firm.at(FEES))
    expect(table).toMatchObject({
      key: FEES,
      dimensions: [{ name: 'aspect' }, { name: 'court_level' }, { name: 'location' }],
      rows: expect.arrayContaining([{ key: FEE_ROW, unit: 'fee' }]),
      editions: [{ effective_from: '2014-04-22', authority: AUTHORITY, version: 1, amounts: { [FEE_ROW]: 608.45 } }],
    })
    const { data } = await firm.owner.graphql(
      `query($c: ID!, $k: ID!) { rateTables(clientUuid: $c) { key state held rows own }
        rateTable(clientUuid: $c, key: $k) { rows { key values unit } editions { uuid by recordedAt version source provisional effectiveFrom amounts { row amount } } } }`,
      { c: firm.client, k: 'hourly_9aa' },
    )
    expect(data).toMatchObject({
      rateTables: expect.arrayContaining([{ key: FEES, state: 'partly_held', held: 1, rows: 12, own: 1 }]),
      rateTable: {
        rows: expect.arrayContaining([
          {
            key: 'family_court.preparation.London',
            values: ['family_court', 'preparation', 'London'],
            unit: 'hour',
          },
        ]),
        editions: [
          {
            uuid: null,
            by: null,
            recordedAt: null,
            version: null,
            source: 'Derived',
            provisional: expect.stringContaining('less 10 %'),
            amounts: expect.arrayContaining([{ row: 'family_court.preparation.London', amount: '55.24' }]),
          },
        ],
      },
    })
  })
})

describe('a preview', () => {
  test('says of every open case what saving then does, page by page, and changes nothing', async () => {
    const firm = await newFirm()
    const cases = [
      await firm.addCase({ solicitors_case_reference: 'C/1' }),
      // Another row of the table, so this case does not change.
      await firm.addCase({ solicitors_case_reference: 'C/2', represented_party: 'joined_party' }),
      await firm.addCase({ solicitors_case_reference: 'C/3' }, { half_fixed_fee: true }),
      await firm.addCase({ solicitors_case_reference: 'C/4' }, { court_level: 'high_court_judge' }),
    ]
    const complete = await firm.addCase({ solicitors_case_reference: 'C/5' })
    const children = await firm.childrenCase()
    expect((await move(firm.owner, complete, 'complete')).status).toBe(200)
    const all = [...cases, complete, children]
    const totalsOfAll = () => Promise.all(all.map(firm.totals))
    const before = await totalsOfAll()
    const proposed = {
      ...firm.input({ [CARE_ROW]: '2000.01', 'joined_party.other_judge.one.North': joinedPartyFee(before[1]) }),
      effective_from: '2020-01-01',
    }

    const pages: Preview[] = []
    for (let after: string | null = ''; after !== null;) {
      const { status, body }: { status: number; body: Preview } = await firm.preview(
        CARE_FEES,
        proposed,
        `?first=2${after && `&after=${after}`}`,
      )
      expect(status).toBe(200)
      pages.push(body)
      after = body.has_next_page ? body.end_cursor : null
    }
    expect(pages.map(({ total_count, examined }) => [total_count, examined])).toEqual([
      [4, 2],
      [4, 2],
    ])
    expect(await totalsOfAll()).toEqual(before)

    expect((await firm.owner.rest('POST', firm.at(CARE_FEES, '/edition'), proposed)).status).toBe(201)
    const after = await totalsOfAll()
    const changes = pages.flatMap(({ nodes }) => nodes)
    const changed = all.flatMap((uuid, i) => {
      const [was, is] = [before[i], after[i]]
      return JSON.stringify(was) === JSON.stringify(is)
        ? []
        : {
            uuid,
            before: was?.value,
            after: is?.value,
            unpriced_before: was?.unpriced,
            unpriced_after: is?.unpriced,
          }
    })
    // The second case has the fee it had, and the table has no row for the last one now.
    expect(changed.map(({ uuid }) => uuid)).toEqual([cases[0], cases[2], cases[3]])
    expect(changes).toMatchObject(changed)
    expect(changes[0]).toMatchObject({ solicitors_case_reference: 'C/1', after: 2_400.01 })
    expect(changes[2]).toMatchObject({ after: null, unpriced_after: 1 })
  })

  test('of a change and of a removal, in GraphQL', async () => {
    const firm = await newFirm()
    const uuid = await firm.childrenCase()
    const { body: edition } = await firm.add(FEES, { [FEE_ROW]: 600 })
    const ask = async (more: object) => {
      const { data, errors } = await firm.owner.graphql(
        `query($c: ID!, $e: ID, $i: RateEditionInput) { rateEditionPreview(clientUuid: $c, key: "${FEES}", edition: $e, input: $i) {
          totalCount examined nodes { caseUuid caseType before after unpricedBefore unpricedAfter } pageInfo { hasNextPage } } }`,
        { c: firm.client, ...more },
      )
      return errors ?? data
    }
    const change = {
      caseUuid: uuid,
      caseType: 'children_child_arrangement_orders',
      before: '720.00',
      unpricedBefore: 0,
    }
    const preview = (...nodes: object[]) => ({
      rateEditionPreview: { totalCount: 1, examined: 1, nodes, pageInfo: { hasNextPage: false } },
    })
    const input = (amount: string) => ({
      effectiveFrom: '2014-04-22',
      authority: AUTHORITY,
      amounts: [{ row: FEE_ROW, amount }],
    })
    expect(await ask({ e: edition.uuid, i: input('650.00') })).toEqual(
      preview({ ...change, after: '780.00', unpricedAfter: 0 }),
    )
    expect(await ask({ e: edition.uuid })).toEqual(preview({ ...change, after: null, unpricedAfter: 1 }))
    expect(await ask({ e: edition.uuid, i: input('600.00') })).toEqual(preview())
    expect(await ask({})).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }])
    expect(await ask({ i: input('650.00') })).toMatchObject([{ extensions: { code: 'CONFLICT' } }])
    expect(await ask({ e: randomUUID() })).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }])
    expect(await ask({ e: edition.uuid, i: input('0') })).toMatchObject([
      { extensions: { code: 'INVALID_INPUT', problems: [{ path: `amounts.${FEE_ROW}` }] } },
    ])
  })

  test('takes fifty cases a page at most, and no other body', async () => {
    const firm = await newFirm()
    for (const query of ['?first=51', '?first=0', '?first=x', '?after=x'])
      expect([query, (await firm.preview(FEES, firm.input({ [FEE_ROW]: 1 }), query)).status]).toEqual([query, 422])
    for (const body of [{}, { removed: true }, { removed: false, edition: randomUUID() }, { removed: 'yes' }])
      expect([body, (await firm.preview(FEES, body)).status]).toEqual([body, 422])
  })
})

/** The standard fee of a case whose total is that fee with VAT. */
const joinedPartyFee = (totals: Totals | undefined): number => Math.round(((totals?.gross ?? 0) / 1.2) * 100) / 100

describe('a complete case', () => {
  test('stays as it is, and is priced by the new edition when it is reopened', async () => {
    const firm = await newFirm()
    const uuid = await firm.addCase()
    expect((await move(firm.owner, uuid, 'complete')).status).toBe(200)
    const before = await firm.totals(uuid)
    expect((await firm.add(CARE_FEES, { [CARE_ROW]: 3_000 }, '2020-01-01')).status).toBe(201)
    expect(await firm.totals(uuid)).toEqual(before)
    expect((await move(firm.owner, uuid, 'in_progress')).status).toBe(200)
    expect(await firm.totals(uuid)).toMatchObject({ gross: 3_600 })
  })
})

describe('editions', () => {
  let firm: OwnFirm
  beforeAll(async () => {
    firm = await newFirm()
  })

  test('only one begins on a day, and the one of another day may not be moved there', async () => {
    const first = await firm.add(FEES, { [FEE_ROW]: 600 }, '2021-01-01')
    expect(first).toMatchObject({ status: 201, headers: { etag: '"1"' }, body: { version: 1 } })
    expect(await firm.add(FEES, { [FEE_ROW]: 601 }, '2021-01-01')).toMatchObject({
      status: 409,
      body: {
        message: expect.stringContaining('already has an edition'),
        details: { effective_from: expect.any(String) },
      },
    })
    const { body: second } = await firm.add(FEES, { [FEE_ROW]: 700 }, '2022-01-01')
    const moved = await firm.owner.rest('PATCH', firm.at(FEES, `/edition/${second.uuid}`), {
      effective_from: '2021-01-01',
    })
    expect(moved.status).toBe(409)
    // Once it is removed its day is free again.
    expect((await firm.owner.rest('DELETE', firm.at(FEES, `/edition/${first.body.uuid}`))).status).toBe(204)
    expect((await firm.owner.rest('DELETE', firm.at(FEES, `/edition/${first.body.uuid}`))).status).toBe(404)
    expect((await firm.add(FEES, { [FEE_ROW]: 601 }, '2021-01-01')).status).toBe(201)
  })

  test('two that are added at the same time for one day are one', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map((n) => firm.add('hourly_criminal', { 'counsel.London': n }, '2023-01-01')),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })

  test('are created once for an idempotency key', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const add = () => firm.add('bundles_public', { bundle_1: 15 }, '2024-01-01', key)
    const [first, again] = [await add(), await add()]
    expect([first.status, again.status, again.body.uuid]).toEqual([201, 201, first.body.uuid])
    expect((await firm.add('bundles_public', { bundle_1: 16 }, '2024-01-02', key)).status).toBe(422)
  })

  test('are changed under their version: a stale change has no effect', async () => {
    const { body } = await firm.add('bundles_private', { bundle_1: 15, bundle_2: 20 }, '2024-01-01')
    const path = firm.at('bundles_private', `/edition/${body.uuid}`)
    const changed = await firm.owner.rest<Edition>('PATCH', path, { amounts: { bundle_2: 25 } }, { 'if-match': '"1"' })
    // The figures are replaced whole; what is not sent stays.
    expect(changed).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { version: 2, authority: AUTHORITY, amounts: { bundle_2: 25 } },
    })
    expect(changed.body.amounts).not.toHaveProperty('bundle_1')
    // What was answered may be sent back, and changes nothing.
    expect((await firm.owner.rest<Edition>('PATCH', path, changed.body)).body.version).toBe(2)
    for (const method of ['PATCH', 'DELETE'] as const)
      expect(await firm.owner.rest(method, path, { authority: 'Another order' }, { 'if-match': '"1"' })).toMatchObject({
        status: 412,
        body: { current: { version: 2, amounts: { bundle_2: 25 } } },
      })
    const { errors } = await firm.owner.graphql(
      `mutation($c: ID!, $u: ID!, $i: RateEditionInput!) { editRateEdition(clientUuid: $c, key: "bundles_private", uuid: $u, input: $i, version: "1") { uuid } }`,
      {
        c: firm.client,
        u: body.uuid,
        i: { effectiveFrom: '2024-01-01', authority: AUTHORITY, amounts: [{ row: 'bundle_1', amount: '30' }] },
      },
    )
    expect(errors).toMatchObject([
      { extensions: { code: 'CONFLICT', current: { version: '2', effectiveFrom: '2024-01-01' } } },
    ])
  })

  test('are added, changed and removed in GraphQL', async () => {
    const { client, owner } = firm
    const key = 'bolt_ons_public'
    const input = (...amounts: [string, string][]) => ({
      effectiveFrom: '2024-01-01',
      authority: AUTHORITY,
      amounts: amounts.map(([row, amount]) => ({ row, amount })),
    })
    const add = await owner.graphql(
      `mutation($c: ID!, $i: RateEditionInput!) { addRateEdition(clientUuid: $c, key: "${key}", input: $i) { uuid effectiveFrom authority by recordedAt version amounts { row amount } } }`,
      { c: client, i: input(['allegations_of_harm', '30'], ['exceptional_travel', '36.5']) },
    )
    const made = add.data?.addRateEdition as { uuid: string }
    expect(made).toMatchObject({
      uuid: expect.any(String),
      effectiveFrom: '2024-01-01',
      authority: AUTHORITY,
      by: expect.stringContaining('Tester'),
      recordedAt: expect.any(String),
      version: '1',
      amounts: [
        { row: 'allegations_of_harm', amount: '30' },
        { row: 'exceptional_travel', amount: '36.50' },
      ],
    })
    const edit = (i: object) =>
      owner.graphql(
        `mutation($c: ID!, $u: ID!, $i: RateEditionInput!) { editRateEdition(clientUuid: $c, key: "${key}", uuid: $u, input: $i, version: "1") { version amounts { row amount } } }`,
        { c: client, u: made.uuid, i },
      )
    const twice = await edit(input(['allegations_of_harm', '30'], ['allegations_of_harm', '35']))
    expect(twice.errors).toMatchObject([
      { extensions: { code: 'INVALID_INPUT', problems: [{ path: 'amounts.allegations_of_harm' }] } },
    ])
    expect((await edit(input(['allegations_of_harm', '35']))).data?.editRateEdition).toEqual({
      version: '2',
      amounts: [{ row: 'allegations_of_harm', amount: '35' }],
    })
    const remove = await owner.graphql(
      `mutation($c: ID!, $u: ID!) { removeRateEdition(clientUuid: $c, key: "${key}", uuid: $u, version: "2") }`,
      { c: client, u: made.uuid },
    )
    expect(remove.data).toEqual({ removeRateEdition: made.uuid })
  })

  test('what is wrong with one is said all at once, each row by its name', async () => {
    const { body, status } = await firm.owner.rest('POST', firm.at('bolt_ons_public', '/edition'), {
      effective_from: '1989-12-31',
      authority: 'SI',
      amounts: {
        allegations_of_harm: 12.5,
        lack_of_understanding: 101,
        exceptional_travel: 100_000,
        another_row: 5,
      },
    })
    expect([status, Object.keys((body as { details: object }).details).toSorted()]).toEqual([
      422,
      [
        'amounts.allegations_of_harm',
        'amounts.another_row',
        'amounts.exceptional_travel',
        'amounts.lack_of_understanding',
        'authority',
        'effective_from',
      ],
    ])
    for (const amounts of [{}, [], null, 'x', { exceptional_travel: null }, { exceptional_travel: [1] }])
      expect([amounts, (await firm.add('bolt_ons_public', amounts as object, '2025-01-01')).status]).toEqual([
        amounts,
        422,
      ])
    expect(
      (await firm.owner.rest('POST', firm.at('bolt_ons_public', '/edition'), { ...firm.input({}), rate: 1 })).body,
    ).toMatchObject({ details: { rate: 'This field is not known.' } })
    // What follows from the change itself is never thrown away silently.
    expect(
      (
        await firm.owner.rest('POST', firm.at('bolt_ons_public', '/edition'), {
          ...firm.input({ allegations_of_harm: 30 }),
          by: 'Someone Else',
          recorded_at: '2020-01-01T00:00:00',
          version: 7,
        })
      ).body,
    ).toMatchObject({
      details: { by: expect.any(String), recorded_at: expect.any(String), version: expect.any(String) },
    })
    for (const path of ['no_such_table', 'toString', '__proto__', '%00'])
      expect([path, (await firm.owner.rest('GET', firm.at(path))).status]).toEqual([path, 404])
  })

  test('belong to the table and the firm of their path', async () => {
    const { body } = await firm.add('advocacy_finance', { 'other_judge.opinion': 100 }, '2024-01-01')
    const other = await newFirm()
    for (const path of [
      firm.at('advocacy_care', `/edition/${body.uuid}`),
      other.at('advocacy_finance', `/edition/${body.uuid}`),
    ]) {
      const by = path.includes(other.client) ? other.owner : firm.owner
      expect([(await by.rest('PATCH', path, {})).status, (await by.rest('DELETE', path)).status]).toEqual([404, 404])
    }
  })
})

describe('who may edit rates', () => {
  let firm: OwnFirm
  beforeAll(async () => {
    firm = await newFirm()
  })

  test('loses the right with the next request', async () => {
    const leader = await makePerson(firm.email, firm, 'team_leader')
    const add = (from: string) =>
      as(leader.email).rest('POST', firm.at(CARE_FEES, '/edition'), firm.input({ [CARE_ROW]: 1 }, from))
    expect((await add('2015-01-01')).status).toBe(201)
    expect((await firm.owner.rest('PATCH', `users/${leader.uuid}`, { client_role: 'costs_draftsman' })).status).toBe(
      200,
    )
    expect((await add('2016-01-01')).status).toBe(403)
    expect((await as(leader.email).rest('GET', firm.at(CARE_FEES))).status).toBe(403)
  })

  test('an administrator edits them for any firm, and its cases, which they may not see, are priced again', async () => {
    const uuid = await firm.childrenCase()
    const admin = as(ADMIN)
    const listed = async () =>
      (
        await firm.owner.rest<{ nodes: { uuid: string; value: number | null }[] }>(
          'GET',
          `client/case?first=100&client=${firm.client}`,
        )
      ).body.nodes.find((row) => row.uuid === uuid)?.value
    expect(await listed()).toBeNull()
    const { status } = await admin.rest('POST', firm.at(FEES, '/edition'), firm.input({ [FEE_ROW]: 500 }))
    expect([status, await listed()]).toEqual([201, 600])
    const preview = await admin.rest('POST', firm.at(FEES, '/preview'), firm.input({ [FEE_ROW]: 1 }, '2015-01-01'))
    expect(preview).toMatchObject({ status: 403, body: { message: expect.stringContaining('may not read the cases') } })
    const { errors } = await admin.graphql(
      `query($c: ID!, $e: ID!) { rateEditionPreview(clientUuid: $c, key: "${FEES}", edition: $e) { totalCount } }`,
      { c: firm.client, e: randomUUID() },
    )
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  })

  test('not for a firm that is archived', async () => {
    const closed: Firm & { owner: string } = await makeFirm(ADMIN, 'solicitor')
    expect((await as(ADMIN).rest('POST', `clients/${closed.client}/archive`, {})).status).toBe(200)
    const { status } = await as(ADMIN).rest(
      'POST',
      `client/${closed.client}/rates/${FEES}/edition`,
      firm.input({ [FEE_ROW]: 500 }),
    )
    expect(status).toBe(409)
  })
})

describe('sheets', () => {
  let firm: OwnFirm
  beforeAll(async () => {
    firm = await newFirm()
    await firm.add(FEES, { [FEE_ROW]: 600.5 }, '2020-01-01')
    await firm.add(FEES, { [FEE_ROW]: 700 }, '2021-01-01')
  })
  const send = async (
    path: string,
    { body, type = 'text/csv', email = firm.email }: { body?: string; type?: string; email?: string } = {},
  ) => {
    const answer = await request(`${instance.webUrl}/api/files/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${(await signIn(instance, email)).access_token}`,
        ...(body !== undefined && { 'content-type': type }),
      },
      ...(body !== undefined && { body }),
    })
    return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() }
  }

  test('are downloaded of the edition in force, of a day, or of an own one, and read back', async () => {
    const { body } = await firm.owner.rest<{ editions: Edition[] }>('GET', firm.at(FEES))
    const older = body.editions.find(({ effective_from }) => effective_from === '2020-01-01')
    const sheets = await Promise.all(
      ['', '?from=2020-01-01', `?edition=${older?.uuid}`].map((query) => send(firm.at(FEES, `/csv${query}`))),
    )
    expect(sheets[0]).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="rates-${FEES}.csv"`,
      },
    })
    expect(sheets.map(({ text }) => /Children,Other judge,Non-London,Fee,(.*)/.exec(text)?.[1]?.trim())).toEqual([
      '700.00',
      '600.50',
      '600.50',
    ])
    const back = await send(firm.at(FEES, '/csv'), { body: sheets[1]?.text ?? '' })
    expect([back.status, JSON.parse(back.text)]).toEqual([
      200,
      { amounts: { [FEE_ROW]: 600.5 }, rows: 1, problems: [] },
    ])
    for (const query of ['?from=2020-01-02', '?from=x', `?edition=${randomUUID()}`, '?edition=x'])
      expect([query, (await send(firm.at(FEES, `/csv${query}`))).status]).toEqual([query, 404])
  })

  test('with mistakes are answered line by line, and nothing is stored', async () => {
    const { status, text } = await send(firm.at(FEES, '/csv'), {
      body: 'Aspect,Court level,Location,Amount\nChildren,Other judge,London,=1+1\nPets,Other judge,London,5\n',
    })
    expect([status, JSON.parse(text)]).toMatchObject([
      200,
      {
        amounts: {},
        rows: 0,
        problems: [
          { row: 2, column: 'Amount' },
          { row: 3, column: 'Aspect' },
        ],
      },
    ])
    const { body } = await firm.owner.rest<{ editions: Edition[] }>('GET', firm.at(FEES))
    expect(body.editions).toHaveLength(2)
  })

  test('too large, of another type, or not readable are refused in a sentence', async () => {
    const path = firm.at(FEES, '/csv')
    expect(await send(path, { body: 'x'.repeat(200_001) })).toMatchObject({
      status: 413,
      text: expect.stringContaining('200 kB'),
    })
    expect((await send(path, { body: '{}', type: 'application/json' })).status).toBe(415)
    expect((await send(path, { body: '"' })).status).toBe(422)
    expect((await send(path, { body: '\0\0' })).status).toBe(422)
  })

  test('are for who may edit rates', async () => {
    const { email } = await makePerson(firm.email, firm, 'solicitor')
    const rival = (await newFirm()).email
    for (const body of [undefined, 'Aspect\n']) {
      expect((await send(firm.at(FEES, '/csv'), { email, ...(body && { body }) })).status).toBe(403)
      expect((await send(firm.at(FEES, '/csv'), { email: rival, ...(body && { body }) })).status).toBe(404)
    }
  })
})
