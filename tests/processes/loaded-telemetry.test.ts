import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../dev/ports.ts'
import { buildWeb } from '../../scripts/build-web.ts'
import { seriesIn } from '../support/metric-lines.ts'
import { startTraceReceiver } from '../support/trace-receiver.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'costdraft-loaded-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the gateway as a process of its own until `meanwhile` has ended; answers the packages that it loaded. */
async function packagesOfGateway(env: Record<string, string>, meanwhile: (url: string) => Promise<void>) {
  const list = join(folder, `${await freePort()}.json`)
  const port = await freePort()
  const child = spawn(
    process.execPath,
    ['--import', join(root, 'tests/support/loaded-modules.ts'), join(root, 'packages/gateway/src/server.ts')],
    {
      env: { ...process.env, PORT: String(port), LOADED_MODULES: list, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const ended = new Promise((resolve) => {
    child.once('exit', resolve)
  })
  const url = `http://localhost:${port}`
  try {
    const health = () =>
      request(`${url}/health`).then(
        ({ statusCode }) => statusCode,
        () => 0,
      )
    await expect.poll(health, { timeout: 90_000 }).toBe(200)
    await meanwhile(url)
  } finally {
    child.kill('SIGTERM')
  }
  await ended
  const packages = JSON.parse(readFileSync(list, 'utf8')) as string[]
  expect(packages).toContain('express')
  return packages.filter((name) => name === 'prom-client' || name.startsWith('@opentelemetry/')).toSorted()
}

const ask = async (url: string): Promise<void> => {
  const answer = await request(`${url}/graphql`, { method: 'POST' })
  expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([401, expect.stringMatching(/^[\da-f]{16}$/)])
  await answer.body.dump()
}

beforeAll(() => buildWeb(() => {}))

test('nothing of metrics and traces is loaded where nobody asks for them', async () => {
  expect(await packagesOfGateway({ METRICS_PORT: '', OTEL_EXPORTER_OTLP_ENDPOINT: '' }, ask)).toEqual([])
})

test('a process alone answers its own metrics, and loads nothing that sends traces', async () => {
  const port = await freePort()
  const loaded = await packagesOfGateway({ METRICS_PORT: String(port) }, async (url) => {
    await ask(url)
    const series = seriesIn(await (await request(`http://localhost:${port}/metrics`)).body.text())
    expect(series).toContainEqual({
      name: 'costdraft_http_requests_total',
      labels: { method: 'POST', route: '/graphql', status: '4xx', process: 'gateway', number: '1' },
      value: 1,
    })
  })
  // What prom-client asks for itself does nothing without an SDK.
  expect(loaded).toEqual(['@opentelemetry/api', 'prom-client'])
})

test('a trace of a proxy in front goes on, and what is left is sent at the stop', async () => {
  const traces = await startTraceReceiver()
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const loaded = await packagesOfGateway({ OTEL_EXPORTER_OTLP_ENDPOINT: traces.url }, async (url) => {
    const traceparent = `00-${traceId}-b7ad6b7169203331-01`
    await (await request(`${url}/graphql`, { method: 'POST', headers: { traceparent } })).body.dump()
  })
  expect(loaded).toContain('@opentelemetry/sdk-trace')
  expect(loaded).not.toContain('prom-client')
  expect(traces.spans.find((span) => span.traceId === traceId)).toMatchObject({
    name: 'POST /graphql',
    parentSpanId: 'b7ad6b7169203331',
    service: 'costdraft-gateway',
    attributes: { 'http.response.status_code': 401 },
  })
  await traces.stop()
})
