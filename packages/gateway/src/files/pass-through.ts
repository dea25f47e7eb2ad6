import { pipeline } from 'node:stream/promises'
import { Router, type Request, type Response } from 'express'
import { Agent } from 'undici'
import { tokenOf } from '../context.ts'

/** Transfers have no deadline but silence; they cannot be repeated, so nothing here is retried. */
const transfers = new Agent({ connections: 16, headersTimeout: 0, bodyTimeout: 120_000, connect: { timeout: 3_000 } })
const SENT = ['content-type', 'content-length', 'idempotency-key', 'if-match'] as const
const ANSWERED = ['content-type', 'content-length', 'content-disposition', 'etag'] as const
const UUID = '[\\da-f]{8}-(?:[\\da-f]{4}-){3}[\\da-f]{12}'

/** What may pass: method and path, and nothing else of the case API. */
const allowed: readonly [method: string, path: RegExp][] = [
  ['POST', new RegExp(`^client/case/${UUID}/time-recording/upload$`, 'i')],
  ['GET', new RegExp(`^client/case/${UUID}/time-recording/estimated$`, 'i')],
  ['GET', new RegExp(`^client/case/output/${UUID}$`, 'i')],
  ['POST', new RegExp(`^client/case/${UUID}/file$`, 'i')],
  ['GET', new RegExp(`^client/case/file/${UUID}$`, 'i')],
]

const picked = (
  headers: Record<string, string | string[] | undefined>,
  names: readonly string[],
): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])))

/** `/api/files/…`: what is too large for GraphQL streams through to the case API with the person's own token, and back. */
export function passThrough(caseApiUrl: string): Router {
  const router = Router()
  router.all('/api/files/{*path}', async (req: Request, res: Response) => {
    const path = [req.params.path].flat().join('/'),
      query = new URL(req.url, 'http://here').search
    if (!allowed.some(([method, shape]) => method === req.method && shape.test(path)))
      return void res.status(404).json({ message: 'Not found.', details: {} })
    const token = tokenIn(req)
    if (!token) return void res.status(401).json({ message: 'Sign in to continue.', details: {} })
    try {
      const answer = await transfers.request({
        origin: new URL(caseApiUrl).origin,
        path: `/${path}${query}`,
        method: req.method,
        headers: { ...picked(req.headers, SENT), authorization: `Bearer ${token}` },
        ...(req.method !== 'GET' && { body: req }),
      })
      res.status(answer.statusCode).set({
        ...picked(answer.headers, ANSWERED),
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
