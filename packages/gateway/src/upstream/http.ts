import type { IncomingHttpHeaders } from 'node:http'
import { Agent, FormData, request, RetryAgent, type Dispatcher } from 'undici'
import { upstreamError } from '../errors/errors.ts'
import { connectionError, outcomeUnknown, unreadable, type Sent } from './failures.ts'
import { routePattern } from '@costdraft/schema/rest/route-pattern.ts'
import { passedOn } from '@costdraft/schema/telemetry/pass-on.ts'
import { callAs } from './measured-call.ts'
import { isAnswer, parseJson, readAnswer } from './read-answer.ts'
import { createShares } from '@costdraft/schema/shares.ts'

const READ_METHODS: readonly string[] = ['GET', 'HEAD']
/** The POSTs without an effect. */
const READ_POST =
  /^(?:client\/(?:case\/(?:batch|lists|[^/?]+\/budget\/figures)|[^/?]+\/(?:rates|fee-earner)\/[^/?]+\/preview)|clients\/[^/?]+\/sites\/[^/?]+\/preview)(?:\?|$)/
/** Whether a call may change something at its host. */
export const hasEffect = (method: string, path: string): boolean =>
  !READ_METHODS.includes(method) && !(method === 'POST' && READ_POST.test(path))
const RETRIED_METHODS = ['GET', 'PUT', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE']
const RETRIED_STATUSES = [408, 413, 429, 500, 502, 503, 504]
/** Statuses for which a Retry-After header is honoured. */
const RETRY_AFTER_STATUSES = [413, 429, 503]
/** In milliseconds: the wait before the first retry; doubled for each further one. */
const BACKOFF = 300
/** In milliseconds: the deadline of a call, including all retries. */
const DEADLINE = 10_000
const MAX_RETRIES = 2
/** The connections to one host, and how many of them the requests of one token may hold at once at one gateway. */
const CONNECTIONS = 32
export const CONNECTIONS_OF_TOKEN = 6
/** In bytes. */
const MAX_ANSWER = 32 * 1024 * 1024
/** Statuses with which a proxy or host says that it does not know what became of the request. */
const OUTCOME_UNKNOWN = [502, 504]

/** Milliseconds of a Retry-After header, which is a number of seconds or a date; NaN if it is neither. */
const retryAfterMs = (value: string): number =>
  /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now()

/**
 * Milliseconds to wait before the next attempt: Retry-After for 413, 429 and 503, otherwise exponential backoff of 0.3
 * × 2^(n−1) s.
 */
function retryDelay(attempt: number, status: number | undefined, retryAfter: string | undefined): number {
  const isHonoured = status !== undefined && RETRY_AFTER_STATUSES.includes(status) && retryAfter !== undefined
  const requested = isHonoured ? retryAfterMs(retryAfter) : Number.NaN
  return Number.isFinite(requested) ? Math.max(0, requested) : BACKOFF * 2 ** (Math.max(1, attempt) - 1)
}

const TOO_MANY = 429
const UNAUTHORIZED = 401
/**
 * Whether a host refuses the token. A host that has refused too many from where we are says 429, and that it is the
 * token: for whoever sent it that is the same as 401, since another token would be let in at once.
 */
export const isTokenRefused = (status: number | undefined, headers: IncomingHttpHeaders = {}): boolean =>
  status === UNAUTHORIZED ||
  (status === TOO_MANY && /^Bearer\b.*\berror="?invalid_token\b/i.test(headers['www-authenticate'] ?? ''))

interface Failure extends Error {
  statusCode?: number
  code?: string
  headers?: IncomingHttpHeaders
}

const pool = new Agent({
  connections: CONNECTIONS,
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
    if (!isRetried || isTokenRefused(statusCode, headers)) return void done(error)
    const delay = retryDelay(state.counter, statusCode, headers?.['retry-after'])
    if (delay > DEADLINE) return void done(error)
    setTimeout(() => done(null), delay)
  },
})

/**
 * Sends a request to an upstream host with the user's token; returns the parsed JSON body. Throws errors in the
 * gateway's format.
 */
export type Call = <T>(
  method: Dispatcher.HttpMethod,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<T>

export interface CallerOptions {
  /** Lends the connections to a host, so that no token holds all of them. */
  connections?: ReturnType<typeof createShares>
  /** In milliseconds: the deadline of a call, including the wait for a connection, all retries and the body. */
  deadline?: number
  /** Called for each call that is made. */
  onCall?: () => void
  /** Called with the headers of each answer. */
  onHeaders?: (headers: IncomingHttpHeaders) => void
  /** Called with what the host said of its own failure (5xx), which is for the log alone. */
  onFailure?: (failure: { method: string; route: string; status: number; message: string }) => void
}

const ofOneGateway = createShares(CONNECTIONS_OF_TOKEN)

/** The body of a request: a form as it is, which brings its own content type, anything else as JSON. */
const bodyOf = (body: unknown): { headers: Record<string, string>; body?: FormData | string } => {
  if (body === undefined) return { headers: {} }
  return body instanceof FormData
    ? { headers: {}, body }
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

const messageOf = (answer: unknown): string => {
  const { message } = (typeof answer === 'object' && answer !== null ? answer : {}) as { message?: unknown }
  return typeof message === 'string' ? message.slice(0, 1_000) : ''
}

/**
 * Creates the function that calls `host` with a token. Bodies have wire names (snake case). A call waits while its
 * token holds its share of the connections; the wait counts towards the deadline.
 */
export const createCaller =
  (
    host: string,
    token: string,
    { connections = ofOneGateway, deadline = DEADLINE, onCall, onHeaders, onFailure }: CallerOptions = {},
  ): Call =>
  async <T>(method: Dispatcher.HttpMethod, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const isWrite = hasEffect(method, path)
    const sent: Sent = { isWrite, hasIdempotencyKey: 'idempotency-key' in headers }
    const signal = AbortSignal.timeout(deadline)
    let release = (): void => {}
    let wasSent = false
    onCall?.()
    try {
      release = await connections(`${host} ${token}`, signal)
      wasSent = true
      const content = bodyOf(body)
      const answer = await callAs(method, path, () =>
        request(`${host}/${path}`, {
          dispatcher,
          method,
          signal,
          headers: {
            authorization: `Bearer ${token}`,
            accept: 'application/json',
            ...passedOn(),
            ...content.headers,
            ...headers,
          },
          ...(content.body !== undefined && { body: content.body }),
        }),
      )
      onHeaders?.(answer.headers)
      const text = await readAnswer(answer.body, MAX_ANSWER)
      const json = parseJson(text)
      const status = isTokenRefused(answer.statusCode, answer.headers) ? UNAUTHORIZED : answer.statusCode
      if (status >= 500) onFailure?.({ method, route: routePattern(method, path), status, message: messageOf(json) })
      if (sent.isWrite && OUTCOME_UNKNOWN.includes(status))
        throw outcomeUnknown(status === 504 ? 'TIMEOUT' : 'UPSTREAM_FAILED', sent)
      if (status >= 400) throw upstreamError(status, json, answer.headers['retry-after'])
      if (!isAnswer({ status, text, json, isWrite })) throw unreadable(sent)
      return json as T
    } catch (error) {
      throw connectionError(error, sent, wasSent)
    } finally {
      release()
    }
  }
