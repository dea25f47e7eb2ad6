// Opens and closes the HTTP servers of gateway and API. Node only: the web app must not import this.
import { createServer, type RequestListener, type Server } from 'node:http'

/** In milliseconds. Node's default of five minutes would cut a 500 MB upload on a slow connection. */
const REQUEST_TIMEOUT = 3_600_000
/** In milliseconds: headers that are not complete by then are refused with 408, at the next check. */
const HEADERS_TIMEOUT = 10_000,
  CHECK_INTERVAL = 2_500
/** Requests still running this many milliseconds after `close` are aborted. */
const CLOSE_TIMEOUT = 5_000

/** Starts a server on `port`. Rejects with a readable message if the port is in use. Half-sent headers are closed within fifteen seconds. */
export function listen(
  handler: RequestListener,
  port: number,
  { headersTimeout = HEADERS_TIMEOUT, checkInterval = CHECK_INTERVAL } = {},
): Promise<Server> {
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT, headersTimeout, connectionsCheckingInterval: checkInterval },
    handler,
  )
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

/** Stops accepting connections and waits for running requests, which are aborted after `CLOSE_TIMEOUT`. */
export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT).unref()
  })
