import ownOperations from '@costdraft/gateway/generated/persisted-documents.json' with { type: 'json' }
import { createBudget, type Budget } from '@costdraft/schema/point-budget.ts'
import { typeDefs } from '@costdraft/schema/type-defs.ts'
import { sample, shuffledSubarray } from 'fast-check'
import { buildSchema, parse, Kind, type OperationDefinitionNode } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ASHDOWN } from './support/firm.ts'
import { frontOf, type Front } from './support/front-of.ts'
import { callerOf, type Caller } from './support/instance.ts'
import { startOwnApi } from './support/own-api.ts'
import { queriesOf } from './support/schema-edges.ts'
import { signIn, tokenCall } from './support/sign-in.ts'

const OWNER = 'owner@ashdown.example'
const LIMIT = 100_000
let api: Awaited<ReturnType<typeof startOwnApi>>
let front: Front
let firm: string
let caseUuid: string
let caseUuids: string[]
let time = 0
let spent = 0
const budget = createBudget(LIMIT, () => time)
/** The budget of the API, which tells what is spent. */
const programs: Budget = {
  ...budget,
  spend: (key, points) => {
    spent += points
    budget.spend(key, points)
  },
}

async function program(): Promise<{ caller: Caller; token: string }> {
  const { body: made } = await api
    .as(OWNER)
    .rest<{ client_id: string; client_secret: string }>('POST', `clients/${firm}/api-client`, {
      name: 'Nightly',
      client_role: 'owner',
    })
  const { client_id, client_secret } = made
  const { body } = await tokenCall(api.authUrl, {
    grant_type: 'client_credentials',
    client_id,
    client_secret,
    scope: 'all',
  })
  return { caller: callerOf(api, async () => body.access_token), token: body.access_token }
}

beforeAll(async () => {
  api = await startOwnApi({}, { door: { programs } })
  // The clock of its budget stands still as well.
  front = await frontOf(api.apiUrl, { QUERY_BUDGET: '1000000000' }, { now: () => 0 })
  const { body } = await api
    .as(ASHDOWN)
    .rest<{ nodes: { uuid: string; client: string }[] }>('GET', 'client/case?first=100')
  caseUuids = body.nodes.map(({ uuid }) => uuid)
  caseUuid = caseUuids[0] ?? ''
  firm = (await api.as(OWNER).rest<{ client_uuid: string }>('GET', 'users/user')).body.client_uuid
})
afterAll(async () => {
  await front.gateway.stop()
  await api.stop()
})
beforeEach(() => {
  time += 60_000
})

describe('a program at the REST API', () => {
  test('spends for each request, the more the more it is answered', async () => {
    const { caller } = await program()
    const costOf = async (...[method, path, body]: Parameters<Caller['rest']>): Promise<number> => {
      spent = 0
      await caller.rest(method, path, body)
      return spent
    }
    expect(await costOf('GET', 'users/user')).toBe(0.5)
    expect(await costOf('GET', 'client/case?first=50')).toBe(10)
    expect(await costOf('GET', 'client/search?q=letter')).toBe(10)
    // What is refused costs as much as what is answered.
    expect(await costOf('POST', `client/case/${caseUuid}/note`, { body: 'No.' })).toBe(10)
    expect(await costOf('GET', 'client/case?first=1000')).toBe(10)
    const nobodys = crypto.randomUUID()
    expect(
      await costOf('POST', 'client/case/batch', { cases: [...caseUuids, nobodys], parts: ['totals', 'attention'] }),
    ).toBe(10 + 2 * caseUuids.length)
    const list = `client/case/${caseUuid}/disbursement`
    const { body: rows } = await caller.rest<unknown[]>('GET', list)
    expect(rows.length).toBeGreaterThan(1)
    expect(await costOf('GET', list)).toBe(10 + rows.length)
    expect(await costOf('GET', `${list}?first=100`)).toBe(10)
  })

  test('is refused when its budget is spent, whichever way it came, until that has filled up again', async () => {
    const { caller, token } = await program()
    const other = await program()
    const { body } = await caller.rest<{ user_uuid: string }>('GET', 'users/user')
    budget.spend(body.user_uuid, LIMIT + 1_000)
    const refused = await caller.rest('GET', 'client/case?first=5')
    expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([
      429,
      '1',
      {
        message: 'This program asked for too much within a minute. Nothing was done; try again in a second.',
        details: {},
      },
    ])
    budget.spend(body.user_uuid, LIMIT)
    expect((await caller.rest('GET', 'client/case?first=5')).headers['retry-after']).toBe('61')
    const throughGateway = await front.post(token, { query: '{ viewer { uuid } }' })
    expect([throughGateway.status, throughGateway.headers['retry-after'], throughGateway.errors?.[0]]).toMatchObject([
      429,
      '61',
      { extensions: { code: 'RATE_LIMITED' } },
    ])
    // Neither other programs nor the people of the firm are meant.
    expect((await other.caller.rest('GET', 'client/case?first=5')).status).toBe(200)
    expect((await api.as(OWNER).rest('GET', 'client/case?first=5')).status).toBe(200)
    time += 62_000
    expect((await caller.rest('GET', 'client/case?first=5')).status).toBe(200)
  })

  test('has no budget as a person', async () => {
    spent = 0
    await api.as(ASHDOWN).rest('GET', `client/case/${caseUuid}/time-recording`)
    expect(spent).toBe(0)
  })
})

interface Cost {
  requested: number
  actual: number
  budgets: { name: string; limit: number; remaining: number; sharedBy: string }[]
  nextToRefuse: string
}
const costIn = ({ extensions }: { extensions?: Record<string, unknown> }): Cost | undefined =>
  extensions?.cost as Cost | undefined
const leftOf = (cost: Cost | undefined, name: string): number =>
  cost?.budgets.find((budget) => budget.name === name)?.remaining ?? Number.NaN

/** What an integrator may ask, of every kind of cost. */
const integrators: [what: string, query: string][] = [
  ['what calls nothing', '{ __typename }'],
  ['who one is', '{ viewer { email } }'],
  ['one row of a page', '{ cases(first: 1) { nodes { uuid } } }'],
  ['the rows of a page', '{ cases(first: 200) { nodes { uuid caseName stage value } } }'],
  ['how many rows there are', '{ cases(first: 200) { totalCount } }'],
  ['one part of a batch', '{ cases(first: 200) { nodes { unresolvedComments } } }'],
  [
    'all parts of a batch',
    '{ cases(first: 200) { nodes { totals { net } attention { kind } documents { state } unresolvedComments } } }',
  ],
  [
    'a page in each row',
    '{ cases(first: 50) { nodes { notes(first: 1) { totalCount } audit(first: 1) { nodes { at } } } } }',
  ],
  ['a sheet', '{ caseSheet(format: csv) { name } }'],
  ['choices', '{ caseChoices { types } }'],
  ['queues', '{ queues { count } }'],
  ['the first panel', '{ panel { queues { count } newest { uuid } start { clients users } } }'],
  ['firms', '{ clients(first: 50) { nodes { name sites { siteName } feeEarners { surname } children { name } } } }'],
  [
    'several of one',
    '{ a: viewer { email } b: viewer { email } c: cases(first: 1) { totalCount } d: cases(first: 2) { totalCount } }',
  ],
]

describe('operations within the budget of the gateway never exhaust that of the API', () => {
  /** Of what the gateway takes, this is the most that the API takes: see `points.test.ts`. */
  const MOST = 0.65
  const variablesOf = (text: string): Record<string, unknown> => {
    const operation = parse(text).definitions.find(
      (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
    )
    const known: Record<string, unknown> = {
      uuid: caseUuid,
      caseUuid,
      clientUuid: firm,
      text: 'letter',
      search: 'letter',
    }
    return Object.fromEntries(
      (operation?.variableDefinitions ?? []).flatMap(({ variable: { name } }) =>
        name.value in known ? [[name.value, known[name.value]]] : [],
      ),
    )
  }
  const own = Object.entries(ownOperations)
    .filter(([, text]) => text.startsWith('query '))
    .map(
      ([hash, text]) =>
        [
          `${/query (\w+)/.exec(text)?.[1]} of the web app`,
          { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } },
          text,
        ] as const,
    )
  const asked = [...integrators.map(([what, query]) => [what, { query }, query] as const), ...own]

  test('each spends at the gateway what its answer says, of the token and of the firm, and no more than was asked', async () => {
    const { token } = await program()
    const given = {
      'Query.case.uuid': caseUuid,
      'Query.client.uuid': firm,
      'Query.search.text': 'letter',
      'Client.may.permission': 'case:read',
      'Viewer.may.permission': 'case:read',
      'Case.auditRestore.id': null,
      'Case.usualRate.feeEarner': null,
      'Case.budgetFigures.input': null,
      'Assessment.reductions.by': 'reason',
    }
    // Some of those that follow every edge of the schema, others each time.
    const edges = ['case', 'cases', 'client', 'clients', 'viewer', 'users', 'search', 'queues'].flatMap((root) =>
      queriesOf(buildSchema(typeDefs), root, 2, given),
    )
    const random = sample(shuffledSubarray(edges, { minLength: 60, maxLength: 60 }), 1)[0]!
    const all = [
      ...asked.map(([, body, text]) => [body, text] as const),
      ...random.map((query) => [{ query }, query] as const),
    ]
    await front.post(token, { query: '{ cases(first: 1) { nodes { uuid } } }' })
    let before = costIn(await front.post(token, { query: '{ viewer { email } }' }))
    const wrong: unknown[] = []
    let counted = 0
    for (const [body, text] of all) {
      spent = 0
      const cost = costIn(await front.post(token, { ...body, variables: variablesOf(text) }))
      if (!cost) continue
      counted++
      const [ofToken, ofFirm] = ['token', 'firm'].map((name) => leftOf(before, name) - leftOf(cost, name))
      if (cost.actual > cost.requested || ofToken !== cost.actual || ofFirm !== cost.actual)
        wrong.push([text.slice(0, 200), cost.requested, cost.actual, ofToken, ofFirm])
      before = cost
    }
    expect(wrong).toEqual([])
    expect(counted).toBeGreaterThan(integrators.length + 60)
  }, 120_000)

  test('the budget of the API is told beside those of the gateway, and refuses first where less of it is left', async () => {
    const { token, caller } = await program()
    const { body } = await caller.rest<{ user_uuid: string }>('GET', 'users/user')
    const query = { query: '{ cases(first: 1) { nodes { uuid } } }' }
    const whole = costIn(await front.post(token, query))!
    expect(whole.budgets.at(-1)).toEqual({
      name: 'api',
      limit: LIMIT,
      remaining: Math.floor(budget.remaining(body.user_uuid)),
      sharedBy: 'api_client',
    })
    expect(whole.nextToRefuse).toBe('api')
    // A person has no budget there.
    const { access_token: ofPerson } = await signIn({ authUrl: api.authUrl, webUrl: api.webUrl }, ASHDOWN)
    expect(costIn(await front.post(ofPerson, query))?.budgets.map(({ name }) => name)).toEqual(['token', 'firm'])
  })

  test('the API takes less for each of them', async () => {
    const { token } = await program()
    const remaining = async (body: object): Promise<number> => leftOf(costIn(await front.post(token, body)), 'token')
    // What a host has is asked for once.
    let before = await remaining({ query: '{ cases(first: 1) { nodes { uuid } } }' })
    const tooDear: unknown[] = []
    let counted = 0
    for (const [what, body, text] of asked) {
      spent = 0
      const after = await remaining({ ...body, variables: variablesOf(text) })
      // What lacks a variable is not executed: it is asked who sent it.
      if (Number.isNaN(after) || (after === before && spent === 0.5)) continue
      counted++
      if (spent === 0 || spent > MOST * (before - after)) tooDear.push([what, spent, before - after])
      before = after
    }
    expect(tooDear).toEqual([])
    expect(counted).toBeGreaterThan(integrators.length + 20)
  })
})
