// Loaded only where traces are asked for.
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api'
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { VERSION } from '../product.ts'
import { TRACE_HEADER, type Tracer } from './tracing.ts'

/** In milliseconds: how long spans wait for others to be sent with. */
const DELAY = 1_000
/** In milliseconds: how often it is said that traces cannot be sent. */
const REPEAT = 60_000
/** In milliseconds: how long the last spans are waited for. */
const PATIENCE = 2_000

/** The level of a warning in the log. */
const WARN = 40

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const

const propagator = new W3CTraceContextPropagator()
const carrier = {
  get: (from: Record<string, string>, key: string) => from[key],
  keys: (from: Record<string, string>) => Object.keys(from),
  set: (to: Record<string, string>, key: string, value: string) => void (to[key] = value),
}
const contextAt = (place: string): Context => propagator.extract(ROOT_CONTEXT, { [TRACE_HEADER]: place }, carrier)
function placeOf(context: Context): string | undefined {
  const headers: Record<string, string> = {}
  propagator.inject(context, headers, carrier)
  return headers[TRACE_HEADER]
}

/** Says in the log of the process that traces cannot be sent; the work goes on without them. */
function sayFailures(endpoint: string, service: string): void {
  let saidAt = -REPEAT
  setGlobalErrorHandler((error) => {
    if (performance.now() - saidAt < REPEAT) return
    saidAt = performance.now()
    const msg = `Traces cannot be sent to ${endpoint}: is the collector there?`
    const reason = error instanceof Error ? error.message : undefined
    process.stderr.write(`${JSON.stringify({ level: WARN, time: Date.now(), name: service, reason, msg })}\n`)
  })
}

/** Makes spans and sends them to `endpoint` by OTLP over HTTP, some at a time. `end` sends what is left. */
export function createTracer(endpoint: string, service: string): { tracer: Tracer; end: () => Promise<void> } {
  sayFailures(endpoint, service)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': VERSION }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` }),
        scheduledDelayMillis: DELAY,
      }),
    ],
  })
  const otel = provider.getTracer('costdraft')
  const current = new AsyncLocalStorage<Context>()
  const tracer: Tracer = {
    open: ({ name, kind, attributes = {}, parent }) => {
      const context = parent === undefined ? (current.getStore() ?? ROOT_CONTEXT) : contextAt(parent)
      const span = otel.startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, context)
      return {
        within: (work) => current.run(trace.setSpan(context, span), work),
        end: ({ name: said, attributes: more = {}, isFailed = false } = {}) => {
          if (said !== undefined) span.updateName(said)
          span.setAttributes({ ...more })
          if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    isWithin: () => current.getStore() !== undefined,
    place: () => {
      const context = current.getStore()
      return context && placeOf(context)
    },
  }
  const end = async (): Promise<void> => {
    // A collector that does not answer must not keep the process from stopping.
    const patience = wait(PATIENCE, undefined, { ref: false })
    await Promise.race([provider.shutdown().catch(() => {}), patience])
  }
  return { tracer, end }
}
