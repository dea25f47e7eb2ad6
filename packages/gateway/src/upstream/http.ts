import { Agent, request, RetryAgent, type Dispatcher } from 'undici'
import { refused, upstreamError } from '../errors.ts'

const RETRIED_METHODS = ['GET', 'PUT', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE']
const RETRIED_STATUSES = [408, 413, 429, 500, 502, 503, 504]
/** Statuses for which a Retry-After header is honoured. */
const RETRY_AFTER_STATUSES = [413, 429, 503]
/** In milliseconds: the wait before the first retry; doubled for each further one. */
const BACKOFF = 300
/** In milliseconds: the deadline of a call, including all retries. */
const DEADLINE = 10_000
const MAX_RETRIES = 2

/** Milliseconds of a Retry-After header, which is a number of seconds or a date; NaN if it is neither. */
const retryAfterMs = (value: string): number =>
  /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now()

/** Milliseconds to wait before the next attempt: Retry-After for 413, 429 and 503, otherwise exponential backoff of 0.3 × 2^(n−1) s. */
function retryDelay(attempt: number, status: number | undefined, retryAfter: string | undefined): number {
  const isHonoured = status !== undefined && RETRY_AFTER_STATUSES.includes(status) && retryAfter !== undefined,
    requested = isHonoured ? retryAfterMs(retryAfter) : Number.NaN
  return Number.isFinite(requested) ? Math.max(0, requested) : BACKOFF * 2 ** (Math.max(1, attempt) - 1)
}

interface Failure extends Error {
  statusCode?: number
  code?: string
  headers?: Record<string, string | undefined>
}

const pool = new Agent({
  connections: 16,
  pipelining: 1,
  keepAliveTimeout: 30_000,
  headersTimeout: DEADLINE,
  bodyTimeout: DEADLINE,
  connect: { timeout: 3_000 },
})

/** Retries as the specification requires. Only the gateway retries; the web app does not. */
const dispatcher: Dispatcher = new RetryAgent(pool, {
  maxRetries: MAX_RETRIES,
  methods: RETRIED_METHODS as Dispatcher.HttpMethod[],
  statusCodes: RETRIED_STATUSES,
  throwOnError: false,
  retry(error, { state, opts }, done) {
    const { statusCode, code, headers } = error as Failure
    const { methods = [], errorCodes = [] } = opts.retryOptions ?? {}
    const isRetried =
      methods.includes(opts.method) &&
      state.counter <= MAX_RETRIES &&
      (statusCode === undefined ? errorCodes.includes(code ?? '') : RETRIED_STATUSES.includes(statusCode))
    if (!isRetried) return void done(error)
    const delay = retryDelay(state.counter, statusCode, headers?.['retry-after'])
    if (delay > DEADLINE) return void done(error)
    setTimeout(() => done(null), delay)
  },
})

/** Sends a request to an upstream host with the user's token; returns the parsed JSON body. Throws errors in the gateway's format. */
export type Call = <T>(
  method: Dispatcher.HttpMethod,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<T>

/** Creates the function that calls `host` with a token. Bodies are JSON with wire names (snake case). */
export const createCaller =
  (host: string, token: string): Call =>
  async <T>(method: Dispatcher.HttpMethod, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    try {
      const answer = await request(`${host}/${path}`, {
        dispatcher,
        method,
        signal: AbortSignal.timeout(DEADLINE),
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await answer.body.text()
      const json: unknown = text ? parseJson(text) : undefined
      if (answer.statusCode >= 400) throw upstreamError(answer.statusCode, json)
      return json as T
    } catch (error) {
      throw asGatewayError(error)
    }
  }

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function asGatewayError(error: unknown): Error {
  const { name, code, extensions } = error as { name?: string; code?: string; extensions?: unknown }
  if (extensions) return error as Error
  const isTimeout =
    name === 'TimeoutError' ||
    code === 'UND_ERR_HEADERS_TIMEOUT' ||
    code === 'UND_ERR_BODY_TIMEOUT' ||
    code === 'UND_ERR_CONNECT_TIMEOUT'
  return isTimeout
    ? refused('TIMEOUT', 'Request timed out')
    : refused('UPSTREAM_FAILED', 'The service behind CostDraft does not answer. Nothing was changed; try again.')
}
