import { scopeOfRoute } from '@costdraft/schema/access/route-scopes.ts'
import { TELL_VIEWER, VIEWER_HEADER, viewerHeader } from '@costdraft/schema/access/viewer-header.ts'
import { POINTS_HEADER, pointsHeader } from '@costdraft/schema/access/points-header.ts'
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import { notUuids } from '@costdraft/schema/rest/path-parameters.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { AsViewer, Tx } from '../access/as-viewer.ts'
import type { SignedIn } from '../access/viewer.ts'
import { isUnreadableValue } from '../db/outages.ts'
import { isOfMergedClient } from '../db/merged-client.ts'
import { isGoneMeanwhile, takenValue } from '../db/taken-values.ts'
import { Conflict, HttpError, NotFound, outageResponse, ValidationError } from '../errors/errors.ts'
import { RequestGone, type Door, type Visit } from './door.ts'
import { drainRequest } from './drain-request.ts'
import { POINTS } from './points.ts'
import { assertScope } from './assert-scope.ts'
import { assertKnownParameters } from './query.ts'
import { routeOf } from '../telemetry/route-of.ts'
import type { Log } from '../errors/log.ts'

/** The context of a request: the viewer, a transaction that runs as the viewer, and the HTTP request and response. */
export interface RequestContext {
  viewer: SignedIn
  tx: Tx
  req: Request
  res: Response
  /** Spends points of an API client beyond those of each request (`points.ts`). */
  spend: (points: number) => void
}
/** What a route does with the data; by default a GET reads and any other method writes. */
interface RouteOptions {
  /** Set for a route that only reads although it takes a body: a token without a scope that writes may call it. */
  isRead?: boolean
  /** The parameters that a GET takes; any other is refused. None unless said. */
  parameters?: readonly string[]
  /**
   * Set for a route that only reads, and whose tables `record_change` tells of: it may be answered by the read replica.
   * A function says so of a request.
   */
  onReplica?: boolean | ((req: Request) => boolean)
}
/**
 * Makes an authenticated request handler from a function that returns the response body: 200 with JSON, or 204 for
 * undefined.
 */
export interface RequestHandlers {
  (answer: (asked: RequestContext) => Promise<unknown>, options?: RouteOptions): RequestHandler
  /** Middleware that runs a check in a transaction of its own, before a large request body is read. */
  precheck: (check: (asked: RequestContext) => Promise<unknown>, options?: RouteOptions) => RequestHandler
  /** Responds with the viewer. */
  viewer: RequestHandler
  /** Makes the handler of a request with many entries, which runs as many transactions as it likes. */
  many: (answer: (asked: ManyRequestContext) => Promise<unknown>, options?: RouteOptions) => RequestHandler
}

/** The context of a request with many entries. */
export interface ManyRequestContext extends Pick<RequestContext, 'req' | 'res' | 'spend'> {
  /**
   * Runs work in a transaction of its own, as the viewer, in a place of the person's share: between two of them other
   * requests have their turn.
   */
  inTransaction: <T>(work: (context: Pick<RequestContext, 'tx' | 'viewer'>) => Promise<T>) => Promise<T>
}

const people = new WeakMap<Request, string>()
/** The uuid of the person whose request has passed a precheck: for what is shared by person before the body is read. */
export function personOf(req: Request): string {
  const person = people.get(req)
  if (person === undefined) throw new Error('The request was not checked before its body.')
  return person
}

/** A response body that is not JSON. The route sets its content type. */
export class TextResponse {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/**
 * A response that is streamed after the transaction has closed, so that a slow download does not hold a transaction
 * open.
 */
export class StreamedResponse {
  readonly send: (res: Response) => Promise<void>
  constructor(send: (res: Response) => Promise<void>) {
    this.send = send
  }
}

/**
 * Throws 404 for a path that can name no record, and writes its uuids in lower case, as the database does: to the
 * database both are one record, and a check that compares texts, such as whether a person is the viewer, must not take
 * them for two.
 */
function readUuidParams({ params }: Request): void {
  for (const [name, value] of Object.entries(params)) {
    const text = String(value)
    // The database cannot compare NUL.
    if (notUuids.has(name) ? text.includes('\0') : !isUuid(text)) throw new NotFound()
    if (!notUuids.has(name)) params[name] = text.toLowerCase()
  }
}

/** Names the viewer in the answer of a request that asks for it, errors included. */
function tellViewer(req: Request, res: Response, viewer: SignedIn): void {
  if (req.headers[VIEWER_HEADER] !== TELL_VIEWER) return
  const value = viewerHeader(viewer)
  if (value !== undefined && !res.headersSent) res.set(VIEWER_HEADER, value)
}

/**
 * Spends the points of a request that is refused as of one that is answered; none if it fails without its fault. The
 * answer says what is left.
 */
async function spending<T>(visit: Visit, res: Response, points: number, work: () => Promise<T>): Promise<T> {
  try {
    const answer = await work()
    visit.spend(points)
    return answer
  } catch (error) {
    if (refusalOf(error)) visit.spend(points)
    throw error
  } finally {
    const left = visit.pointsLeft()
    if (left && !res.headersSent) res.set(POINTS_HEADER, pointsHeader(left))
  }
}

/** A handler that says which parameters its route takes, so that the description of the API can be held against it. */
const withParameters = ({ parameters = [] }: RouteOptions = {}, handler: RequestHandler): RequestHandler =>
  Object.assign(handler, { parameters })

/** Makes the function that runs work of a request in a transaction, in a place of the person's share. */
const transactionsOf =
  ({ visitOf }: Pick<Door, 'visitOf'>, asViewer: AsViewer) =>
  <T>(
    req: Request,
    res: Response,
    work: (asked: RequestContext) => Promise<T>,
    { isRead = req.method === 'GET', parameters = [], onReplica = false }: RouteOptions = {},
  ): Promise<T> => {
    const { bearer, inWork, belongs, spend } = visitOf(req)
    const mayReadReplica = typeof onReplica === 'function' ? onReplica(req) : onReplica
    // What the replica could not answer runs a second time, on the primary, and is paid for once.
    let run = { points: 0 }
    return inWork(() =>
      (mayReadReplica ? asViewer.reading : asViewer)(bearer, (tx, viewer) => {
        belongs(viewer.client_uuid)
        tellViewer(req, res, viewer)
        readUuidParams(req)
        assertKnownParameters(req, parameters)
        assertScope(viewer, scopeOfRoute(req.method, String((req.route as { path: string }).path), isRead))
        const own = { points: 0 }
        run = own
        return work({
          viewer,
          tx,
          req,
          res,
          spend: (points) => {
            own.points += points
          },
        })
      }),
    ).finally(() => spend(run.points))
  }

/**
 * Makes `ask`, through which every route runs: it runs a request that was let in in one transaction, in a place of the
 * person's share, and responds after the transaction has closed and the place is given back.
 */
export function askOf({ visitOf }: Pick<Door, 'visitOf'>, asViewer: AsViewer): RequestHandlers {
  const inTransaction = transactionsOf({ visitOf }, asViewer)
  const ask = (answer: (asked: RequestContext) => Promise<unknown>, options?: RouteOptions): RequestHandler =>
    withParameters(options, async (req, res) => {
      const body = await spending(visitOf(req), res, POINTS.request, () => inTransaction(req, res, answer, options))
      if (res.headersSent) return
      if (body === undefined) res.status(204).end()
      else if (body instanceof TextResponse) res.send(body.text)
      else if (body instanceof StreamedResponse) await body.send(res)
      else res.json(body)
    })
  return Object.assign(ask, {
    precheck:
      (check: (asked: RequestContext) => Promise<unknown>, options?: RouteOptions): RequestHandler =>
      async (req, res, next) => {
        try {
          await inTransaction(
            req,
            res,
            (asked) => {
              people.set(req, asked.viewer.user_uuid)
              return check(asked)
            },
            options,
          )
        } catch (error) {
          if (refusalOf(error)) visitOf(req).spend(POINTS.request)
          await drainRequest(req)
          throw error
        }
        next()
      },
    many: ((answer, options) => async (req, res) => {
      const visit = visitOf(req)
      const body = await spending(visit, res, POINTS.request, async () => {
        // Who asks is known before anything is said of the body.
        await inTransaction(req, res, async () => undefined, options)
        return answer({
          req,
          res,
          spend: visit.spend,
          inTransaction: (work) => inTransaction(req, res, work, options),
        })
      })
      res.json(body)
    }) satisfies RequestHandlers['many'],
    viewer: (async (req, res) => {
      const visit = visitOf(req)
      const viewer = await spending(visit, res, POINTS.viewer, () => visit.inWork(() => asViewer.who(visit.bearer)))
      visit.belongs(viewer.client_uuid)
      assertKnownParameters(req, [])
      res.json(viewer)
    }) satisfies RequestHandler,
  })
}

/** Every answer is about somebody's case or firm: no browser and no proxy may keep it. */
export const noStore: RequestHandler = (_req, res, next) => {
  res.set('cache-control', 'no-store')
  next()
}

export const unknownRoute: RequestHandler = () => {
  throw new NotFound()
}

const PARSER_REFUSALS: Readonly<Record<number, string>> = {
  413: 'This request is too large.',
  415: 'This request is in an encoding that cannot be read.',
}
const UNREADABLE = 'This request cannot be read.'
const GONE_MEANWHILE = 'Something that this names was removed at the same moment. Nothing was changed.'
const MERGED = 'This client was merged into another one. Nothing was changed.'
const UNREADABLE_VALUE = 'A value in this request cannot be read. Nothing was changed.'

/** The refusal that an error answers its request with; undefined for an outage and for an unexpected error. */
export function refusalOf(error: unknown): HttpError | undefined {
  if (isUnreadableValue(error)) return new HttpError(422, UNREADABLE_VALUE)
  if (isOfMergedClient(error)) return new Conflict(MERGED)
  const details = takenValue(error)
  if (details) return new ValidationError(details)
  if (isGoneMeanwhile(error)) return new Conflict(GONE_MEANWHILE)
  return error instanceof HttpError && error.status < 500 ? error : undefined
}

/**
 * What an error answers its request with. An outage is logged, and is 503 with Retry-After, or 507. An unexpected error
 * is logged, and is 500 without its message, or 422 if the database could not read a value.
 */
function answerOf(error: unknown, req: Request, log: Log): HttpError {
  const outage = outageResponse(error)
  if (outage) log.error({ err: error, method: req.method, route: routeOf(req) }, 'outage')
  const isRefusal = takenValue(error) || isGoneMeanwhile(error) || isOfMergedClient(error)
  const answer = outage ?? (isRefusal ? refusalOf(error) : error)
  if (answer instanceof HttpError) return answer
  // Errors of Express and its body parser, whose messages are for developers.
  const { status } = error as { status?: unknown }
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new HttpError(status, PARSER_REFUSALS[status] ?? UNREADABLE)
  log.error({ err: error, method: req.method, route: routeOf(req) }, 'unexpected error')
  return refusalOf(error) ?? new HttpError(500, 'Something went wrong.')
}

/** Responds to errors by what `write` makes of them. Nobody waits for the answer to a request that has gone. */
export const errorHandlerOf =
  (log: Log, write: (res: Response, answer: HttpError) => void): ErrorRequestHandler =>
  (error, req, res, next) => {
    if (res.headersSent) return next(error)
    if (error instanceof RequestGone) return
    const answer = answerOf(error, req, log)
    write(res.status(answer.status).set(answer.headers), answer)
  }

/** Responds to errors as `{ message, details }`. */
export const errorHandler = (log: Log): ErrorRequestHandler =>
  errorHandlerOf(log, (res, { message, details, extra }) => res.json({ message, details, ...extra }))
