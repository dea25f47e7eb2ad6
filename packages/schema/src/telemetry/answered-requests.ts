// What is said of every request to gateway, API and sign-in host. Node only: the web app must not import this.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { inRequest } from './current-request.ts'
import { count, observe, stopwatch } from './metrics.ts'
import { REQUEST_ID_HEADER, requestIdOf } from './request-id.ts'
import { openSpan, TRACE_HEADER } from './tracing.ts'

/** A log, as it is needed here. */
interface AccessLog {
  isLevelEnabled: (level: string) => boolean
  info: (line: object, message: string) => void
  debug: (line: object, message: string) => void
}

/** What is known of a request once it is answered; nothing of it is a value that the request brought. */
export interface Answered {
  /** The pattern of its route, such as `/client/case/:uuid`. */
  route: string
  /** What else its line says. */
  more?: Readonly<Record<string, string>>
}

interface Options<Req, Res> {
  log: AccessLog
  /** What is known of a request that was answered after so many seconds. */
  answered: (req: Req, res: Res, seconds: number) => Answered
}

const MILLISECONDS = 1_000
/** What waits for the end of an answer: a dozen parts of an operation with several calls do. */
const MOST_LISTENERS = 30
const SERVER_ERROR = 500
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** What load balancers and supervisors ask every second: of interest only to whoever looks for it. */
const PROBES = new Set(['/health', '/ready'])

/** The class of a status, such as `2xx`. */
export const statusClass = (status: number): string => `${Math.floor(status / 100)}xx`

/**
 * Middleware, before all other: gives a request its id, which its answer has, everything that is logged in its course,
 * and every call that is made for it; and once it is answered writes its line, counts it and ends its span.
 */
export function answeredRequests<Req extends IncomingMessage, Res extends ServerResponse>({
  log,
  answered,
}: Options<Req, Res>): (req: Req, res: Res, next: () => void) => void {
  return (req, res, next) => {
    const id = requestIdOf(req.headers[REQUEST_ID_HEADER])
    res.setHeader(REQUEST_ID_HEADER, id)
    res.setMaxListeners(MOST_LISTENERS)
    const method = METHODS.has(req.method ?? '') ? String(req.method) : 'other'
    const seconds = stopwatch()
    const { socket } = req
    const written = socket.bytesWritten
    const parent = req.headers[TRACE_HEADER]
    const span = openSpan(() => ({
      name: method,
      kind: 'server',
      attributes: { 'http.request.method': method, 'costdraft.request_id': id },
      parent: typeof parent === 'string' ? parent : undefined,
    }))
    res.once('close', () => {
      const taken = seconds()
      const { route, more = {} } = answered(req, res, taken)
      // Whoever asked has gone before there was an answer.
      const isAborted = !res.writableFinished
      const { statusCode: status } = res
      count('costdraft_http_requests_total', { method, route, status: isAborted ? 'aborted' : statusClass(status) })
      observe('costdraft_http_request_seconds', { route }, taken)
      const name = [method, route, more.operation].filter(Boolean).join(' ')
      span?.end({
        name,
        attributes: { 'http.route': route, 'http.response.status_code': status },
        isFailed: isAborted || status >= SERVER_ERROR,
      })
      const level = PROBES.has(route) ? 'debug' : 'info'
      if (!log.isLevelEnabled(level)) return
      const ms = Math.round(taken * MILLISECONDS)
      const bytes = socket.bytesWritten - written
      const line = { method, route, ...more, status, ...(isAborted && { isAborted }), ms, bytes, requestId: id }
      log[level](line, 'request')
    })
    const work = (): void => inRequest(id, next)
    if (span) span.within(work)
    else work()
  }
}
