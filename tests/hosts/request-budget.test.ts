import ownOperations from '@costdraft/gateway/generated/persisted-documents.json' with { type: 'json' }
import { costOf } from '@costdraft/gateway/operations/cost.ts'
import { typeDefs } from '@costdraft/schema/type-defs.ts'
import { array, assert, asyncProperty, constant, integer, nat, oneof, record } from 'fast-check'
import { buildSchema, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { frontOf, type Front, type FrontAnswer } from '../support/front-of.ts'
import { runs } from '../../dev/property-runs.ts'
import { startSpecHost, type SpecHost } from '../support/spec-host/host.ts'
import { CASE, PERSON, TOKEN } from '../support/spec-host/ids.ts'

let host: SpecHost
const fronts: Front[] = []
let time = 0
const BUDGET = 1_000
/** A gateway whose clock stands still, in front of the same host. */
async function front(): Promise<Front> {
  const made = await frontOf(host.url, { QUERY_BUDGET: String(BUDGET) }, { now: () => time })
  fronts.push(made)
  return made
}
beforeAll(async () => {
  host = await startSpecHost()
})
afterAll(async () => {
  for (const { gateway } of fronts) await gateway.stop()
  await host.stop()
})

interface Told {
  name: string
  limit: number
  remaining: number
  sharedBy: string
}
interface Cost {
  requested: number
  actual: number
  budgets: Told[]
  nextToRefuse: string
}
const leftOf = ({ budgets }: Cost, name = 'token'): number =>
  budgets.find((budget) => budget.name === name)?.remaining ?? Number.NaN
const QUERY = { query: `{ case(uuid: "${CASE.care}") { uuid notes(first: 1) { totalCount } } }` }
const [hash = ''] = Object.entries(ownOperations).find(([, text]) => text.startsWith('query Viewer ')) ?? []
const persisted = { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }
const extensionsCost = ({ extensions, errors }: FrontAnswer): Cost =>
  (extensions?.cost ?? errors?.[0]?.extensions.cost) as Cost
const costIn = ({ extensions }: { extensions?: Record<string, unknown> }): Cost => extensions?.cost as Cost

describe('a budget for what is asked in a minute', () => {
  test('is told with each answer, and spent by persisted operations too', async () => {
    const { post } = await front()
    // What the host has is asked for once.
    await post(TOKEN.rival, QUERY)
    const first = costIn(await post(TOKEN.solicitor, QUERY))
    expect(first).toEqual({
      requested: expect.any(Number),
      actual: expect.any(Number),
      budgets: [
        { name: 'token', limit: BUDGET, remaining: BUDGET - first.actual, sharedBy: 'token' },
        { name: 'firm', limit: 5 * BUDGET, remaining: 5 * BUDGET - first.actual, sharedBy: 'firm' },
      ],
      nextToRefuse: 'token',
    })
    expect(first.requested).toBeGreaterThan(50)
    expect(first.actual).toBeGreaterThan(50)
    const second = costIn(await post(TOKEN.solicitor, persisted))
    expect(second.requested).toBeGreaterThan(0)
    // Calls beyond the estimate are spent as well.
    expect(leftOf(second)).toBeLessThanOrEqual(leftOf(first) - second.actual)
  })
  test('gives back the rows of a page that were not there, to the token and to its firm', async () => {
    const { post } = await front()
    const wide = { query: '{ cases(first: 200) { nodes { uuid caseName } } }' }
    const rows = async () => {
      const answer = await post(TOKEN.solicitor, wide)
      expect(answer.status).toBe(200)
      return { cost: costIn(answer), answered: (answer.data as { cases: { nodes: unknown[] } }).cases.nodes.length }
    }
    const { cost, answered } = await rows()
    // Each row has two fields; a call to the host is charged whatever it answers.
    expect(cost.requested).toBeGreaterThanOrEqual(200 * 4)
    expect(cost.actual).toBeLessThan(300)
    expect(cost.actual).toBeGreaterThanOrEqual(answered * 4)
    expect(leftOf(cost)).toBe(BUDGET - cost.actual)
    expect(leftOf(cost, 'firm')).toBe(5 * BUDGET - cost.actual)
    // As many of them as would have cost more than the firm has, each with a token of its own.
    expect(10 * cost.requested).toBeGreaterThan(6 * BUDGET)
    for (let i = 0; i < 10; i++) {
      host.state.tokens.set(`of-the-firm-${i}`, PERSON.solicitor)
      expect((await post(`of-the-firm-${i}`, wide)).status).toBe(200)
    }
    // A failed field gives back its rows as well.
    const absent = await post(TOKEN.rival, {
      query: `{ case(uuid: "${CASE.care}") { notes(first: 200) { nodes { body } } } }`,
    })
    expect(absent.data).toBeNull()
    expect(costIn(absent).requested - costIn(absent).actual).toBeGreaterThanOrEqual(200)
  })
  test('refuses what comes when nothing is left, without a call to a host, until it has filled up again', async () => {
    const { post } = await front()
    let last = await post(TOKEN.solicitor, QUERY)
    for (let i = 0; i < 30 && last.status === 200; i++) last = await post(TOKEN.solicitor, QUERY)
    const wait = Number(last.headers['retry-after'])
    expect(last).toMatchObject({
      status: 429,
      errors: [
        {
          message: expect.stringContaining('Too much was asked for within a minute.'),
          extensions: {
            code: 'RATE_LIMITED',
            cost: { actual: 0, budgets: [{ name: 'token', remaining: 0 }, { name: 'firm' }], nextToRefuse: 'token' },
          },
        },
      ],
    })
    expect(wait).toBeGreaterThanOrEqual(1)
    host.requests.length = 0
    const { status, errors } = await post(TOKEN.solicitor, persisted)
    expect([status, errors?.[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED'])
    expect(host.requests.filter(({ path }) => path !== 'users/user')).toEqual([])
    // Another firm is not concerned.
    expect((await post(TOKEN.rival, persisted)).status).toBe(200)
    time += wait * 1_000
    expect((await post(TOKEN.solicitor, persisted)).status).toBe(200)
  })
  test('holds for a firm as well, however many tokens it uses', async () => {
    const { post } = await front()
    const tokens = Array.from({ length: 8 }, (_, i) => `of-oakfield-${i}`)
    for (const token of tokens) host.state.tokens.set(token, PERSON.solicitor)
    const statuses: number[] = []
    for (const token of tokens) for (let i = 0; i < 15; i++) statuses.push((await post(token, QUERY)).status)
    const granted = statuses.filter((status) => status === 200).length
    const { requested } = costIn(await post(TOKEN.rival, QUERY))
    // Each token could have asked for its own budget; together they had five.
    expect(granted * requested).toBeLessThan(6 * BUDGET + tokens.length * requested)
    expect(statuses.at(-1)).toBe(429)
    // Of a token that has spent nothing yet the firm refuses first.
    host.state.tokens.set('of-oakfield-too', PERSON.solicitor)
    await post('of-oakfield-too', QUERY)
    const { errors } = await post('of-oakfield-too', QUERY)
    expect(errors?.[0]?.extensions.cost).toMatchObject({ nextToRefuse: 'firm' })
    expect((await post(TOKEN.rival, persisted)).status).toBe(200)
  })
})

/** Operations of very different cost, by how many rows they ask for. */
const operations: ((first: number) => string)[] = [
  () => '{ __typename }',
  () => '{ viewer { email } }',
  (first) => `{ cases(first: ${first}) { totalCount nodes { uuid caseName } } }`,
  (first) => `{ case(uuid: "${CASE.care}") { uuid notes(first: ${first}) { nodes { body } } } }`,
  (first) => `{ case(uuid: "${CASE.care}") { totals { net } timeRecordings(first: ${first}) { nodes { uuid } } } }`,
  () => '{ case(uuid: "00000000-0000-4000-8000-000000000000") { uuid } }',
]
const schema = buildSchema(typeDefs)

test('who is alone on the budgets and waits for each answer is never refused while what was left covered the request', async () => {
  const { post } = await front()
  const act = record({
    which: nat({ max: operations.length - 1 }),
    first: integer({ min: 1, max: 200 }),
    after: oneof(constant(0), constant(0), nat({ max: 5_000 })),
  })
  let run = 0
  let refusals = 0
  await assert(
    asyncProperty(array(act, { minLength: 20, maxLength: 40 }), async (acts) => {
      // A firm of its own: nobody else spends from its budget.
      const token = `alone-${run++}`
      host.state.tokens.set(token, PERSON.solicitor)
      time += 600_000
      let left = BUDGET
      for (const { which, first, after } of acts) {
        time += after
        const query = operations[which]!(first)
        const requested = costOf(schema, parse(query), {})!
        const answer = await post(token, { query })
        const cost = extensionsCost(answer)
        if (answer.status === 429) refusals++
        if (left >= requested) expect([query, answer.status]).toEqual([query, 200])
        expect(cost.requested).toBe(requested)
        expect(cost.actual).toBeLessThanOrEqual(requested)
        left = Math.min(...cost.budgets.map(({ remaining }) => remaining))
        expect(leftOf(cost, cost.nextToRefuse)).toBe(left)
      }
    }),
    { numRuns: runs(15) },
  )
  expect(refusals).toBeGreaterThan(0)
})
