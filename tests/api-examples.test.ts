import { execFile, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../dev/ports.ts'
import { as, instance } from './support/instance.ts'
import { makeTarget, type Target } from './support/target.ts'

const root = join(import.meta.dirname, '..')
const examples = join(root, 'packages/gateway/src/docs/examples')
const folder = mkdtempSync(join(tmpdir(), 'costdraft-examples-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let target: Target
let variables: NodeJS.ProcessEnv
beforeAll(async () => {
  target = await makeTarget()
  const { body } = await as(target.owner).rest<{ client_id: string; client_secret: string }>(
    'POST',
    `clients/${target.firm.client}/api-client`,
    { name: 'Examples', client_role: 'team_leader' },
  )
  variables = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    COSTDRAFT_URL: instance.webUrl,
    COSTDRAFT_TOKEN_URL: `${instance.authUrl}/oauth/token`,
    CLIENT_ID: body.client_id,
    CLIENT_SECRET: body.client_secret,
  }
})

/** Runs a program of the pages as somebody would who has only these variables; its standard output. */
const run = async (command: string, ...parameters: string[]): Promise<string> =>
  (await promisify(execFile)(command, parameters, { cwd: folder, env: variables })).stdout

interface Sums {
  data: { cases: { nodes: { value: string | null; stage: string }[] } }
}

test('work in progress counts the open cases of each fee earner, and adds their values to the penny', async () => {
  const programs = ['codegen.ts', 'token.ts', 'work-in-progress.ts']
  for (const name of programs) copyFileSync(join(examples, name), join(folder, name))
  // What the page has npm install.
  mkdirSync(join(folder, 'node_modules'))
  for (const [from, names] of [
    ['node_modules', ['graphql', '@graphql-codegen', '@types']],
    ['node_modules/.pnpm/node_modules', ['@graphql-typed-document-node']],
  ] as const)
    for (const name of names) symlinkSync(join(root, from, name), join(folder, 'node_modules', name))
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}')
  await run(process.execPath, join(root, 'node_modules/@graphql-codegen/cli/cjs/bin.js'), '--config', 'codegen.ts')
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--allowImportingTsExtensions', '--types', 'node']
  await run(join(root, 'node_modules/.bin/tsc'), ...options, '--skipLibCheck', 'work-in-progress.ts')
  const csv = await run(process.execPath, 'work-in-progress.ts')
  const { data } = (await as(target.owner).graphql(
    '{ cases(first: 200) { nodes { stage value } } }',
  )) as unknown as Sums
  const open = data.cases.nodes.filter(({ stage }) => stage !== 'complete')
  const pence = open.reduce((sum, { value }) => sum + Math.round(Number(value ?? 0) * 100), 0)
  const [head, ...rows] = csv.trim().split('\r\n')
  expect(head).toBe('fee_earner,cases,value,without_value')
  const cells = rows.map((row) => row.split(','))
  expect(cells.reduce((sum, row) => sum + Number(row.at(-3)), 0)).toBe(open.length)
  expect(cells.reduce((sum, row) => sum + Math.round(Number(row.at(-2)) * 100), 0)).toBe(pence)
  expect(open.length).toBeGreaterThan(2)
})

test('the documents of completed claims are downloaded, each whole and once', async () => {
  const download = () => run('sh', join(examples, 'completed-documents.sh'), 'claims')
  await download()
  const { body: outputs } = await as(target.owner).rest<{ file_name: string; size: number }[]>(
    'GET',
    `client/case/${target.complete}/output`,
  )
  const at = join(folder, 'claims', target.complete)
  const sizes = (): Record<string, number> =>
    Object.fromEntries(readdirSync(at).map((name) => [name, statSync(join(at, name)).size]))
  expect(sizes()).toEqual(Object.fromEntries(outputs.map(({ file_name, size }) => [file_name, size])))
  const before = statSync(join(at, outputs[0]?.file_name ?? '')).mtimeMs
  await download()
  expect(statSync(join(at, outputs[0]?.file_name ?? '')).mtimeMs).toBe(before)
})

test('a nightly copy has every case, and after a change what it is now', async () => {
  const copy = () => run('python3', join(examples, 'nightly_copy.py'), 'copy.sqlite')
  const stages = (): Record<string, string> => {
    const database = new DatabaseSync(join(folder, 'copy.sqlite'))
    const rows = database.prepare('select uuid, stage from cases').all() as { uuid: string; stage: string }[]
    database.close()
    return Object.fromEntries(rows.map(({ uuid, stage }) => [uuid, stage]))
  }
  await copy()
  expect(stages()).toMatchObject({ [target.caseUuid]: 'in_progress', [target.complete]: 'complete' })
  await as(target.owner).rest('POST', `client/case/${target.caseUuid}/status/in_review`, {})
  await copy()
  expect(stages()).toMatchObject({ [target.caseUuid]: 'in_review', [target.complete]: 'complete' })
})

describe('the webhook receiver', () => {
  test('prints the event of a case that is moved, and refuses what is not signed', async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}/`
    const { body: webhook } = await as(target.owner).rest<{ secret: string }>(
      'POST',
      `clients/${target.firm.client}/webhook`,
      { url, types: ['case.stage_changed'] },
    )
    const receiver = spawn(process.execPath, [join(examples, 'webhook-receiver.mjs')], {
      env: { ...variables, PORT: String(port), WEBHOOK_SECRET: webhook.secret },
    })
    const lines = createInterface({ input: receiver.stdout })
    try {
      await once(lines, 'line')
      const printed = once(lines, 'line')
      await as(target.owner).rest('POST', `client/case/${target.caseUuid}/status/blocked`, {})
      const [line] = (await printed) as [string]
      expect(line).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z case\.stage_changed \{/)
      expect(line).toContain(target.caseUuid)

      const key = Buffer.from(webhook.secret.replace('whsec_', ''), 'base64')
      const body = JSON.stringify({ type: 'case.stage_changed', timestamp: '2026-11-26T09:30:00.000Z', data: {} })
      const send = async (signedBody: string, at = Math.floor(Date.now() / 1_000)): Promise<number> => {
        const signature = createHmac('sha256', key).update(`msg_1.${at}.${signedBody}`).digest('base64')
        const { statusCode, body: answer } = await request(url, {
          method: 'POST',
          headers: {
            'webhook-id': 'msg_1',
            'webhook-timestamp': String(at),
            'webhook-signature': `v1,AAAA v1,${signature}`,
          },
          body,
        })
        await answer.dump()
        return statusCode
      }
      expect(await send(body)).toBe(204)
      expect(await send(`${body} `)).toBe(401)
      expect(await send(body, Math.floor(Date.now() / 1_000) - 600)).toBe(401)
    } finally {
      receiver.kill()
    }
  })
})
