import { createServer, type Server } from 'node:http'
import { createCaller, type Call } from '@costdraft/gateway/upstream/http.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { freePort } from '../../dev/ports.ts'

interface Answer {
  status: number
  headers?: Record<string, string>
  body?: string
}
let server: Server | undefined
afterEach(
  () =>
    new Promise((resolve) => {
      server?.closeAllConnections()
      if (server) server.close(resolve)
      else resolve(undefined)
    }),
)

/** Starts a host that sends these responses in turn, repeating the last one, and records the times of requests. */
async function host(...answers: Answer[]): Promise<{ call: Call; asked: number[]; url: string }> {
  const asked: number[] = []
  const port = await freePort()
  server = createServer((_req, res) => {
    const {
      status,
      headers = {},
      body = '{"message":"no"}',
    } = answers[Math.min(asked.length, answers.length - 1)] ?? { status: 500 }
    asked.push(performance.now())
    res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  })
  await new Promise<void>((resolve) => {
    server?.listen(port, () => resolve())
  })
  const url = `http://localhost:${port}`
  return { call: createCaller(url, 'token'), asked, url }
}
/** The delays between requests, rounded: a busy machine may add up to a quarter of a second to each. */
const gaps = (at: number[]): number[] => at.slice(1).map((t, i) => Math.floor((t - (at[i] ?? 0) + 5) / 300) * 300)
/** What a person is told: of a host's own failure never its message. */
const saidOf = (status: number): string => {
  if (status < 500) return 'no'
  const said: Record<number, string> = {
    503: 'The service behind CostDraft is not available at the moment. Try again.',
    504: 'Request timed out',
  }
  return said[status] ?? 'The service behind CostDraft failed. Try again.'
}
const OK = { status: 200, body: '{"fine":true}' }

describe('a host that fails', () => {
  test.each([408, 413, 429, 500, 502, 503, 504])(
    'GET is asked three times on %d, after 0.3 and 0.6 seconds',
    async (status) => {
      const { call, asked } = await host({ status })
      await expect(call('GET', 'x')).rejects.toMatchObject({ message: saidOf(status) })
      expect(gaps(asked)).toEqual([300, 600])
    },
  )

  test.each(['PUT', 'DELETE'] as const)('%s is asked again, and the second answer counts', async (method) => {
    const { call, asked } = await host({ status: 502 }, OK)
    expect(await call(method, 'x')).toEqual({ fine: true })
    expect(asked).toHaveLength(2)
  })

  test.each([
    ['POST', 503],
    ['PATCH', 500],
    ['GET', 404],
    ['GET', 422],
  ] as const)('%s is asked once on %d', async (method, status) => {
    const { call, asked } = await host({ status })
    await expect(call(method, 'x')).rejects.toMatchObject({ message: saidOf(status) })
    expect(asked).toHaveLength(1)
  })

  test('Retry-After is honoured for 429, and not for 500', async () => {
    const limited = await host({ status: 429, headers: { 'retry-after': '1' } }, OK)
    await limited.call('GET', 'x')
    expect(gaps(limited.asked)).toEqual([900])
    server?.close()
    const broken = await host({ status: 500, headers: { 'retry-after': '1' } }, OK)
    await broken.call('GET', 'x')
    expect(gaps(broken.asked)).toEqual([300])
  })

  test('that it is asked for too much is told with when to try again, once it has been tried', async () => {
    const { call, asked } = await host({ status: 429, headers: { 'retry-after': '1' } })
    await expect(call('POST', 'x')).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED', retryAfter: 1 } })
    expect(asked).toHaveLength(1)
    await expect(call('GET', 'x')).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED', retryAfter: 1 } })
    const waits = gaps(asked.slice(1))
    expect([waits.length, Math.min(...waits) >= 900]).toEqual([2, true])
  })

  test('a 429 that is about the token is 401, and is not tried again', async () => {
    const headers = { 'retry-after': '1', 'www-authenticate': 'Bearer error="invalid_token"' }
    const { call, asked } = await host({ status: 429, headers })
    await expect(call('GET', 'x')).rejects.toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } })
    expect(asked).toHaveLength(1)
    server?.close()
    // Another challenge is no word about the token.
    const busy = await host({ status: 429, headers: { 'www-authenticate': 'Basic realm="x"' } })
    await expect(busy.call('POST', 'x')).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } })
  })

  test('a Retry-After beyond the deadline fails immediately', async () => {
    const { call, asked } = await host({ status: 503, headers: { 'retry-after': '60' } })
    await expect(call('GET', 'x')).rejects.toMatchObject({
      message: saidOf(503),
      extensions: { code: 'UPSTREAM_FAILED' },
    })
    expect(asked).toHaveLength(1)
  })

  test('a host that sends no message', async () => {
    const { call } = await host({ status: 418, body: '<html>' })
    await expect(call('GET', 'x')).rejects.toMatchObject({ message: 'Request failed with status code 418' })
  })

  test('a host that is not there', async () => {
    await expect(createCaller(`http://localhost:${await freePort()}`, 'token')('GET', 'x')).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_FAILED' },
    })
  })
})
