// Opens and closes the HTTP servers of gateway and API. Node only: the web app must not import this.
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'

/** In milliseconds. Node's default of five minutes would cut a 500 MB upload on a slow connection. */
const REQUEST_TIMEOUT = 3_600_000
/** In milliseconds: headers that are not complete by then are refused with 408, at the next check. */
const HEADERS_TIMEOUT = 10_000,
  CHECK_INTERVAL = 2_500
/** In milliseconds: a body of which no byte has come for so long is given up. */
const BODY_TIMEOUT = 15_000
/** The same for a form with files, which waits while its files are passed on. */
const FORM_TIMEOUT = 90_000
/** Requests still running this many milliseconds after `close` are aborted. */
const CLOSE_TIMEOUT = 5_000

/** Closes the connection of a request whose body stands still for `patience` milliseconds. */
function closeStalled(req: IncomingMessage, res: ServerResponse, patience: number): void {
  const { socket } = req
  let received = socket.bytesRead
  const check = setInterval(() => {
    if (req.complete) return clearInterval(check)
    if (socket.bytesRead > received) return void (received = socket.bytesRead)
    clearInterval(check)
    if (!res.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    socket.destroySoon()
  }, patience)
  res.once('close', () => clearInterval(check))
}

/**
 * Starts a server on `port`. Rejects with a readable message if the port is in use. Half-sent headers and bodies are
 * closed.
 */
export function listen(
  handler: RequestListener,
  port: number,
  { headersTimeout = HEADERS_TIMEOUT, checkInterval = CHECK_INTERVAL, bodyTimeout = BODY_TIMEOUT } = {},
): Promise<Server> {
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT, headersTimeout, connectionsCheckingInterval: checkInterval },
    (req, res) => {
      const { 'content-length': length, 'transfer-encoding': coding, 'content-type': type } = req.headers
      if (length !== undefined || coding !== undefined)
        closeStalled(req, res, type?.startsWith('multipart/form-data') ? FORM_TIMEOUT : bodyTimeout)
      handler(req, res)
    },
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
