import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request } from 'undici'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { BRYN, CALDER, newCase } from './support/firm.ts'
import { frontOf, type Front } from './support/front-of.ts'
import { instance } from './support/instance.ts'
import { signIn } from './support/sign-in.ts'

// A gateway of its own before the shared hosts, and between them a host that holds the calls of one token.
let front: Front
let between: Server
let held: (() => void)[]
let program: string
const calls: { token: string; path: string }[] = []
let isHolding = false

async function forward(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { host: _host, connection: _connection, 'transfer-encoding': _coding, ...headers } = req.headers
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk as Buffer)
  const answer = await request(`${inject('apiUrl')}${req.url}`, {
    method: req.method as 'GET',
    headers,
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
  res.writeHead(answer.statusCode, { 'content-type': 'application/json' }).end(await answer.body.text())
}

beforeAll(async () => {
  held = []
  between = createServer(async (req, res) => {
    const token = String(req.headers.authorization).slice('Bearer '.length)
    calls.push({ token, path: `${req.method} ${req.url?.split('?')[0]}` })
    if (isHolding && token === program) await new Promise<void>((resolve) => held.push(resolve))
    await forward(req, res)
  }).listen(0)
  await once(between, 'listening')
  front = await frontOf(`http://localhost:${(between.address() as AddressInfo).port}`)
  program = (await signIn(instance, CALDER)).access_token
  for (let i = 0; i < 12; i++) await newCase(CALDER)
})
afterAll(async () => {
  isHolding = false
  for (const release of held) release()
  await front.gateway.stop()
  between.closeAllConnections()
  between.close()
})

const EVERYTHING = {
  query: `{ cases(first: 200) { totalCount nodes { uuid unresolvedComments totals { gross unpriced } attention { kind unresolved }
    documents { state files { uuid } } } } }`,
}
const BOARD = { query: '{ cases(first: 200) { nodes { uuid caseName stage value } } }' }

test('a query of all cases with totals, attention, documents and counts takes few calls', async () => {
  calls.length = 0
  const { data, errors } = await front.post(program, EVERYTHING)
  expect(errors).toBeUndefined()
  expect((data as { cases: { nodes: unknown[] } }).cases.nodes.length).toBeGreaterThan(12)
  const made = calls.filter(({ token }) => token === program).map(({ path }) => path)
  expect(made.filter((path) => !/additions|users\/user/.test(path)).length).toBeLessThanOrEqual(3)
})

test('a program that asks for everything at once holds no more than its share, and another firm’s board does not wait', async () => {
  calls.length = 0
  isHolding = true
  const asked = Array.from({ length: 40 }, () => front.post(program, EVERYTHING))
  // Another firm is answered while every call of the program is held.
  const token = (await signIn(instance, BRYN)).access_token
  for (let i = 0; i < 5; i++)
    expect(await front.post(token, BOARD)).toMatchObject({ status: 200, data: { cases: { nodes: expect.any(Array) } } })
  expect(calls.filter((call) => call.token === program).length).toBeLessThanOrEqual(6)
  isHolding = false
  for (const release of held) release()
  for (const { status } of await Promise.all(asked)) expect(status).toBe(200)
})
