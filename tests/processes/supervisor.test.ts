import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitUntilReady, start, type Processes } from '../../dev/processes.ts'
import { freshTokens } from '../support/sign-in.ts'

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, 'localhost')
      .once('connect', () => {
        socket.destroy()
        resolve(true)
      })
      .once('error', () => resolve(false))
  })
/** The processes with this data folder in their environment: the supervisor and its child processes. */
const processesOf = ({ dataDir }: Processes): number[] =>
  spawnSync('grep', [
    '-lsz',
    '--',
    `DATA_DIR=${dataDir}`,
    ...readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => `/proc/${pid}/environ`),
  ])
    .stdout.toString()
    .split('\n')
    .flatMap((file) => /\d+/.exec(file)?.map(Number) ?? [])
const apiProcess = (instance: Processes): number =>
  processesOf(instance).find((pid) =>
    spawnSync('cat', [`/proc/${pid}/cmdline`])
      .stdout.toString()
      .includes('api/src/server.ts'),
  ) ?? 0

const signalled = async (running: Processes, signal: (of: Processes) => void): Promise<void> => {
  expect(await Promise.all(running.ports.map(isOpen))).toEqual([true, true])
  signal(running)
  await running.ended
  await expect.poll(() => processesOf(running), { timeout: 100_000 }).toEqual([])
  expect(await Promise.all(running.ports.map(isOpen))).toEqual([false, false])
}

// One instance shared by all tests: each but the last leaves it running.
let instance: Processes
beforeAll(async () => {
  instance = await start()
})
afterAll(() => {
  instance?.child.kill('SIGTERM')
})

test('a compiled introspection query has the same result', async () => {
  const { access_token } = await freshTokens(
    { webUrl: instance.webUrl, authUrl: `http://localhost:${instance.authPort}` },
    'owner@calder.example',
  )
  const answers: unknown[] = []
  for (let time = 0; time < 3; time++) {
    const { body } = await request(`${instance.webUrl}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        query:
          '{ __schema { queryType { fields { name } } } __type(name: "Case") { kind fields { name type { kind name } } } }',
      }),
    })
    // What is left of the budget differs from answer to answer.
    const { data, errors } = (await body.json()) as { data: unknown; errors?: unknown }
    answers.push({ data, errors })
  }
  expect(answers[0]).toMatchObject({ data: { __type: { kind: 'OBJECT' } } })
  expect(answers.slice(1)).toEqual([answers[0], answers[0]])
})

test('a second process on the same data folder is refused with the id of the first', async () => {
  await expect(start({ DATA_DIR: instance.dataDir })).rejects.toThrow(
    `is in use by process ${apiProcess(instance)}, started`,
  )
})

test('a killed API is restarted, with the data it had written', async () => {
  const { starts } = await waitUntilReady(instance.apiUrl)
  process.kill(apiProcess(instance), 'SIGKILL')
  await expect
    .poll(() => waitUntilReady(instance.apiUrl), { timeout: 100_000 })
    .toMatchObject({ starts: Number(starts) + 1 })
  expect(instance.output()).toContain('The case and admin API ended (SIGKILL): starting it again.')
})

test('a hanging API is killed and restarted', async () => {
  // It answers a moment before the supervisor hears that it is ready.
  await expect.poll(instance.output, { timeout: 100_000 }).toContain('The case and admin API is ready again.')
  const { starts } = await waitUntilReady(instance.apiUrl)
  process.kill(apiProcess(instance), 'SIGSTOP')
  await expect
    .poll(() => waitUntilReady(instance.apiUrl), { timeout: 100_000 })
    .toMatchObject({ starts: Number(starts) + 1 })
    // What the supervisor said is the only trace of why it did not come back.
    .catch((error: unknown) => {
      throw new Error(instance.output().slice(-2_000), { cause: error })
    })
  expect(instance.output()).toContain('has not answered for 8 seconds: restarting it.')
})

test('SIGTERM to npm alone leaves no process and no port', () =>
  signalled(instance, ({ child }) => child.kill('SIGTERM')))

test('begun in an empty folder; SIGINT to the whole group, as Ctrl-C sends it, leaves no process and no port', async () => {
  const running = await start({ DATA_DIR: mkdtempSync(join(tmpdir(), 'costdraft-empty-')) })
  expect(running.output()).toMatch(
    /Preparing the database …\n(?:  … \d+ s\n)*  done in \d+ s\.\n[^]*CostDraft is ready/,
  )
  await expect.poll(running.output).toContain('Sign in with the password CostDraft-demo-1 as')
  await signalled(running, ({ child }) => process.kill(-(child.pid ?? 0), 'SIGINT'))
})

test.each([
  [
    { PORT: 'abc', AUTH_PORT: '99999', SEED: 'none', ADMIN_EMAIL: 'admin', ADMIN_PASSWORD: 'short' },
    [
      'PORT must be a port number from 1 to 65535, not abc.',
      'AUTH_PORT must be a port number from 1 to 65535, not 99999.',
      'ADMIN_EMAIL must be an e-mail address such as name@firm.co.uk, not admin.',
      'ADMIN_PASSWORD must have 8 to 200 characters.',
    ],
  ],
  [
    { SEED: 'none' },
    ['SEED=none needs ADMIN_EMAIL and ADMIN_PASSWORD: the one administrator of an empty installation.'],
  ],
])('wrong variables %j are all named before anything is created', async (env, problems) => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'costdraft-none-')), 'data')
  const failure: unknown = await start({ DATA_DIR: dataDir, ...env }).catch((error: unknown) => error)
  for (const problem of problems) expect(String(failure)).toContain(problem)
  expect(String(failure)).not.toContain('Preparing the database')
  expect(existsSync(dataDir)).toBe(false)
})
