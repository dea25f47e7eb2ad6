import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { close, listen } from '@costdraft/schema/http.ts'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../dev/ports.ts'
import { startPostgres, type Postgres } from '../../dev/postgres.ts'
import { pidsOf, start, waitUntilReady, type Processes } from '../../dev/processes.ts'
import { BOUNDARY } from '../support/instance.ts'
import { ledgerForm } from '../support/ledger-form.ts'
import { npmStart } from '../support/npm-start.ts'
import { signIn } from '../support/sign-in.ts'

// Two gateways, two APIs, two workers and a sign-in host on one PostgreSQL. Each test leaves them running but the last.
const GATEWAY = ['gateway/src/server.ts'] as const
const API = ['api/src/server.ts', 'api'] as const
const WORKER = ['api/src/server.ts', 'worker'] as const
const START = 300_000
const SEVERAL = { GATEWAYS: '2', APIS: '2', WORKERS: '2' }

let postgres: Postgres
let env: Record<string, string>
let instance: Processes
let headers: Record<string, string>
beforeAll(async () => {
  postgres = await startPostgres()
  env = { DATABASE_URL: postgres.url, HOST: 'localhost', SEED: 'demo', DRAIN_SECONDS: '4', ...SEVERAL }
  instance = await start(env)
  const { access_token } = await signIn(
    { webUrl: instance.webUrl, authUrl: `http://localhost:${instance.authPort}` },
    'owner@ashdown.example',
  )
  headers = { authorization: `Bearer ${access_token}` }
}, START)
afterAll(async () => {
  instance?.child.kill('SIGTERM')
  await instance?.ended
  await postgres?.stop()
}, 60_000)

interface Answer<T> {
  status: number
  body: T
}
/** In milliseconds: a process that is killed holds its port until the system has taken its memory. */
const BEFORE_RETRY = 250

/** Asks the API, or another address; where the connection breaks, once more a moment later, as the web app does. */
async function ask<T>(
  method: 'GET' | 'POST',
  path: string,
  { body, key, at = instance.apiUrl }: { body?: unknown; key?: string; at?: string } = {},
): Promise<Answer<T>> {
  const once = async (): Promise<Answer<T>> => {
    const answer = await request(`${at}/${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    return { status: answer.statusCode, body: (await answer.body.json()) as T }
  }
  return once().catch(async () => {
    await setTimeout(BEFORE_RETRY)
    return once()
  })
}
/** The cases of the firm. */
const readCases = async (): Promise<{ uuid: string; case_name: string; solicitors_case_reference: string }[]> => {
  const { body: viewer } = await ask<{ client_uuid: string }>('GET', 'users/user')
  return (await ask<Awaited<ReturnType<typeof readCases>>>('GET', `client/${viewer.client_uuid}/case`)).body
}
const pids = (script: readonly string[]): number[] => pidsOf(instance, ...script)
const timesReady = (name: string): number => instance.output().split(`${name} is ready again.`).length - 1

test('there are two of each, and one demonstration', async () => {
  expect([pids(GATEWAY).length, pids(API).length, pids(WORKER).length]).toEqual([2, 2, 2])
  const marlowe = (await readCases()).filter(({ case_name }) => case_name.startsWith('Re Marlowe'))
  expect(marlowe).toHaveLength(1)
})

test('each API says how many files are missing or unknown, which workers count', async () => {
  const ready = async () => (await request(`${instance.apiUrl}/ready`)).body.json()
  for (let answers = 0; answers < 4; answers++)
    await expect.poll(ready, { timeout: 200_000 }).toMatchObject({ missing_files: 0, unknown_files: 0 })
})

test('each says the limits that it has: half of those of one gateway', async () => {
  const { body } = await ask<{ extensions: { cost: { budgets: unknown[] } } }>('POST', 'graphql', {
    body: { query: '{ viewer { uuid } }' },
    at: instance.webUrl,
  })
  expect(body.extensions.cost.budgets).toMatchObject([
    { name: 'token', limit: 300_000 },
    { name: 'firm', limit: 1_500_000 },
  ])
  const page = await request(`${instance.webUrl}/docs/limits`)
  const text = await page.body.text()
  expect(text).toContain('300,000')
  expect(text).toContain('3 REST requests and 2 transfers of files')
})

test('one of two APIs and one of two gateways is killed, and whoever asks once more notices nothing', async () => {
  const { body: viewer } = await ask<{ client_uuid: string }>('GET', 'users/user')
  const client = viewer.client_uuid
  const [{ body: sites }, { body: earners }] = [
    await ask<{ uuid: string }[]>('GET', `clients/${client}/sites`),
    await ask<{ uuid: string }[]>('GET', `client/${client}/fee-earner`),
  ]
  const draft = (case_name: string) => ({
    case_name,
    solicitors_case_reference: 'SEVERAL',
    case_type: 'care_and_supervision',
    fee_earner: earners[0]?.uuid,
    site: sites[0]?.uuid,
    represented_party: 'parent',
    parties_represented: 1,
    certificate: { certificate_number: 'ABCDEF123456', court_level: 'other_judge', date_of_issue: '2025-01-10' },
  })
  const made: string[] = []
  const over = new AbortController()
  const failures: unknown[] = []
  const writing = (async () => {
    for (let i = 0; !over.signal.aborted; i++) {
      const name = `Re Several ${i}`
      const answer = await ask('POST', `client/${client}/case/legal-aid`, { body: draft(name), key: name }).catch(
        String,
      )
      if (typeof answer === 'object' && answer.status === 201) made.push(name)
      else failures.push(answer)
    }
  })()
  const reading = (async () => {
    while (!over.signal.aborted) {
      const answer = await ask<{ errors?: unknown }>('POST', 'graphql', {
        body: { query: '{ cases(first: 5) { totalCount } }' },
        at: instance.webUrl,
      }).catch(String)
      if (typeof answer !== 'object' || answer.status !== 200 || answer.body.errors) failures.push(answer)
    }
  })()
  for (const [script, name] of [
    [API, 'The case and admin API'],
    [GATEWAY, 'The gateway'],
  ] as const) {
    const [first = 0] = pids(script)
    process.kill(first, 'SIGKILL')
    await expect.poll(() => timesReady(`${name} 1`) + timesReady(`${name} 2`), { timeout: 200_000 }).toBe(1)
  }
  over.abort()
  await Promise.all([writing, reading])
  expect(failures).toEqual([])
  const stored = (await readCases()).filter(({ solicitors_case_reference }) => solicitors_case_reference === 'SEVERAL')
  expect(stored.map(({ case_name }) => case_name).toSorted()).toEqual(made.toSorted())
  expect(made.length).toBeGreaterThan(0)
})

test('a ledger that is sent to an API is read by a worker', async () => {
  const cases = await readCases()
  const path = `client/case/${cases.find(({ case_name }) => case_name.startsWith('Re Marlowe'))?.uuid ?? ''}`
  const answer = await request(`${instance.apiUrl}/${path}/time-recording/import/preview`, {
    method: 'POST',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: ledgerForm(['03/03/2025,Nobody Known,Preparation,Read the papers,0.50']),
  })
  expect([answer.statusCode, JSON.stringify(await answer.body.json())]).toEqual([
    200,
    expect.stringContaining('Nobody Known'),
  ])
})

test('what killed workers had begun is done once, by one that lives', async () => {
  const cases = await readCases()
  const path = `client/case/${cases.find(({ case_name }) => case_name.startsWith('Re Marlowe'))?.uuid ?? ''}`
  await ask('POST', `${path}/status/complete`)
  await ask('POST', `${path}/output`)
  await expect
    .poll(async () => (await ask<{ state: string }>('GET', `${path}/output/state`)).body, {
      timeout: 200_000,
      interval: 20,
    })
    .toMatchObject({ state: 'running' })
  for (const pid of pids(WORKER)) process.kill(pid, 'SIGKILL')
  await expect
    .poll(async () => (await ask('GET', `${path}/output/state`)).body, { timeout: 200_000 })
    .toMatchObject({ state: 'ready', error: null })
  expect((await ask<unknown[]>('GET', `${path}/output`)).body).toHaveLength(7)
})

test('a second product on the same ports is refused, although they are shared', async () => {
  const [web = 0, api = 0] = instance.ports
  const ports = { PORT: String(web), API_PORT: String(api), AUTH_PORT: String(await freePort()) }
  await expect(start({ ...env, ...ports })).rejects.toThrow(/Port \d+ is already in use\. Stop what uses it/)
})

test('migrating while the product runs changes nothing and says that all is well', async () => {
  expect(await npmStart(env, 'migrate')).toEqual({ said: 'The database is of this version.\n', code: 0 })
})

test('a process on its own serves beside those of the supervisor, and ends when it is told to', async () => {
  const alone = await start(
    { ...env, GATEWAYS: '1', APIS: '1', DRAIN_SECONDS: '0', AUTH_PORT: String(instance.authPort) },
    { command: ['start', '--', 'api'], says: 'The case and admin API is ready: port ' },
  )
  try {
    expect((await ask('GET', 'users/user', { at: alone.apiUrl })).status).toBe(200)
  } finally {
    alone.child.kill('SIGTERM')
    await alone.ended
  }
  await expect.poll(() => pidsOf(alone, 'supervisor.ts', 'api')).toEqual([])
})

test('a sign-in host on its own asks nothing of the file store, which it does not need', async () => {
  let asked = 0
  const store = await listen(
    (_req, res) => {
      asked += 1
      res.writeHead(403).end()
    },
    await freePort(),
  )
  const { port } = store.address() as AddressInfo
  const key = { AWS_ACCESS_KEY_ID: 'none', AWS_SECRET_ACCESS_KEY: 'none' }
  const bucket = { FILES_URL: 's3://files', AWS_ENDPOINT_URL_S3: `http://localhost:${port}`, ...key }
  const alone = await start(
    { ...env, ...bucket, DRAIN_SECONDS: '0' },
    { command: ['start', '--', 'auth'], says: 'The sign-in host is ready: port ' },
  )
  try {
    expect(await waitUntilReady(`http://localhost:${alone.authPort}`)).toMatchObject({ status: 'ready', problems: [] })
    expect(asked).toBe(0)
  } finally {
    alone.child.kill('SIGTERM')
    await alone.ended
    await close(store)
  }
})

test('told to stop, all say so at /ready and serve for DRAIN_SECONDS, and then end', async () => {
  await waitUntilReady(instance.webUrl)
  instance.child.kill('SIGTERM')
  for (const at of [instance.webUrl, instance.apiUrl, `http://localhost:${instance.authPort}`])
    await expect
      .poll(async () => (await request(`${at}/ready`)).body.json(), { timeout: 200_000, interval: 20 })
      .toEqual({ status: 'stopping', problems: [] })
  expect((await ask('GET', 'users/user')).status).toBe(200)
  expect((await request(`${instance.webUrl}/health`)).statusCode).toBe(200)
  await instance.ended
  await expect.poll(() => pidsOf(instance, 'server.ts').length + pids(API).length + pids(WORKER).length).toBe(0)
})
