import { describe, expect, test } from 'vitest'
import { refused } from '../errors/errors.ts'
import { rememberAdditions } from './additions.ts'
import { guardedHost } from './host-call.ts'
import type { Call } from './http.ts'

const TEN_MINUTES = 600_000
/** A host whose answers come in turn; the last one is repeated. */
function host(...answers: unknown[]) {
  let asked = 0
  let now = 0
  const call = (async () => {
    const answer = answers[Math.min(asked++, answers.length - 1)]
    if (answer instanceof Error) throw answer
    return answer
  }) as Call
  const remember = rememberAdditions('client/additions', () => now)
  return {
    names: async (token = 'token') => [...(await remember(call, token))],
    asked: () => asked,
    pass: (ms: number) => {
      now += ms
    },
  }
}

describe('what a host adds', () => {
  test('is asked once, also while the answer is on its way, and again after ten minutes', async () => {
    const { names, asked, pass } = host({ additions: ['totals'] }, { additions: [] })
    expect(await Promise.all([names(), names('another'), names()])).toEqual([['totals'], ['totals'], ['totals']])
    pass(TEN_MINUTES - 1)
    expect(await names()).toEqual(['totals'])
    expect(asked()).toBe(1)
    pass(1)
    expect(await names()).toEqual([])
  })

  test.each([
    ['an unknown path', refused('NOT_FOUND', 'Not found.')],
    ['a refusal of any other kind', refused('INVALID_INPUT', 'No.')],
    ['another shape', { additions: 'all' }],
    ['a list of something else', { additions: [1] }],
    ['a list', []],
    ['nothing', undefined],
    ['a page or a redirect', refused('UPSTREAM_FAILED', 'No.', {}, { unreadable: true })],
  ])('is nothing after %s', async (_what, answer) => {
    const { names, asked } = host(answer)
    expect(await names()).toEqual([])
    expect(await names()).toEqual([])
    expect(asked()).toBe(1)
  })

  test.each(['UNAUTHENTICATED', 'RATE_LIMITED', 'TIMEOUT', 'UPSTREAM_FAILED'] as const)(
    'is not remembered after %s, which is passed on',
    async (code) => {
      const { names } = host(refused(code, 'No.'), { additions: ['audit'] })
      await expect(names()).rejects.toMatchObject({ extensions: { code } })
      expect(await names()).toEqual(['audit'])
    },
  )

  test('is nothing to who may not ask, which is not remembered', async () => {
    const { names } = host(refused('FORBIDDEN', 'No.'), { additions: ['audit'] })
    expect(await names()).toEqual([])
    expect(await names()).toEqual(['audit'])
  })

  test('is asked with one’s own token when another one is refused', async () => {
    const { names } = host(refused('UNAUTHENTICATED', 'No.'), { additions: ['audit'] })
    const [refusal, answer] = await Promise.allSettled([names('ended'), names('good')])
    expect(refusal.status).toBe('rejected')
    expect(answer).toEqual({ status: 'fulfilled', value: ['audit'] })
  })
})

test('a host is sent neither paths nor headers of additions that it lacks', async () => {
  const calls: unknown[][] = []
  const call = (async (...args: unknown[]) => {
    calls.push(args)
    return {}
  }) as Call
  const headers = { 'idempotency-key': 'one', 'if-match': '"2"' }
  const none = guardedHost(call, async () => new Set())
  await expect(none.call('GET', 'client/case/a/totals')).rejects.toMatchObject({
    message: 'The service behind CostDraft does not offer this.',
    extensions: { code: 'NOT_FOUND' },
  })
  await none.call('POST', 'client/case/a/note', {}, headers)
  await none.call('GET', 'client/case/a/time-recording/estimated')
  expect(calls).toEqual([
    ['POST', 'client/case/a/note', {}, {}],
    ['GET', 'client/case/a/time-recording/estimated', undefined, {}],
  ])
  const some = guardedHost(call, async () => new Set(['totals', 'versions'] as const))
  await some.call('GET', 'client/case/a/totals?x=1', undefined, headers)
  expect(calls.at(-1)).toEqual(['GET', 'client/case/a/totals?x=1', undefined, { 'if-match': '"2"' }])
})
