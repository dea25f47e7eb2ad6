import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { startGateway } from '@costdraft/gateway/app.ts'
import { readConfig } from '@costdraft/gateway/config.ts'
import { freePort } from '../../dev/ports.ts'
import type { AnyHost } from './any-host.ts'
import { callerOf } from './instance.ts'
import { startSpecHost } from './spec-host/host.ts'

/** An answer on its way from the host: what it was asked, and what is sent on. */
export interface OddAnswer {
  method: string
  /** Without the slash in front and without the query. */
  path: string
  status: number
  headers: Record<string, string>
  text: string
  /** The connection is reset instead, after the host has done what it was asked. */
  reset?: boolean
}
/** Makes an answer of the host an odd one. */
export type Oddity = (answer: OddAnswer) => OddAnswer | Promise<OddAnswer>

export interface OddHost extends AnyHost {
  /** The answers from now on; as they are without an oddity. */
  answer: (oddity?: Oddity) => void
}

const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi
/** To this host, as to any database with a type for them, the case of the letters in a uuid means nothing. */
const plainUuids = (text: string): string => text.replaceAll(UUID, (uuid) => uuid.toLowerCase())

/** The headers that still hold for another text. */
function keptHeaders({ 'content-type': type }: IncomingHttpHeaders): Record<string, string> {
  return type === undefined ? {} : { 'content-type': type }
}

/**
 * A gateway in front of a host that serves only what the specifications name, in whatever shape a test gives its
 * answers.
 */
export async function startOddHost(options: { checks?: boolean } = {}): Promise<OddHost> {
  const host = await startSpecHost(options)
  let oddity: Oddity = (answer) => answer
  const proxy = createServer((req, res) => {
    const { method = 'GET', url = '/', headers } = req
    const { accept: _accept, connection: _connection, ...sent } = headers
    const upstream = ask(`${host.url}${plainUuids(url)}`, { method, headers: sent }, async (answer) => {
      const text = (await buffer(answer)).toString('utf8')
      const path = plainUuids(url).slice(1).split('?')[0] ?? ''
      const odd = await oddity({
        method,
        path,
        status: answer.statusCode ?? 0,
        headers: keptHeaders(answer.headers),
        text,
      })
      if (odd.reset) return void res.destroy()
      res.writeHead(odd.status, odd.headers)
      res.end(odd.text)
    })
    upstream.on('error', () => res.destroy())
    req.pipe(upstream)
  })
  await new Promise<void>((resolve) => {
    proxy.listen(0, resolve)
  })
  const hostUrl = `http://localhost:${(proxy.address() as AddressInfo).port}`
  const port = await freePort()
  const webUrl = `http://localhost:${port}`
  const gateway = await startGateway(
    readConfig({
      PORT: String(port),
      AUTH_URL: hostUrl,
      CASE_API_URL: hostUrl,
      ADMIN_API_URL: hostUrl,
      LOG_LEVEL: 'silent',
      QUERY_BUDGET: '100000000',
    }),
  )
  return {
    host,
    gateway,
    webUrl,
    ask: (token, query, variables = {}) =>
      callerOf({ webUrl, apiUrl: hostUrl }, async () => token).graphql(query, variables),
    callsOf: async (run) => {
      const before = host.requests.length
      await run()
      return host.requests.slice(before).map(({ method, path }) => `${method} ${path}`)
    },
    answer: (next = (answer) => answer) => {
      oddity = next
    },
    stop: async () => {
      await gateway.stop()
      proxy.close().closeAllConnections()
      await host.stop()
    },
  }
}
