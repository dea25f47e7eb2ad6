import type { ChildProcess } from 'node:child_process'
import { metricList, type ProcessKind } from '../packages/schema/src/telemetry/metric-list.ts'
import type { MetricValues } from '../packages/schema/src/telemetry/metrics.ts'
import type { TelemetrySettings } from '../packages/schema/src/telemetry/settings.ts'
import { askForMetrics } from '../packages/schema/src/telemetry/supervised-metrics.ts'

/** A process whose metrics the supervisor answers. */
export interface MeasuredProcess {
  process: ProcessKind
  /** From 1, among those of its kind. */
  number: number
  /** Undefined while it is not running. */
  child: () => ChildProcess | undefined
}

/** In milliseconds: how long a process may take to say its figures. */
const PATIENCE = 1_000

/** One metric of the supervisor, with a value for each of its processes. */
const ofProcesses = (
  name: 'costdraft_process_up' | 'costdraft_process_unanswered_total',
  values: readonly { labels: Record<string, string>; value: number }[],
): MetricValues =>
  [
    { name, help: metricList[name].meaning, type: metricList[name].kind, aggregator: 'sum', values },
  ] as unknown as MetricValues

/**
 * Answers `/metrics` for all processes of the product, each series with the labels of its process; `measured` says
 * which run now. A process that does not answer in time is left out and counted. Does nothing where no metrics are
 * asked for. Returns the function that ends it.
 */
export async function serveAllMetrics(
  { metrics }: Pick<TelemetrySettings, 'metrics'>,
  measured: () => readonly MeasuredProcess[],
  patience = PATIENCE,
): Promise<() => Promise<void>> {
  if (!metrics) return async () => {}
  // Only here: nothing of it is loaded where nobody asks.
  const { createRegistry, labelled } = await import('../packages/schema/src/telemetry/registry.ts')
  const { serveMetrics } = await import('../packages/schema/src/telemetry/serve-metrics.ts')
  const own = createRegistry()
  const unanswered = new Map<string, number>()
  const collect = async (): Promise<MetricValues[]> => {
    const asked = measured().map(async ({ process: kind, number, child }) => {
      const labels = { process: kind, number: String(number) }
      const running = child()
      const values = running && (await askForMetrics(running, patience))
      const key = `${kind} ${number}`
      const missed = (unanswered.get(key) ?? 0) + (values ? 0 : 1)
      unanswered.set(key, missed)
      return [
        ...(values ? [labelled(values, labels)] : []),
        ofProcesses('costdraft_process_up', [{ labels, value: values ? 1 : 0 }]),
        ofProcesses('costdraft_process_unanswered_total', [{ labels, value: missed }]),
      ]
    })
    const itself = labelled(await own.values(), { process: 'supervisor', number: '1' })
    return [itself, ...(await Promise.all(asked)).flat()]
  }
  const close = await serveMetrics(metrics, collect)
  return async () => {
    await close()
    own.end()
  }
}
