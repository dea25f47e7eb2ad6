import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createCaller, type CallerOptions } from '@costdraft/gateway/upstream/http.ts'
import { afterEach, describe, expect, test } from 'vitest'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})
/** A host of one answer; resolves to its address. */
async function host(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, resolve)
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
const call = async (answer: RequestListener, options: CallerOptions = {}, token = 'token') =>
  createCaller(await host(answer), token, options)
const SAFE = 'We do not know yet whether this was saved; trying again is safe.'
const UNKNOWN = 'We do not know whether this was saved. Look before you try again.'
const KEY = { 'idempotency-key': 'one' }

describe('an answer', () => {
  test('of more than 32 MB is refused, and not read to its end', async () => {
    let sent = 0
    const chunk = Buffer.alloc(1024 * 1024, ' ')
    const ask = await call((_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json' })
      const more = (): void => {
        while (!res.destroyed && sent < 300 && res.write(chunk)) sent++
        if (sent >= 300) res.end()
      }
      res.on('drain', () => {
        sent++
        more()
      })
      more()
    })
    await expect(ask('GET', 'x')).rejects.toMatchObject({
      message: 'The answer of the service behind CostDraft is too large.',
      extensions: { code: 'UPSTREAM_FAILED' },
    })
    expect(sent).toBeLessThan(60)
  })

  test.each(['GET', 'POST', 'PATCH'] as const)('whose body does not come ends %s by the deadline', async (method) => {
    const ask = await call(
      (_req, res) => {
        res.writeHead(200, { 'content-type': 'application/json' }).write('{"half":')
      },
      { deadline: 100 },
    )
    await expect(ask(method, 'x', method === 'GET' ? undefined : {})).rejects.toMatchObject({
      extensions: { code: 'TIMEOUT' },
    })
  })
})

describe('after a lost answer', () => {
  const lost: RequestListener = (req) => {
    req.socket.destroy()
  }
  test('of a write it is not known whether it was saved', async () => {
    const ask = await call(lost)
    await expect(ask('POST', 'x', {})).rejects.toMatchObject({
      message: UNKNOWN,
      extensions: { code: 'UPSTREAM_FAILED', unknownOutcome: true },
    })
    await expect(ask('POST', 'x', {}, KEY)).rejects.toMatchObject({
      message: SAFE,
      extensions: { unknownOutcome: true },
    })
  })
  test('of a read nothing but another try is needed', async () => {
    const error: unknown = await (await call(lost))('GET', 'x').catch((one: unknown) => one)
    expect(error).toMatchObject({ message: 'The service behind CostDraft does not answer. Try again.' })
    expect((error as { extensions: object }).extensions).not.toHaveProperty('unknownOutcome')
  })
  test('a write that a proxy gave up is not known either, and one that was never sent is', async () => {
    const ask = await call((_req, res) => {
      res.writeHead(504).end()
    })
    await expect(ask('PATCH', 'x', {})).rejects.toMatchObject({
      message: UNKNOWN,
      extensions: { code: 'TIMEOUT', unknownOutcome: true },
    })
    await expect(createCaller('http://localhost:9', 'token')('POST', 'x', {})).rejects.toMatchObject({
      message: 'The service behind CostDraft does not answer. Try again.',
    })
  })
})

test('what a host says of its own failure goes to the log alone', async () => {
  const failures: unknown[] = []
  const ask = await call(
    (_req, res) => {
      res.writeHead(500).end('{"message":"relation \\"case\\" does not exist","details":{"table":"case"}}')
    },
    { onFailure: (failure) => failures.push(failure) },
  )
  await expect(ask('POST', 'client/case', {})).rejects.toMatchObject({
    message: 'The service behind CostDraft failed. Try again.',
    extensions: { code: 'UPSTREAM_FAILED', details: {} },
  })
  expect(failures).toEqual([{ method: 'POST', route: 'other', status: 500, message: 'relation "case" does not exist' }])
})

test.each([
  [503, 'UPSTREAM_FAILED', 'The service behind CostDraft is not available at the moment. Try again.'],
  [507, 'STORAGE_FULL', 'The storage of the service behind CostDraft is full. Nothing was saved.'],
])('a host that answers %d is said to in words', async (status, code, message) => {
  const ask = await call((_req, res) => {
    res.writeHead(status).end()
  })
  await expect(ask('POST', 'x', {})).rejects.toMatchObject({ message, extensions: { code } })
})

test('a token holds six connections at most, and others go on beside it', async () => {
  const open = new Map<string, number>()
  const most = new Map<string, number>()
  const held: (() => void)[] = []
  const url = await host((req, res) => {
    const who = String(req.headers.authorization)
    open.set(who, (open.get(who) ?? 0) + 1)
    most.set(who, Math.max(most.get(who) ?? 0, open.get(who) ?? 0))
    const answer = (): void => {
      open.set(who, (open.get(who) ?? 0) - 1)
      res.end('{}')
    }
    if (who.endsWith('greedy')) held.push(answer)
    else answer()
  })
  let answered = 0
  const greedy = createCaller(url, 'greedy')
  const asked = Array.from({ length: 40 }, async () => {
    await greedy('GET', 'x')
    answered += 1
  })
  await expect.poll(() => held.length, { timeout: 10_000 }).toBe(6)
  await createCaller(url, 'modest')('GET', 'x')
  while (answered < asked.length) {
    held.shift()?.()
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  }
  await Promise.all(asked)
  expect(most.get('Bearer greedy')).toBe(6)
})
