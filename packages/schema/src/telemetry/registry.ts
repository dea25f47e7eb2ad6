// Loaded only where metrics are asked for.
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import client from 'prom-client'
import { metricList, type MetricSpec } from './metric-list.ts'
import type { MetricSink, MetricValues, Sample } from './metrics.ts'

/** In seconds: few, because there is a series for each route and bucket. */
const BUCKETS = [0.01, 0.05, 0.25, 1, 5]
const NANOSECONDS = 1e9
const MICROSECONDS = 1e6
const MILLISECONDS = 1e3

const specs: Readonly<Record<string, MetricSpec>> = metricList

/** The metrics of one process. */
export interface MetricRegistry {
  sink: MetricSink
  /** All values, gauges as of now. A source that fails is left out and counted. */
  values: () => Promise<MetricValues>
  end: () => void
}

/** What Node knows of its process. */
function processFigures(): { collect: () => Sample[]; end: () => void } {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const collect = (): Sample[] => {
    // Its figures are those of its interval plus the delay; before the first one they are no numbers.
    const at = (nanoseconds: number): number => Math.max(0, nanoseconds / NANOSECONDS - 0.02) || 0
    const { rss, heapUsed, external } = process.memoryUsage()
    const samples: Sample[] = [
      { name: 'costdraft_event_loop_delay_seconds', labels: { quantile: '0.5' }, value: at(delay.percentile(50)) },
      { name: 'costdraft_event_loop_delay_seconds', labels: { quantile: '0.99' }, value: at(delay.percentile(99)) },
      { name: 'costdraft_event_loop_delay_seconds', labels: { quantile: '1' }, value: at(delay.max) },
      { name: 'costdraft_memory_bytes', labels: { kind: 'resident' }, value: rss },
      { name: 'costdraft_memory_bytes', labels: { kind: 'heap' }, value: heapUsed },
      { name: 'costdraft_memory_bytes', labels: { kind: 'external' }, value: external },
      { name: 'costdraft_start_time_seconds', labels: {}, value: performance.timeOrigin / MILLISECONDS },
    ]
    delay.reset()
    return samples
  }
  return { collect, end: () => delay.disable() }
}

/** Adds the CPU time since the last call to its counter. */
function cpuTime(count: MetricSink['count']): () => void {
  let last = { user: 0, system: 0 }
  return () => {
    const now = process.cpuUsage()
    count('costdraft_cpu_seconds_total', { mode: 'user' }, (now.user - last.user) / MICROSECONDS)
    count('costdraft_cpu_seconds_total', { mode: 'system' }, (now.system - last.system) / MICROSECONDS)
    last = now
  }
}

/** The metrics of the list, by name. */
function createMetrics(register: client.Registry) {
  const counters = new Map<string, client.Counter>()
  const histograms = new Map<string, client.Histogram>()
  const gauges = new Map<string, client.Gauge>()
  for (const [name, { kind, labels, meaning: help }] of Object.entries(specs)) {
    const options = { name, help, labelNames: labels, registers: [register] }
    if (kind === 'counter') counters.set(name, new client.Counter(options))
    else if (kind === 'gauge') gauges.set(name, new client.Gauge(options))
    else histograms.set(name, new client.Histogram({ ...options, buckets: BUCKETS }))
  }
  return { counters, histograms, gauges }
}

/** Asks all sources; of one that fails nothing, and it is counted. */
async function collected({ collectors, count }: MetricSink): Promise<Sample[]> {
  const asked = [...collectors].flatMap(([source, all]) =>
    [...all].map(async (collect) => {
      try {
        return await collect()
      } catch {
        count('costdraft_collect_failures_total', { source }, 1)
        return []
      }
    }),
  )
  return (await Promise.all(asked)).flat()
}

/** Makes the registry of a process. */
export function createRegistry(): MetricRegistry {
  const register = new client.Registry()
  const { counters, histograms, gauges } = createMetrics(register)
  const own = processFigures()
  /** Those that this process has something to say of: one without labels would otherwise be 0 everywhere. */
  const used = new Set<string>()
  const sink: MetricSink = {
    count: (name, labels, by) => {
      used.add(name)
      counters.get(name)?.inc(labels, by)
    },
    observe: (name, labels, seconds) => {
      used.add(name)
      histograms.get(name)?.observe(labels, seconds)
    },
    collectors: new Map([['process', new Set([own.collect])]]),
  }
  const countCpu = cpuTime(sink.count)
  const read = async (): Promise<MetricValues> => {
    countCpu()
    const samples = await collected(sink)
    for (const gauge of gauges.values()) gauge.reset()
    // Several sources of one name, such as two pools, are added up.
    for (const { name, labels, value } of samples) gauges.get(name)?.inc(labels, value)
    const now = new Set<string>(samples.map(({ name }) => name))
    const values = (await register.getMetricsAsJSON()) as MetricValues
    return values.filter(({ name }) => used.has(name) || now.has(name))
  }
  let reading: Promise<MetricValues> | undefined
  return {
    sink,
    // One after the other: the gauges are set anew for each.
    values: () =>
      (reading ??= read().finally(() => {
        reading = undefined
      })),
    end: own.end,
  }
}

/** The metrics of a process, with the labels that tell which. */
export const labelled = (values: MetricValues, labels: { process: string; number: string }): MetricValues =>
  values.map((metric) => ({
    ...metric,
    values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, ...labels } })),
  }))

/** Metrics of several processes in the format of Prometheus. */
export async function exposition(all: readonly MetricValues[]): Promise<{ type: string; text: string }> {
  const register = client.AggregatorRegistry.aggregate([...all])
  return { type: register.contentType, text: await register.metrics() }
}
