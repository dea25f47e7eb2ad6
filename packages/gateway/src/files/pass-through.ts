import type { VerifyToken } from '@costdraft/schema/access/verify-token.ts'
import { Router, type Request, type Response } from 'express'
import type { Context } from '../context.ts'
import { gatewayError, statusOf, verifiedToken } from '../operations/require-auth.ts'
import { authorizeTransfer, fileRouteOf } from './routes.ts'
import { createShare } from './share.ts'
import { createTransfers, TRANSFER_LIMITS, TransferIdle, type TransferLimits } from './transfer.ts'

/** Transfers of one person at a time, in each direction. */
const SHARE = 4
const TIMEOUT = 408,
  TOO_MANY = 429,
  BAD_GATEWAY = 502,
  GATEWAY_TIMEOUT = 504
/** In seconds. */
const RETRY_AFTER = 5

interface Options {
  caseApiUrl: string
  makeContext: (token: string) => Context
  verify: VerifyToken | undefined
  limits?: TransferLimits | undefined
}

/**
 * Routes `/api/files/…`: streams requests too large for GraphQL to the case API with the user's own token, and the response back. Each
 * transfer is authorised first. A person has a share of the transfers, and a transfer in which no byte moves is ended.
 */
export function passThrough({ caseApiUrl, makeContext, verify, limits = TRANSFER_LIMITS }: Options): {
  router: Router
  close: () => Promise<unknown>
} {
  const router = Router(),
    transfers = createTransfers(caseApiUrl, limits),
    shares = { GET: createShare(SHARE), POST: createShare(SHARE) }

  const transfer = async (req: Request, res: Response): Promise<void> => {
    const route = fileRouteOf(req.method, [req.params.path].flat().join('/'))
    if (!route) return refuse(res, 404, 'Not found.')
    const token = await verifiedToken(req.headers.authorization, verify),
      context = makeContext(token)
    const allowed = await authorizeTransfer(context, route),
      { user_uuid: person } = await context.viewer()
    const gone = new AbortController()
    res.once('close', () => gone.abort())
    const leave = await shares[allowed.method].enter(person, gone.signal)
    if (!leave) {
      res.set('retry-after', String(RETRY_AFTER))
      return refuse(res, TOO_MANY, 'Too many files at once. Try again in a moment.')
    }
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
      const error = gatewayError(thrown)
      refuse(res, statusOf(error), error.message)
    }
  })
  return { router, close: transfers.close }
}

const refuse = (res: Response, status: number, message: string, more: Record<string, unknown> = {}): void => {
  if (!res.headersSent) res.status(status).json({ message, details: {}, ...more })
}

const neverSent = ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']

/** Answers a transfer that was broken off. Whether an upload was stored is not known then, unless it never reached the host. */
function refuseTransfer(req: Request, res: Response, error: unknown): void {
  const { code = '', cause } = error as { code?: string; cause?: { code?: string } }
  if (res.headersSent) return void res.destroy()
  if (req.method === 'GET') return refuse(res, BAD_GATEWAY, 'The service behind CostDraft does not answer. Try again.')
  // The rest of the body will not be read.
  res.set('connection', 'close')
  if (neverSent.includes(code) || neverSent.includes(cause?.code ?? ''))
    return refuse(res, BAD_GATEWAY, 'The service behind CostDraft does not answer. Nothing was changed; try again.')
  if (error instanceof TransferIdle && !req.readableEnded)
    return refuse(res, TIMEOUT, 'Nothing arrived for too long, so the upload was ended. Try again.')
  refuse(
    res,
    GATEWAY_TIMEOUT,
    req.headers['idempotency-key']
      ? 'We do not know yet whether this was saved; trying again is safe.'
      : 'We do not know whether this was saved. Look before you try again.',
    { unknown_outcome: true },
  )
}
