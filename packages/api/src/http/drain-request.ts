import type { Request } from 'express'

/** Reads and discards the rest of a request, so that its sender receives the response and not a broken connection. */
export const drainRequest = (req: Request): Promise<void> =>
  new Promise((resolve) => {
    if (req.readableEnded || req.destroyed) return resolve()
    req.once('end', resolve).once('close', resolve).resume()
  })
