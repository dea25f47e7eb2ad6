// Node only: the web app must not import this.
import type { RunningService } from '../service.ts'
import type { ProcessKind } from './metric-list.ts'
import { collectIn } from './metrics.ts'
import { answerSupervisor } from './supervised-metrics.ts'
import type { TelemetrySettings } from './settings.ts'
import { traceWith } from './tracing.ts'

interface Options {
  /** Whether a supervisor collects the metrics of this process, so that it opens no port for them. */
  isSupervised?: boolean
}

/**
 * Begins to collect the metrics of this process, and answers them: to its supervisor, or on a port of its own. Does
 * nothing, and loads nothing, where nobody asks for them. Returns the function that ends it.
 */
export async function startMetrics(
  kind: ProcessKind,
  { metrics }: Pick<TelemetrySettings, 'metrics'>,
  { isSupervised = process.send !== undefined }: Options = {},
): Promise<() => Promise<void>> {
  if (!metrics) return async () => {}
  const { createRegistry, labelled } = await import('./registry.ts')
  const registry = createRegistry()
  collectIn(registry.sink)
  const end = async (): Promise<void> => {
    collectIn(undefined)
    registry.end()
  }
  if (isSupervised) {
    const endAnswers = answerSupervisor(registry.values)
    return async () => {
      endAnswers()
      await end()
    }
  }
  const { serveMetrics } = await import('./serve-metrics.ts')
  const close = await serveMetrics(metrics, async () => [
    labelled(await registry.values(), { process: kind, number: '1' }),
  ])
  return async () => {
    await close()
    await end()
  }
}

/** Begins to send the traces of this process, where they are asked for. Returns the function that ends it. */
async function startTraces(
  kind: ProcessKind,
  { tracesTo }: Pick<TelemetrySettings, 'tracesTo'>,
): Promise<() => Promise<void>> {
  if (tracesTo === undefined) return async () => {}
  const { createTracer } = await import('./otlp-tracer.ts')
  const { tracer, end } = createTracer(tracesTo, `costdraft-${kind}`)
  traceWith(tracer)
  return async () => {
    traceWith(undefined)
    await end()
  }
}

/** Starts a service with its metrics and traces, which end after it. */
export async function withTelemetry<Service extends RunningService>(
  kind: ProcessKind,
  settings: TelemetrySettings,
  start: () => Promise<Service>,
): Promise<Service> {
  const endMetrics = await startMetrics(kind, settings)
  const service = await start()
  // Only now: the thousands of statements of a first start are nobody's request.
  const endTraces = await startTraces(kind, settings)
  return {
    ...service,
    stop: async () => {
      await service.stop()
      await Promise.all([endMetrics(), endTraces()])
    },
  }
}
