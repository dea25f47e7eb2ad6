import type { ErrorRequestHandler, RequestHandler } from 'express'
import { refused } from '../errors.ts'
import { tokenOf } from '../context.ts'

const TOO_LARGE = 413

export const noStore: RequestHandler = (_req, res, next) => {
  res.set('cache-control', 'no-store')
  next()
}

/** Rejects requests without a bearer token before their body is parsed, so that anonymous clients learn nothing, not even of syntax errors. */
export const requireAuth: RequestHandler = (req, res, next) => {
  try {
    tokenOf(req.headers.authorization)
    next()
  } catch (error) {
    res.status(401).json({ errors: [error] })
  }
}

/** Reports body parser errors in the gateway's error format. */
export const bodyErrors =
  (limit: string): ErrorRequestHandler =>
  (error, _req, res, next) => {
    const { status, type } = error as { status?: number; type?: string }
    if (res.headersSent || !status || status >= 500) return next(error)
    res.status(status).json({ errors: [refused('INVALID_INPUT', bodyErrorMessage(status, type, limit))] })
  }

function bodyErrorMessage(status: number, type: string | undefined, limit: string): string {
  if (status === TOO_LARGE) return `What is sent may be ${limit.toUpperCase()} at most.`
  return type === 'entity.parse.failed' ? 'The body is not JSON.' : 'The body cannot be read.'
}
