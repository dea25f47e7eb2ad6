import { traceWith } from '@costdraft/schema/telemetry/tracing.ts'
import { collectIn } from '@costdraft/schema/telemetry/metrics.ts'
import { createTracer } from '@costdraft/schema/telemetry/otlp-tracer.ts'
import { createRegistry } from '@costdraft/schema/telemetry/registry.ts'
import { request } from 'undici'
import { startInstance } from '../instance.ts'
import { signIn } from '../../tests/support/sign-in.ts'
import { startTraceReceiver } from '../../tests/support/trace-receiver.ts'
import type { Section } from './figures.ts'
import { median } from './load.ts'
import { sized } from './sized.ts'

const ROUNDS = sized(15, 1)
const WARM_UP = sized(300, 2)
const REQUESTS = sized(200, 2)
const MICROSECONDS = 1_000
/** How much more CPU a request may take with metrics. */
const TARGET = 1.03

/** CPU of gateway, API, embedded database and client together, in milliseconds a request. */
async function cpuOf(ask: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  for (let i = 0; i < REQUESTS; i++) await ask()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / MICROSECONDS / REQUESTS
}

/**
 * Measures what metrics and traces cost: the same request in turn without them, with metrics, and with traces, in one
 * process, so that nothing else differs.
 */
export async function* telemetrySections(): AsyncIterable<Section> {
  const registry = createRegistry()
  // Stores and pools are asked for figures only where somebody asks for them when they are opened.
  collectIn(registry.sink)
  const instance = await startInstance({ env: { QUERY_BUDGET: '1000000000' } })
  const receiver = await startTraceReceiver()
  const { tracer, end } = createTracer(receiver.url, 'costdraft-bench')
  const { access_token } = await signIn(instance, 'owner@ashdown.example')
  const ask = async (): Promise<void> => {
    const { statusCode, body } = await request(`${instance.webUrl}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ cases(first: 20) { nodes { uuid caseName stage } } }' }),
    })
    if (statusCode !== 200) throw new Error(await body.text())
    await body.dump()
  }
  const modes = {
    off: () => {},
    metrics: () => collectIn(registry.sink),
    traces: () => traceWith(tracer),
  }
  const times: Record<keyof typeof modes, number[]> = { off: [], metrics: [], traces: [] }
  for (let i = 0; i < WARM_UP; i++) await ask()
  for (let round = 0; round < ROUNDS; round++)
    for (const mode of ['off', 'metrics', 'traces'] as const) {
      collectIn(undefined)
      traceWith(undefined)
      modes[mode]()
      times[mode].push(await cpuOf(ask))
    }
  collectIn(undefined)
  traceWith(undefined)
  await end()
  registry.end()
  await receiver.stop()
  await instance.stop()
  const [off, metrics, traces] = [median(times.off), median(times.metrics), median(times.traces)]
  yield {
    title: 'Metrics and traces (CPU of a request)',
    figures: [
      { name: 'a list of 20 cases without them', value: off, unit: 'ms' },
      { name: 'with metrics, against without', value: metrics / off, unit: '×', limit: TARGET },
      { name: 'with traces and a receiver in the process, against without', value: traces / off, unit: '×' },
    ],
  }
}
