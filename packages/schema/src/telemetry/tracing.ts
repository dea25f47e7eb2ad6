// Spans, made by hand where one process calls another. Node only: the web app must not import this.

/** The header that carries the place in a trace (W3C Trace Context). */
export const TRACE_HEADER = 'traceparent'

/** What a span says. Names and attributes come from our own code: none holds a value of a request. */
export interface SpanOptions {
  name: string
  kind: 'server' | 'client' | 'consumer'
  attributes?: Readonly<Record<string, string | number>>
  /** The place in a trace that the span continues, if not the present one. */
  parent?: string | undefined
}

export interface OpenSpan {
  /** Runs work in the span. */
  within: <T>(work: () => T) => T
  end: (said?: { name?: string; attributes?: SpanOptions['attributes']; isFailed?: boolean }) => void
}

/** What makes spans; there is none while no traces are asked for, and then a call costs one comparison. */
export interface Tracer {
  open: (options: SpanOptions) => OpenSpan
  /** Whether there is a span to which another would belong. */
  isWithin: () => boolean
  /** The present place, for the header of a call. */
  place: () => string | undefined
}

let tracer: Tracer | undefined

/** Begins to make spans in this process; with undefined ends it. */
export function traceWith(next: Tracer | undefined): void {
  tracer = next
}

/** Whether something that is traced is being worked on. */
export const isTraced = (): boolean => tracer?.isWithin() ?? false

/** Opens a span; undefined where no traces are asked for. */
export const openSpan = (options: () => SpanOptions): OpenSpan | undefined => tracer?.open(options())

/** The present place in a trace, to be passed on; undefined where there is none. */
export const tracePlace = (): string | undefined => tracer?.place()

/** Runs work in a span of its own, which says whether it failed. */
export async function inSpan<T>(options: () => SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = openSpan(options)
  if (!span) return work()
  try {
    const answer = await span.within(work)
    span.end()
    return answer
  } catch (error) {
    span.end({ isFailed: true })
    throw error
  }
}
