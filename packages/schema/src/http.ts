// Opens and closes the HTTP servers of gateway and API. Node only: the web app must not import this.
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'

/** In milliseconds. Node's default of five minutes would cut a 500 MB upload on a slow connection. */
const REQUEST_TIMEOUT = 3_600_000
/** In milliseconds: headers that are not complete by then are refused with 408, at the next check. */
const HEADERS_TIMEOUT = 10_000
const CHECK_INTERVAL = 2_500
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

interface ListenOptions {
  /** The IP address to listen on; all addresses of the machine if undefined. */
  host?: string | undefined
  /** Several processes listen on the port, and the system gives each connection to one of them. */
  isShared?: boolean
  /** In milliseconds, as the defaults above. */
  headersTimeout?: number
  checkInterval?: number
  bodyTimeout?: number
}

/**
 * Starts a server on `port`. Rejects with a readable message if the port is in use, or the address not one of this
 * machine. Half-sent headers and bodies are closed.
 */
export function listen(
  handler: RequestListener,
  port: number,
  {
    host,
    isShared = false,
    headersTimeout = HEADERS_TIMEOUT,
    checkInterval = CHECK_INTERVAL,
    bodyTimeout = BODY_TIMEOUT,
  }: ListenOptions = {},
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
    server.once('error', (error) => reject(readableError(error, port, host)))
    server.listen({ port, host, reusePort: isShared }, () => resolve(server))
  })
}

/** What the system answers where an address is not one of this machine, or of a family that it does not have. */
const NOT_OURS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

class AddressNotOurs extends Error {
  override name = 'AddressNotOurs'
}

function readableError(error: NodeJS.ErrnoException, port: number, host: string | undefined): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is already in use. Stop what uses it, or set another port (see README).`)
  if (error.code === 'ENOTSUP')
    return new Error(
      `This system cannot let several processes listen on port ${port}: set GATEWAYS=1 and APIS=1, and start more of them on ports of their own.`,
    )
  if (host !== undefined && NOT_OURS.has(error.code ?? ''))
    return new AddressNotOurs(`HOST must be an IP address of this machine, and ${host} is none.`)
  return error
}

/**
 * Starts a server on `port` of each of these addresses, or one on all addresses of the machine if there are none. Of
 * several addresses those that the machine does not have are left out, as ::1 where there is no IPv6; rejects if no
 * address is left, or another error occurs.
 */
export async function listenOn(
  handler: RequestListener,
  port: number,
  hosts: readonly string[],
  { isShared = false }: Pick<ListenOptions, 'isShared'> = {},
): Promise<Server[]> {
  if (hosts.length === 0) return [await listen(handler, port, { isShared })]
  const tried = await Promise.allSettled(hosts.map((host) => listen(handler, port, { host, isShared })))
  const servers = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const errors = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []))
  const failed = errors.find((error) => servers.length === 0 || !(error instanceof AddressNotOurs))
  if (!failed) return servers
  await Promise.all(servers.map(close))
  throw failed
}

/**
 * Throws, with the sentence of `listen`, if something listens on `port` already. Asked once before several processes of
 * one product share it: the system would let those of another product share it as well.
 */
export async function assertPortFree(port: number, hosts: readonly string[]): Promise<void> {
  await Promise.all((await listenOn(() => {}, port, hosts)).map(close))
}

/** Stops accepting connections and waits for running requests, which are aborted after `CLOSE_TIMEOUT`. */
export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT).unref()
  })
