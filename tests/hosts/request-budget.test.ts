import ownOperations from '@costdraft/gateway/generated/persisted-documents.json' with { type: 'json' }
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { frontOf, type Front } from '../support/front-of.ts'
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

interface Cost {
  requested: number
  actual: number
  limit: number
  remaining: number
}
const QUERY = { query: `{ case(uuid: "${CASE.care}") { uuid notes(first: 1) { totalCount } } }` }
const [hash = ''] = Object.entries(ownOperations).find(([, text]) => text.startsWith('query Viewer ')) ?? []
const persisted = { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }
const costOf = ({ extensions }: { extensions?: Record<string, unknown> }): Cost => extensions?.cost as Cost

describe('a budget for what is asked in a minute', () => {
  test('is told with each answer, and spent by persisted operations too', async () => {
    const { post } = await front()
    // What the host has is asked for once.
    await post(TOKEN.rival, QUERY)
    const first = costOf(await post(TOKEN.solicitor, QUERY))
    expect(first).toEqual({
      requested: expect.any(Number),
      actual: expect.any(Number),
      limit: BUDGET,
      remaining: BUDGET - first.actual,
    })
    expect(first.requested).toBeGreaterThan(50)
    expect(first.actual).toBeGreaterThan(50)
    const second = costOf(await post(TOKEN.solicitor, persisted))
    expect(second.requested).toBeGreaterThan(0)
    // Calls beyond the estimate are spent as well.
    expect(second.remaining).toBeLessThanOrEqual(first.remaining - second.actual)
  })
  test('gives back the rows of a page that were not there, to the token and to its firm', async () => {
    const { post } = await front()
    const wide = { query: '{ cases(first: 200) { nodes { uuid caseName } } }' }
    const rows = async () => {
      const answer = await post(TOKEN.solicitor, wide)
      expect(answer.status).toBe(200)
      return { cost: costOf(answer), answered: (answer.data as { cases: { nodes: unknown[] } }).cases.nodes.length }
    }
    const { cost, answered } = await rows()
    // Each row has two fields; a call to the host is charged whatever it answers.
    expect(cost.requested).toBeGreaterThanOrEqual(200 * 4)
    expect(cost.actual).toBeLessThan(300)
    expect(cost.actual).toBeGreaterThanOrEqual(answered * 4)
    expect(cost.remaining).toBe(BUDGET - cost.actual)
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
    expect(costOf(absent).requested - costOf(absent).actual).toBeGreaterThanOrEqual(200)
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
          extensions: { code: 'RATE_LIMITED', cost: { limit: BUDGET, remaining: 0, actual: 0 } },
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
    const { requested } = costOf(await post(TOKEN.rival, QUERY))
    // Each token could have asked for its own budget; together they had five.
    expect(granted * requested).toBeLessThan(6 * BUDGET + tokens.length * requested)
    expect(statuses.at(-1)).toBe(429)
    expect((await post(TOKEN.rival, persisted)).status).toBe(200)
  })
})
