import type { ErrorRequestHandler, RequestHandler } from 'express'
import { refused } from '../errors.ts'
import { tokenOf } from '../context.ts'

const TOO_LARGE = 413

export const noStore: RequestHandler = (_req, res, next) => {
  res.set('cache-control', 'no-store')
  next()
}

/** No token, no look at the text: not even a syntax error is answered to a stranger. */
export const requireAuth: RequestHandler = (req, res, next) => {
  try {
    tokenOf(req.headers.authorization)
    next()
  } catch (error) {
    res.status(401).json({ errors: [error] })
  }
}

/** A body that cannot be taken is refused in our one shape, like all else. */
export const refusedBody =
  (limit: string): ErrorRequestHandler =>
  (error, _req, res, next) => {
    const { status, type } = error as { status?: number; type?: string }
    if (res.headersSent || !status || status >= 500) return next(error)
    const sentence =
      status === TOO_LARGE
        ? `What is sent may be ${limit.toUpperCase()} at most.`
        : type === 'entity.parse.failed'
          ? 'The body is not JSON.'
          : 'The body cannot be read.'
    res.status(status).json({ errors: [refused('INVALID_INPUT', sentence)] })
  }
