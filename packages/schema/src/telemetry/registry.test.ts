import { afterEach, expect, test } from 'vitest'
import { collectIn, count, observe, onScrape } from './metrics.ts'
import { createRegistry, exposition, labelled } from './registry.ts'

const registries: ReturnType<typeof createRegistry>[] = []
const started = (): ReturnType<typeof createRegistry> => {
  const registry = createRegistry()
  registries.push(registry)
  collectIn(registry.sink)
  return registry
}
afterEach(() => {
  collectIn(undefined)
  for (const registry of registries.splice(0)) registry.end()
})

const textOf = async (...registries: ReturnType<typeof createRegistry>[]): Promise<string> => {
  const all = await Promise.all(
    registries.map(async ({ values }, i) => labelled(await values(), { process: 'api', number: String(i + 1) })),
  )
  return (await exposition(all)).text
}

test('counters, durations and gauges of two processes stand side by side', async () => {
  const first = started()
  count('costdraft_refusals_total', { reason: 'firm_share' })
  count('costdraft_refusals_total', { reason: 'firm_share' }, 2)
  observe('costdraft_http_request_seconds', { route: '/ready' }, 0.02)
  const second = started()
  count('costdraft_refusals_total', { reason: 'firm_share' })
  const text = await textOf(first, second)
  expect(text).toContain('costdraft_refusals_total{reason="firm_share",process="api",number="1"} 3')
  expect(text).toContain('costdraft_refusals_total{reason="firm_share",process="api",number="2"} 1')
  expect(text).toContain('costdraft_http_request_seconds_bucket{le="0.05",route="/ready",process="api",number="1"} 1')
  expect(text).not.toContain('costdraft_webhook_pending')
})

test('a gauge says what its sources say now, added up, and of a source that fails nothing', async () => {
  const registry = started()
  let waiting = 3
  const pool = { pool: 'requests', state: 'waiting' }
  onScrape('pool', () => [{ name: 'costdraft_pool_connections', labels: pool, value: waiting }])
  const end = onScrape('pool', () => [{ name: 'costdraft_pool_connections', labels: pool, value: 1 }])
  onScrape('database', () => Promise.reject(new Error('away')))
  const series = 'costdraft_pool_connections{pool="requests",state="waiting",process="api",number="1"}'
  expect(await textOf(registry)).toContain(`${series} 4`)
  waiting = 0
  end()
  const text = await textOf(registry)
  expect(text).toContain(`${series} 0`)
  expect(text).toContain('costdraft_collect_failures_total{source="database",process="api",number="1"} 2')
})

test('nothing is collected where nobody asks', async () => {
  const registry = started()
  collectIn(undefined)
  count('costdraft_refusals_total', { reason: 'firm_share' })
  onScrape('pool', () => {
    throw new Error('asked')
  })
  expect(await textOf(registry)).not.toMatch(/refusals|failures/)
})
