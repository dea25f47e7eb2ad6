import { pipeline } from 'node:stream/promises'
import { Router, type Request, type Response } from 'express'
import { Agent } from 'undici'
import { tokenOf } from '../context.ts'

/** Transfers have no overall deadline, only an idle timeout. They are never retried, because a streamed body cannot be sent again. */
const transfers = new Agent({ connections: 16, headersTimeout: 0, bodyTimeout: 120_000, connect: { timeout: 3_000 } })
const REQUEST_HEADERS = ['content-type', 'content-length', 'idempotency-key', 'if-match'] as const
const RESPONSE_HEADERS = ['content-type', 'content-length', 'content-disposition', 'etag'] as const
const UUID = '[\\da-f]{8}-(?:[\\da-f]{4}-){3}[\\da-f]{12}'

/** The allow-list: only these routes of the case API are passed through. */
const allowedRoutes: readonly [method: string, path: RegExp][] = [
  ['POST', new RegExp(`^client/case/${UUID}/time-recording/upload$`, 'i')],
  ['GET', new RegExp(`^client/case/${UUID}/time-recording/estimated$`, 'i')],
  ['GET', new RegExp(`^client/case/output/${UUID}$`, 'i')],
  ['POST', new RegExp(`^client/case/${UUID}/file$`, 'i')],
  ['GET', new RegExp(`^client/case/file/${UUID}$`, 'i')],
]

const pickHeaders = (
  headers: Record<string, string | string[] | undefined>,
  names: readonly string[],
): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])))

/** Routes `/api/files/…`: streams requests too large for GraphQL to the case API with the user's own token, and the response back. */
export function passThrough(caseApiUrl: string): Router {
  const router = Router()
  router.all('/api/files/{*path}', async (req: Request, res: Response) => {
    const path = [req.params.path].flat().join('/'),
      query = new URL(req.url, 'http://here').search
    if (!allowedRoutes.some(([method, shape]) => method === req.method && shape.test(path)))
      return void res.status(404).json({ message: 'Not found.', details: {} })
    const token = tokenIn(req)
    if (!token) return void res.status(401).json({ message: 'Sign in to continue.', details: {} })
    try {
      const answer = await transfers.request({
        origin: new URL(caseApiUrl).origin,
        path: `/${path}${query}`,
        method: req.method,
        headers: { ...pickHeaders(req.headers, REQUEST_HEADERS), authorization: `Bearer ${token}` },
        ...(req.method !== 'GET' && { body: req }),
      })
      res.status(answer.statusCode).set({
        ...pickHeaders(answer.headers, RESPONSE_HEADERS),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': 'sandbox',
      })
      await pipeline(answer.body, res)
    } catch {
      if (!res.headersSent)
        res.status(502).json({
          message: 'The service behind CostDraft does not answer. Nothing was changed; try again.',
          details: {},
        })
    }
  })
  return router
}

function tokenIn(req: Request): string | undefined {
  try {
    return tokenOf(req.headers.authorization)
  } catch {
    return undefined
  }
}
