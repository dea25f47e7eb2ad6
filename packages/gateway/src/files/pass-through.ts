import type { VerifyToken } from '@costdraft/schema/access/verify-token.ts'
import { Router, type Request, type Response } from 'express'
import type { Context } from '../context/context.ts'
import { gatewayError, statusOf, verifiedToken } from '../operations/require-auth.ts'
import { retryAfterOf } from '../operations/retry-after.ts'
import { connectionError } from '../upstream/failures.ts'
import { headersNotKnown } from '../upstream/host-call.ts'
import { createShares } from '@costdraft/schema/shares.ts'
import { authorizeTransfer, fileRouteOf } from './routes.ts'
import { createTransfers, TRANSFER_LIMITS, TransferIdle, type TransferLimits } from './transfer.ts'

const TIMEOUT = 408

interface Options {
  caseApiUrl: string
  adminApiUrl: string
  makeContext: (token: string) => Context
  verify: VerifyToken | undefined
  /** Transfers of one person at a time, in each direction; further ones wait. */
  atOnce: number
  limits?: TransferLimits | undefined
}

/**
 * Routes `/api/files/…`: streams requests too large for GraphQL to a host with the user's own token, and the
 * response back. Each transfer is authorised first. A person has a share of the transfers, and a transfer in which no
 * byte moves is ended.
 */
export function passThrough({
  caseApiUrl,
  adminApiUrl,
  makeContext,
  verify,
  atOnce,
  limits = TRANSFER_LIMITS,
}: Options): {
  router: Router
  close: () => Promise<unknown>
} {
  const router = Router()
  const transfers = createTransfers({ case: caseApiUrl, admin: adminApiUrl }, limits)
  const reading = createShares(atOnce)
  const writing = createShares(atOnce)

  const transfer = async (req: Request, res: Response): Promise<void> => {
    const route = fileRouteOf(req.method, [req.params.path].flat().join('/'))
    if (!route) return refuse(res, 404, 'Not found.')
    const token = await verifiedToken(req.headers.authorization, verify)
    const context = makeContext(token)
    const allowed = await authorizeTransfer(context, route)
    const { user_uuid: person } = await context.viewer()
    for (const name of await headersNotKnown(context[`${allowed.host}Host`], Object.keys(req.headers)))
      delete req.headers[name]
    const gone = new AbortController()
    res.once('close', () => gone.abort())
    const leave = await (allowed.method === 'GET' ? reading : writing)(person, gone.signal)
    try {
      await transfers.run(req, res, allowed, token)
    } catch (error) {
      refuseTransfer(req, res, error)
    } finally {
      leave()
    }
  }
  router.all('/api/files/{*path}', async (req: Request, res: Response) => {
    try {
      await transfer(req, res)
    } catch (thrown) {
      if (res.closed) return
      const error = gatewayError(thrown)
      if (!res.headersSent) res.set(retryAfterOf([error]))
      refuse(res, statusOf(error), error.message)
    }
  })
  return { router, close: transfers.close }
}

const refuse = (res: Response, status: number, message: string, more: Record<string, unknown> = {}): void => {
  if (!res.headersSent) res.status(status).json({ message, details: {}, ...more })
}

/**
 * Answers a transfer that was broken off. Whether an upload was stored is not known then, unless it never reached the
 * host.
 */
function refuseTransfer(req: Request, res: Response, error: unknown): void {
  if (res.headersSent) return void res.destroy()
  const isWrite = req.method !== 'GET'
  // The rest of the body will not be read.
  if (isWrite) res.set('connection', 'close')
  if (isWrite && error instanceof TransferIdle && !req.readableEnded)
    return refuse(res, TIMEOUT, 'Nothing arrived for too long, so the upload was ended. Try again.')
  const hasIdempotencyKey = req.headers['idempotency-key'] !== undefined
  const failure = gatewayError(connectionError(error, { isWrite, hasIdempotencyKey }, true))
  refuse(res, statusOf(failure), failure.message, failure.extensions.unknownOutcome ? { unknown_outcome: true } : {})
}
