// How the processes of the house open and close a port (node only: its own entry).
import { createServer, type RequestListener, type Server } from 'node:http'

/**
 * The header in which our API says of which state of the database it made an answer: two that say the same were made of the very same rows.
 * Whoever has none, as any other host, promises nothing.
 */
export const STATE = 'costdraft-state'

/** An upload of 500 MB on a slow line must not be cut after node's default five minutes. */
const REQUEST_TIMEOUT = 3_600_000
/** What still runs after this many milliseconds of stopping is cut. */
const FINISH_WITHIN = 5_000

/** Listens on `port`; a port in use is refused in a sentence. */
export function listen(handler: RequestListener, port: number): Promise<Server> {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT }, handler)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is already in use. Stop what uses it, or set another port (see README).`)
          : error,
      )
    })
    server.listen(port, () => resolve(server))
  })
}

/** Stops accepting, lets what runs finish, then cuts what is left. */
export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), FINISH_WITHIN).unref()
  })
