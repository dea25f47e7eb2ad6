import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { metricList, type MetricSpec } from '@costdraft/schema/telemetry/metric-list.ts'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../../dev/ports.ts'
import { killNow, start, waitUntilReady, type Processes } from '../../dev/processes.ts'
import { callerOf, type Caller } from '../support/instance.ts'
import { filesForm, newFile, pdf, root } from '../support/files.ts'
import { ledgerForm } from '../support/ledger-form.ts'
import { seriesIn, type Series } from '../support/metric-lines.ts'
import { startReceiver } from '../support/receiver.ts'
import { codeFor, signIn } from '../support/sign-in.ts'
import { startTraceReceiver } from '../support/trace-receiver.ts'

const persisted = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../packages/gateway/src/generated/persisted-documents.json'), 'utf8'),
) as Record<string, string>
const hashOf = (operation: string): string =>
  Object.entries(persisted).find(([, text]) => new RegExp(String.raw`^\w+ ${operation}\b`).test(text))?.[0] ?? ''

const OWNER = 'owner@ashdown.example'
/** What no log, metric or trace may say. */
const canaries = ['zebedee', 'marlowe', 'quintessence', 'ashdown', 'costdraft-demo', 'wrong-password', 'canaryname']
/** A busy machine is slow, not wrong. */
const PATIENCE = { timeout: 120_000, interval: 200 }
const REQUEST_ID = 'a-proxy-has-made-this-id'

let instance: Processes
let owner: Caller
let token: string
let caseUuid: string
let metricsUrl: string
let traces: Awaited<ReturnType<typeof startTraceReceiver>>
let receiver: Awaited<ReturnType<typeof startReceiver>>

/** Sends an operation of the web app by its hash. */
async function runPersisted(operation: string, variables: object, headers: Record<string, string> = {}) {
  const answer = await request(`${instance.webUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify({
      operationName: operation,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(operation) } },
    }),
  })
  return { headers: answer.headers, body: (await answer.body.json()) as { data?: object; errors?: object[] } }
}

async function signInTests(): Promise<void> {
  const urls = { webUrl: instance.webUrl, authUrl: `http://localhost:${instance.authPort}` }
  await codeFor(urls, OWNER, 'wrong-password').catch(() => {})
  for (let attempt = 0; attempt < 11; attempt++)
    await codeFor(urls, 'zebedee@example.com', 'wrong-password').catch(() => {})
}

/** Does what a firm does in a day, with what is refused. */
async function workOfADay(): Promise<void> {
  await signInTests()
  const { body: viewer } = await owner.rest<{ client_uuid: string }>('GET', 'users/user')
  await owner.rest('POST', `clients/${viewer.client_uuid}/webhook`, {
    url: receiver.url,
    types: ['case.stage_changed'],
  })
  const at = `client/case/${caseUuid}`
  const form = filesForm(root(newFile('Zebedee.pdf', 0)), [{ name: 'Zebedee.pdf', bytes: pdf('Quintessence') }])
  expect((await owner.rest('POST', `${at}/file`, form)).status).toBe(201)
  await owner.rest('POST', `${at}/time-recording/upload`, ledgerForm(['01/02/2025,Zebedee,Attendance,Quintessence,1']))
  await owner.rest('GET', 'client/case/canaryname')
  await owner.rest('GET', `client/search?q=quintessence`)
  await owner.rest('GET', `${at}/time-recording?nonsense=quintessence`)
  await callerOf(instance, async () => `${token}x`).rest('GET', at)
  await owner.graphql('query CanaryName($uuid: ID!) { case(uuid: $uuid) { uuid nothing } }', { uuid: caseUuid })
  await owner.graphql('query CanaryName($uuid: ID!) { case(uuid: $uuid) { uuid } }', { uuid: caseUuid })
  await runPersisted('Viewer', {})
  const file = `${instance.webUrl}/api/files/${at}/time-recording/estimated`
  await (await request(file, { headers: { authorization: `Bearer ${token}` } })).body.dump()
  await (await request(`${instance.webUrl}/cases/${caseUuid}?q=quintessence`)).body.dump()
  await makePreview()
  await owner.rest('POST', `${at}/status/complete`, {})
  await vi.waitFor(() => expect(receiver.typesOf(caseUuid)).toContain('case.stage_changed'), PATIENCE)
}

interface Previews {
  case: { previews: { key: string; file: object | null }[] }
}
const readPreviews = async () =>
  ((await runPersisted('Previews', { uuid: caseUuid })).body.data as unknown as Previews).case.previews

/** Has a worker make one document of the case, with an id that a proxy has made. */
async function makePreview(): Promise<void> {
  const [{ key } = { key: '' }] = await readPreviews()
  const asked = await runPersisted('PreviewDocument', { caseUuid, key }, { 'x-request-id': REQUEST_ID })
  expect([asked.headers['x-request-id'], asked.body.errors]).toEqual([REQUEST_ID, undefined])
  const isMade = async (): Promise<void> => {
    const document = (await readPreviews()).find((one) => one.key === key)
    expect(document?.file).toBeTruthy()
  }
  await vi.waitFor(isMade, PATIENCE)
}

const scrape = async (): Promise<string> => (await request(metricsUrl, { reset: true })).body.text()
/** The lines of requests in the log. */
const accessLines = (): Record<string, unknown>[] =>
  instance
    .output()
    .split('\n')
    .flatMap((line) => (line.includes('"msg":"request"') ? [JSON.parse(line) as Record<string, unknown>] : []))

beforeAll(async () => {
  const port = await freePort()
  metricsUrl = `http://localhost:${port}/metrics`
  traces = await startTraceReceiver()
  receiver = await startReceiver()
  instance = await start({
    METRICS_PORT: String(port),
    OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
    LOG_LEVEL: 'info',
  })
  const urls = { webUrl: instance.webUrl, authUrl: `http://localhost:${instance.authPort}` }
  token = (await signIn(urls, OWNER)).access_token
  owner = callerOf(instance, async () => token)
  const { body } = await owner.rest<{ client_uuid: string }>('GET', 'users/user')
  const cases = await owner.rest<{ uuid: string; case_name: string }[]>('GET', `client/${body.client_uuid}/case`)
  caseUuid = cases.body.find(({ case_name }) => case_name.startsWith('Re Marlowe'))?.uuid ?? ''
  await workOfADay()
}, 300_000)
afterAll(async () => {
  instance.child.kill('SIGTERM')
  await instance.ended
  await Promise.all([traces.stop(), receiver.stop()])
})

describe('metrics', () => {
  const specs: Readonly<Record<string, MetricSpec>> = metricList
  /** The metric of a series, without what a histogram appends, and its labels without those of every series. */
  const metricOf = ({ name, labels }: Series) => {
    const base = name in specs ? name : name.replace(/_(?:bucket|sum|count)$/, '')
    const { process: _process, number: _number, le: _le, ...own } = labels
    return { base, own: Object.keys(own).toSorted() }
  }

  test('every series has the name and the labels of a metric in the list, and says whose it is', async () => {
    const series = seriesIn(await scrape())
    expect(series.length).toBeGreaterThan(200)
    for (const one of series) {
      const { base, own } = metricOf(one)
      expect(Object.keys(specs), one.name).toContain(base)
      expect(own, one.name).toEqual([...(specs[base]?.labels ?? [])].toSorted())
      expect(['gateway', 'api', 'supervisor'], one.name).toContain(one.labels.process)
      expect(one.labels.number).toBe('1')
    }
  })

  test('what was done is counted', async () => {
    const series = seriesIn(await scrape())
    const value = (name: string, labels: Record<string, string>): number =>
      series
        .filter((one) => one.name === name && Object.entries(labels).every(([key, text]) => one.labels[key] === text))
        .reduce((sum, one) => sum + one.value, 0)
    expect({
      refused: value('costdraft_sign_ins_total', { result: 'refused' }),
      locked: value('costdraft_sign_ins_total', { result: 'locked' }),
      success: value('costdraft_sign_ins_total', { result: 'success' }),
      badTokens: value('costdraft_refusals_total', { reason: 'bad_token', process: 'api' }),
      viewer: value('costdraft_operations_total', { operation: 'Viewer', result: 'ok' }),
      documents: value('costdraft_operations_total', { operation: 'PreviewDocument', result: 'ok' }),
      named: value('costdraft_operations_total', { operation: 'CanaryName' }),
      others: value('costdraft_operations_total', { operation: 'other', result: 'ok' }),
      invalid: value('costdraft_operations_total', { operation: 'other', result: 'INVALID_INPUT' }),
      upload: value('costdraft_http_requests_total', { route: '/client/case/:case/time-recording/upload' }),
      estimated: value('costdraft_http_requests_total', {
        route: '/api/files/client/case/:uuid/time-recording/estimated',
        status: '2xx',
      }),
      page: value('costdraft_http_requests_total', { route: 'page', process: 'gateway' }),
      read: value('costdraft_ledger_imports_total', { step: 'read', result: 'ok' }),
      refusedLedger: value('costdraft_ledger_imports_total', { step: 'import', result: 'refused' }),
      saved: Math.min(1, value('costdraft_file_store_operations_total', { operation: 'save', result: 'ok' })),
      jobs: value('costdraft_job_attempts_total', { kind: 'preview', result: 'done' }),
      queued: value('costdraft_jobs', { kind: 'preview' }),
      webhooks: Math.min(1, value('costdraft_webhook_attempts_total', { result: 'delivered' })),
      up: value('costdraft_process_up', {}),
    }).toEqual({
      refused: 11,
      locked: 1,
      success: 1,
      badTokens: 1,
      viewer: 1,
      documents: 1,
      named: 0,
      others: 1,
      invalid: 1,
      upload: 1,
      estimated: 1,
      page: 1,
      read: 1,
      refusedLedger: 1,
      saved: 1,
      jobs: 1,
      queued: 0,
      webhooks: 1,
      up: 2,
    })
  })

  test('a process that does not answer within a second is left out and counted', async () => {
    const gateway = pidOf('gateway/src/server.ts')
    process.kill(gateway, 'SIGSTOP')
    const series = seriesIn(await scrape().finally(() => process.kill(gateway, 'SIGCONT')))
    const up = series.filter(({ name }) => name === 'costdraft_process_up')
    expect(Object.fromEntries(up.map(({ labels, value }) => [labels.process, value]))).toEqual({ gateway: 0, api: 1 })
    expect(series.some(({ name, labels }) => name === 'costdraft_memory_bytes' && labels.process === 'gateway')).toBe(
      false,
    )
    expect(
      series.find(({ name, labels }) => name === 'costdraft_process_unanswered_total' && labels.process === 'gateway')
        ?.value,
    ).toBe(1)
  })

  test('nothing but /metrics is answered there, and only on this machine', async () => {
    expect((await request(metricsUrl.replace('/metrics', '/'))).statusCode).toBe(404)
    const listening = spawnSync('cat', ['/proc/net/tcp', '/proc/net/tcp6']).stdout.toString()
    const port = Number(new URL(metricsUrl).port).toString(16).toUpperCase().padStart(4, '0')
    const addresses = Array.from(
      listening.matchAll(new RegExp(String.raw`: (\w+):${port} \w+:0000 0A`, 'g')),
      ([, a]) => a,
    )
    expect(addresses.length).toBeGreaterThan(0)
    for (const address of addresses) expect(['0100007F', '00000000000000000000000001000000']).toContain(address)
  })
})

/** The process of the instance that runs a script. */
function pidOf(script: string): number {
  const found = spawnSync('sh', [
    '-c',
    `for p in /proc/[0-9]*; do if grep -qsz 'DATA_DIR=${instance.dataDir}' $p/environ && grep -qs '${script}' $p/cmdline; then echo \${p#/proc/}; fi; done`,
  ])
  return Number(found.stdout.toString().trim().split('\n')[0])
}

describe('logs', () => {
  test('each request has one line, and the id of a proxy leads through gateway and API', () => {
    const lines = accessLines().filter(({ requestId }) => requestId === REQUEST_ID)
    expect(lines.find(({ name }) => name === 'gateway')).toEqual({
      level: 30,
      time: expect.any(Number) as number,
      name: 'gateway',
      requestId: REQUEST_ID,
      method: 'POST',
      route: '/graphql',
      operation: 'PreviewDocument',
      status: 200,
      ms: expect.any(Number) as number,
      bytes: expect.any(Number) as number,
      msg: 'request',
    })
    expect(lines.filter(({ name }) => name === 'gateway')).toHaveLength(1)
    expect(lines.map(({ name, method, route }) => [name, method, route])).toContainEqual([
      'api',
      'POST',
      '/client/case/:uuid/preview/:key',
    ])
  })

  test('a request to the sign-in host has one line, too', async () => {
    const requestId = 'asks-what-the-host-is'
    const { body } = await request(`http://localhost:${instance.authPort}/.well-known/openid-configuration`, {
      headers: { 'x-request-id': requestId },
    })
    await body.dump()
    await expect.poll(() => accessLines().some((line) => line.requestId === requestId)).toBe(true)
    expect(accessLines().filter((line) => line.requestId === requestId)).toMatchObject([
      { name: 'api', method: 'GET', route: '/.well-known/openid-configuration', status: 200 },
    ])
  })

  test('probes have no line', async () => {
    await waitUntilReady(instance.webUrl)
    expect(accessLines().map(({ route }) => route)).not.toContain('/ready')
  })
})

describe('traces', () => {
  test('one leads from the gateway through the API and its statements to the job', async () => {
    const hasJob = (): boolean => traces.spans.some(({ name }) => name === 'job preview')
    await expect.poll(hasJob, { timeout: 100_000 }).toBe(true)
    const { spans } = traces
    const one = (name: string, service: string) => {
      const found = spans.find(
        (span) => span.name === name && span.service === service && span.traceId === job?.traceId,
      )
      expect(found, `${service}: ${name}`).toBeDefined()
      return found
    }
    const job = spans.find(({ name }) => name === 'job preview')
    const asked = one('POST /graphql PreviewDocument', 'costdraft-gateway')
    const call = one('POST /client/case/:uuid/preview/:key', 'costdraft-gateway')
    const answered = spans.find(({ parentSpanId }) => parentSpanId === call?.spanId)
    expect([call?.parentSpanId, answered?.name, answered?.service]).toEqual([
      asked?.spanId,
      'POST /client/case/:uuid/preview/:key',
      'costdraft-api',
    ])
    expect(asked?.attributes['costdraft.request_id']).toBe(REQUEST_ID)
    const enqueued = spans.find(({ name, parentSpanId }) => name === 'insert job' && parentSpanId === answered?.spanId)
    expect(enqueued).toBeDefined()
    expect(job?.parentSpanId).toBe(answered?.spanId)
    expect(spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId).length).toBeGreaterThan(0)
  })
})

test('no log, metric or trace names a person, a firm, a case or a token', async () => {
  // The lines of the log alone: a start of the demonstration prints its sign-ins.
  const log = instance
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .join('\n')
  for (const [where, text] of Object.entries({ log, metrics: await scrape(), traces: traces.text() })) {
    expect(text.length, where).toBeGreaterThan(1_000)
    for (const canary of [...canaries, caseUuid, token.slice(-20), OWNER])
      expect(text.toLowerCase().includes(canary.toLowerCase()), `${where}: ${canary}`).toBe(false)
  }
})

test('a killed process is counted anew and is up again', async () => {
  const started = async (): Promise<number | undefined> =>
    seriesIn(await scrape()).find(
      ({ name, labels }) => name === 'costdraft_start_time_seconds' && labels.process === 'api',
    )?.value
  const before = await started()
  killNow(instance, 'api/src/server.ts')
  await waitUntilReady(instance.webUrl)
  const after = await started()
  expect(after).toBeGreaterThan(before ?? Infinity)
})
