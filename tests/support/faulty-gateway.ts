import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freePort } from '../../dev/ports.ts'

/** What happens to a request on its way: passed on late, answered with a status instead, or broken off. */
interface Fault {
  delay?: number
  status?: number
  /** Breaks the answer off after so many bytes. */
  bytes?: number
}
/** The fault of a request, if it has one. */
export type FaultOf = (method: string, url: string) => Fault | undefined

/** A way to an S3 server on which requests meet with faults. `url` is its address. */
export async function faultyGateway(to: string) {
  let faultOf: FaultOf = () => undefined
  const asked: string[] = []
  const pass = (req: IncomingMessage, res: ServerResponse, { bytes = Infinity }: Fault): void => {
    const target = new URL(to)
    const { method, url, headers } = req
    const upstream = request(
      // The signature is of the address that was asked.
      { host: target.hostname, port: target.port, method, path: url, headers },
      (answer) => {
        res.writeHead(answer.statusCode ?? 500, answer.headers)
        let sent = 0
        answer.on('data', (chunk: Buffer) => {
          sent += chunk.length
          res.write(chunk)
          if (sent > bytes) res.destroy()
        })
        answer.on('end', () => res.end())
        answer.on('error', () => res.destroy())
      },
    )
    upstream.on('error', () => res.destroy())
    req.on('error', () => upstream.destroy())
    req.pipe(upstream)
  }
  const server: Server = createServer((req, res) => {
    const { method = '', url = '' } = req
    asked.push(`${method} ${url}`)
    const fault = faultOf(method, url) ?? {}
    const { status, delay = 0 } = fault
    res.on('error', () => {})
    setTimeout(() => {
      if (status === undefined) return pass(req, res, fault)
      req.resume()
      res.writeHead(status, { 'content-type': 'application/xml' })
      res.end('<?xml version="1.0"?><Error><Code>InternalError</Code></Error>')
    }, delay)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => {
    server.listen(port, 'localhost', resolve)
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** All requests so far: method and path. */
    asked,
    faults: (next: FaultOf): void => {
      faultOf = next
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
