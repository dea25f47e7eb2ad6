import { STATE } from '@costdraft/schema/http.ts'
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import type { AsViewer, Tx } from '../access/as-viewer.ts'
import type { Bearer, ReadToken } from '../access/tokens.ts'
import type { SignedIn } from '../access/viewer.ts'
import { Forbidden, HttpError, NotFound, Unauthenticated } from './errors.ts'
import type { Log } from '../log.ts'

/** What a route works with: the person, a transaction that is theirs, and the request. */
export interface Asked {
  viewer: SignedIn
  tx: Tx
  req: Request
  res: Response
}
/** Makes a handler of a function from what is asked to the answer: 200 with it as JSON, 204 for undefined. */
export interface Ask {
  (answer: (asked: Asked) => Promise<unknown>): RequestHandler
  /** What must be true before anything of a large body is read, in a transaction that is closed by then. */
  first: (check: (asked: Asked) => Promise<unknown>) => RequestHandler
  /** Answers who asks. */
  viewer: RequestHandler
}

/** Reads what is left of a request and drops it, so that its sender hears the answer and not a broken connection. */
export const drained = (req: Request): Promise<void> =>
  new Promise((resolve) => {
    if (req.readableEnded || req.destroyed) return resolve()
    req.once('end', resolve).once('close', resolve).resume()
  })

/** An answer that is not JSON; the route has set its type. */
export class Text {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** An answer that is sent by itself once the transaction is closed: nobody holds one while bytes stream. */
export class Sent {
  readonly send: (res: Response) => Promise<void>
  constructor(send: (res: Response) => Promise<void>) {
    this.send = send
  }
}

/** Every route runs through this: no token, no answer; one transaction, closed before anything is sent. */
export function askOf(readToken: ReadToken, asViewer: AsViewer): Ask {
  const bearerOf = async (req: Request): Promise<Bearer> => {
    const bearer = await readToken(req.headers.authorization)
    if (!bearer) throw new Unauthenticated()
    return bearer
  }
  const within = async (req: Request, res: Response, work: (asked: Asked) => Promise<unknown>): Promise<unknown> =>
    asViewer(await bearerOf(req), (tx, viewer, state) => {
      // What is read from here on is of this state or of a later one, and a later one is never taken for this.
      if (req.method === 'GET') res.set(STATE, state)
      if (viewer.read_only && req.method !== 'GET') throw new Forbidden('This API client may only read.')
      return work({ viewer, tx, req, res })
    })
  const ask =
    (answer: (asked: Asked) => Promise<unknown>): RequestHandler =>
    async (req, res) => {
      const body = await within(req, res, answer)
      if (res.headersSent) return
      if (body === undefined) res.status(204).end()
      else if (body instanceof Text) res.send(body.text)
      else if (body instanceof Sent) await body.send(res)
      else res.json(body)
    }
  return Object.assign(ask, {
    first:
      (check: (asked: Asked) => Promise<unknown>): RequestHandler =>
      async (req, res, next) => {
        try {
          await within(req, res, check)
        } catch (error) {
          await drained(req)
          throw error
        }
        next()
      },
    viewer: (async (req, res) => {
      const { viewer, state } = await asViewer.who(await bearerOf(req))
      res.set(STATE, state).json(viewer)
    }) satisfies RequestHandler,
  })
}

export const unknownRoute: RequestHandler = () => {
  throw new NotFound()
}

/** The one error shape: `{ message, details }`. What we did not foresee is logged, and answered without its words. */
export const refusals =
  (log: Log): ErrorRequestHandler =>
  (error, req, res, next) => {
    if (res.headersSent) return next(error)
    if (error instanceof HttpError)
      return void res.status(error.status).json({ message: error.message, details: error.details, ...error.more })
    const { status, expose, message } = error as { status?: number; expose?: boolean; message?: string }
    if (expose && status && status < 500)
      return void res.status(status).json({ message: message ?? 'Bad request.', details: {} })
    log.error({ err: error, method: req.method, path: req.path }, 'unforeseen')
    res.status(500).json({ message: 'Something went wrong.', details: {} })
  }
