import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startOddHost, type OddAnswer, type OddHost } from '../support/odd-answers.ts'
import { CASE, TOKEN } from '../support/spec-host/ids.ts'

// The specifications say of the time of a case's last change neither form nor time zone.
let odd: OddHost
beforeAll(async () => {
  odd = await startOddHost({ checks: true })
})
afterAll(() => odd.stop())
beforeEach(() => odd.answer())

/** The case is answered with these values. */
const answering =
  (change: object) =>
  (answer: OddAnswer): OddAnswer =>
    answer.method === 'GET' && /^client\/case\/[^/]+$/.test(answer.path) && answer.status < 400
      ? { ...answer, text: JSON.stringify({ ...(JSON.parse(answer.text) as object), ...change }) }
      : answer
async function timesOf(change: object): Promise<unknown> {
  odd.answer(answering(change))
  const { data, errors } = await odd.ask(
    TOKEN.owner,
    'query($c: ID!) { case(uuid: $c) { createdAt updatedAt stageSince caseName } }',
    { c: CASE.care },
  )
  expect(errors).toBeUndefined()
  const { caseName, ...times } = (data as { case: Record<string, unknown> }).case
  expect(caseName).toBe('Re A (a child)')
  return times
}

describe('a time of another host', () => {
  test('without an offset is in UTC; one that the host does not say is null', async () => {
    expect(await timesOf({})).toEqual({ createdAt: null, updatedAt: '2025-06-02T09:30:00.000Z', stageSince: null })
  })

  test.each([
    ['2025-06-02T09:30:00.25', '2025-06-02T09:30:00.250Z'],
    ['2025-06-02T09:30:00.123456Z', '2025-06-02T09:30:00.123Z'],
    ['2025-06-02T10:30:00+01:00', '2025-06-02T09:30:00.000Z'],
    ['2025-06-02 09:30:00', '2025-06-02T09:30:00.000Z'],
    ['yesterday', null],
    ['2025-06-02T29:30:00', null],
    ['', null],
    [1_748_856_600, null],
    [null, null],
  ])('%j is %j', async (answered, moment) => {
    expect(await timesOf({ updated_at: answered })).toMatchObject({ updatedAt: moment })
  })

  test('is read with its milliseconds where the host has them, and without where these are no time', async () => {
    expect(await timesOf({ updated_at_ms: '2025-06-02T09:30:00.734Z', created_at: '2025-06-01T08:00:00' })).toEqual({
      createdAt: '2025-06-01T08:00:00.000Z',
      updatedAt: '2025-06-02T09:30:00.734Z',
      stageSince: null,
    })
    expect(await timesOf({ updated_at_ms: 734 })).toMatchObject({ updatedAt: '2025-06-02T09:30:00.000Z' })
  })
})

test('cases without a time of change stand last in the order of it', async () => {
  const { data, errors } = await odd.ask(TOKEN.owner, '{ cases { nodes { uuid updatedAt } } }')
  expect(errors).toBeUndefined()
  const { nodes } = (data as { cases: { nodes: { updatedAt: string }[] } }).cases
  const times = nodes.map(({ updatedAt }) => updatedAt)
  expect(times.length).toBeGreaterThan(1)
  expect(times).toEqual(times.toSorted().toReversed())
  odd.answer((answer) =>
    answer.method === 'GET' && answer.text.includes('"updated_at"')
      ? { ...answer, text: answer.text.replaceAll(/"updated_at":"2025-05-20[^"]*"/g, '"updated_at":null') }
      : answer,
  )
  const { data: without } = await odd.ask(TOKEN.owner, '{ cases { nodes { uuid updatedAt } } }')
  const { nodes: rows } = (without as { cases: { nodes: { updatedAt: string | null }[] } }).cases
  expect(rows.length).toBe(nodes.length)
  expect(rows.at(-1)?.updatedAt).toBeNull()
  expect(rows.filter(({ updatedAt }) => updatedAt === null)).toHaveLength(1)
})
