import { STATE } from '@costdraft/schema/http.ts'
import { Agent, request, RetryAgent, type Dispatcher } from 'undici'
import { refused, refusedUpstream } from '../errors.ts'

const METHODS = ['GET', 'PUT', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE']
const RETRIED = [408, 413, 429, 500, 502, 503, 504]
const HONOURED = [413, 429, 503]
const BACKOFF = 300
/** One deadline for the whole, attempts included, in milliseconds. */
const DEADLINE = 10_000
const TWICE = 2

/** How long to wait before the next attempt, or undefined for none: backoff 0.3 × 2^(n−1) s, Retry-After honoured for 413, 429 and 503. */
function waitBefore(attempt: number, status: number | undefined, retryAfter: string | undefined): number {
  const asked =
    status !== undefined && HONOURED.includes(status) && retryAfter !== undefined
      ? /^\d+$/.test(retryAfter)
        ? Number(retryAfter) * 1_000
        : Date.parse(retryAfter) - Date.now()
      : Number.NaN
  return Number.isFinite(asked) ? Math.max(0, asked) : BACKOFF * 2 ** (Math.max(1, attempt) - 1)
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

/** The default HTTP behaviour of the specification; the gateway alone retries. */
const dispatcher: Dispatcher = new RetryAgent(pool, {
  maxRetries: TWICE,
  methods: METHODS as Dispatcher.HttpMethod[],
  statusCodes: RETRIED,
  throwOnError: false,
  retry(error, { state, opts }, done) {
    const { statusCode, code, headers } = error as Failure
    const { methods = [], errorCodes = [] } = opts.retryOptions ?? {}
    const again =
      methods.includes(opts.method) &&
      state.counter <= TWICE &&
      (statusCode === undefined ? errorCodes.includes(code ?? '') : RETRIED.includes(statusCode))
    if (!again) return void done(error)
    const wait = waitBefore(state.counter, statusCode, headers?.['retry-after'])
    if (wait > DEADLINE) return void done(error)
    setTimeout(() => done(null), wait)
  },
})

/** One request to one host, as the person whose token it carries. */
export type Call = <T>(
  method: Dispatcher.HttpMethod,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<T>

/** Hears of which state of its database a host answered; undefined for what is no plain reading, or of a host that does not say. */
export type HearState = (state: string | undefined) => void

/** Calls to `host` with a token. JSON in, JSON out, in the wire's own words; failures in our shape. */
export const caller =
  (host: string, token: string, hear: HearState = () => {}): Call =>
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
      const state = answer.headers[STATE],
        isRead = method === 'GET' && answer.statusCode < 400
      hear(isRead && typeof state === 'string' ? state : undefined)
      const text = await answer.body.text()
      const json: unknown = text ? parsed(text) : undefined
      if (answer.statusCode >= 400) throw refusedUpstream(answer.statusCode, json)
      return json as T
    } catch (error) {
      hear(undefined)
      throw asRefusal(error)
    }
  }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function asRefusal(error: unknown): Error {
  const { name, code, extensions } = error as { name?: string; code?: string; extensions?: unknown }
  if (extensions) return error as Error
  const late =
    name === 'TimeoutError' ||
    code === 'UND_ERR_HEADERS_TIMEOUT' ||
    code === 'UND_ERR_BODY_TIMEOUT' ||
    code === 'UND_ERR_CONNECT_TIMEOUT'
  return late
    ? refused('TIMEOUT', 'Request timed out')
    : refused('UPSTREAM_FAILED', 'The service behind CostDraft does not answer. Nothing was changed; try again.')
}
