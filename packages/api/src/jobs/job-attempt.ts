import { inRequest } from '@costdraft/schema/telemetry/current-request.ts'
import { count, observe, stopwatch } from '@costdraft/schema/telemetry/metrics.ts'
import { openSpan } from '@costdraft/schema/telemetry/tracing.ts'

/** From where a job comes: the id of the request that enqueued it, and its place in a trace. */
export interface JobOrigin {
  request_id: string | null
  traceparent: string | null
}

/** What became of an attempt: `failed` for good, or `interrupted` because the process stops. */
export type AttemptResult = 'done' | 'retried' | 'failed' | 'interrupted'

/**
 * Makes an attempt at a job in the course of the request that enqueued it, which may have been of another process: what
 * is logged has its id, and its trace goes on. Counts what became of it.
 */
export async function attemptAt(
  { kind, request_id, traceparent }: JobOrigin & { kind: string },
  attempt: () => Promise<AttemptResult>,
): Promise<void> {
  const seconds = stopwatch()
  const span = openSpan(() => ({ name: `job ${kind}`, kind: 'consumer', parent: traceparent ?? undefined }))
  const inSpan = (): Promise<AttemptResult> => (span ? span.within(attempt) : attempt())
  let result: AttemptResult = 'failed'
  try {
    result = await (request_id === null ? inSpan() : inRequest(request_id, inSpan))
  } finally {
    span?.end({ isFailed: result !== 'done' })
    count('costdraft_job_attempts_total', { kind, result })
    observe('costdraft_job_seconds', { kind }, seconds())
  }
}
