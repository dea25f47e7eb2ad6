import type { ErrorRequestHandler, RequestHandler } from 'express'
import type { Logger } from 'pino'

/**
 * Headers of every answer: it is what it says it is, and is shown in no frame. The page and downloads have policies of
 * their own.
 */
export const safeHeaders: RequestHandler = (_req, res, next) => {
  res.set({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  next()
}

export const notFound: RequestHandler = (_req, res) => {
  res.status(404).json({ message: 'Not found.', details: {} })
}

/**
 * Answers what nothing else has: a path that cannot be decoded, or an error of ours. Express would answer with the
 * stack and its paths.
 */
export const unexpectedErrors =
  (log: Logger): ErrorRequestHandler =>
  (error, _req, res, next) => {
    const { status } = error as { status?: unknown }
    const isOurs = typeof status !== 'number' || status < 400 || status >= 500
    if (isOurs) log.error({ err: error as Error }, 'unexpected error')
    if (res.headersSent) return next(error)
    res
      .status(isOurs ? 500 : status)
      .json({ message: isOurs ? 'Something went wrong.' : 'This request cannot be read.', details: {} })
  }
