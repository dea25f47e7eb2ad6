import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { adminAdditions, type AdminAddition, type CaseAddition } from '@costdraft/schema/additions.ts'
import { allCaseAdditions } from '@costdraft/schema/areas/all-case-additions.ts'
import { request, type Dispatcher } from 'undici'
import { additionHeaders, additionOf } from '../../../packages/gateway/src/upstream/addition-paths.ts'
import { bodyWithout } from './hidden-fields.ts'
import { hiddenParameter } from './hidden-parameters.ts'

/** What a host has of our additions, on each of its sides. */
export interface Offered {
  case: readonly CaseAddition[]
  admin: readonly AdminAddition[]
}
export const ALL: Offered = { case: allCaseAdditions, admin: adminAdditions }

/** A host that has some of our additions, and what it was sent that it does not know. */
export interface PartialHost {
  url: string
  /** Offers these from now on. */
  offer: (offered: Offered) => void
  unknown: string[]
  stop: () => Promise<void>
}

const isOfAdmin = (path: string): boolean => /^(?:users|clients)(?:\/|$)/.test(path)

interface NewClient {
  sites: { site_name: string }[]
  fee_earners: { site: string }[]
}
/**
 * A new client whose fee earners name their sites by the places of these, as our own API has it: hosts without the list
 * of clients have the names.
 */
function withPlacesOfSites(body: Buffer): Buffer {
  const client = JSON.parse(body.toString()) as NewClient
  const places = new Map(client.sites.map(({ site_name }, at) => [site_name, String(at)]))
  const earners = client.fee_earners.map((earner) => ({ ...earner, site: places.get(earner.site) ?? earner.site }))
  return Buffer.from(JSON.stringify({ ...client, fee_earners: earners }))
}

/** What a call has that a host without some additions does not know; undefined if it knows all. */
function unknownIn(
  { method = '', url = '', headers }: IncomingMessage,
  lacks: (addition: string) => boolean,
): string | undefined {
  const [path = '', query = ''] = url.slice(1).split('?')
  const needed = additionOf(method, path)
  if (needed && lacks(needed)) return `the path of ${needed}`
  const header = Object.entries(additionHeaders).find(([name, addition]) => name in headers && lacks(addition))
  if (header) return `the header ${header[0]}`
  return method === 'GET' || query.includes('lists=')
    ? hiddenParameter(path, new URLSearchParams(query), lacks)
    : undefined
}

/**
 * Starts a host in front of our own API that hides additions: it does not name them, answers their paths and parameters
 * as a host that does not know them, and leaves their fields out of what it answers.
 */
export async function startPartialHost(apiUrl: string): Promise<PartialHost> {
  let offered = ALL
  const unknown: string[] = []

  const pass = async (call: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const { method = '', url = '' } = call
    const path = url.slice(1).split('?')[0] ?? ''
    const has = new Set<string>(isOfAdmin(path) ? offered.admin : offered.case)
    const lacks = (addition: string): boolean => !has.has(addition)
    const json = (status: number, body: unknown): void => {
      answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    const sent = await buffer(call)
    if (path.endsWith('/additions')) return json(200, { additions: [...has] })
    const what = unknownIn(call, lacks)
    if (what) {
      unknown.push(`${method} ${url}: ${what}`)
      return json(what.includes('path') ? 404 : 422, { message: 'Unknown.', details: {} })
    }
    const isNewClient = method === 'POST' && path === 'clients' && lacks('client_list')
    const body = isNewClient ? withPlacesOfSites(sent) : sent
    const {
      host: _host,
      connection: _connection,
      'content-length': _length,
      'transfer-encoding': _encoding,
      ...headers
    } = call.headers
    const got = await request(`${apiUrl}${url}`, {
      method: method as Dispatcher.HttpMethod,
      headers: headers as Record<string, string>,
      ...(body.length > 0 && { body }),
    })
    const { etag, 'content-length': _answered, 'transfer-encoding': _chunked, connection: _kept, ...told } = got.headers
    const bytes = Buffer.from(await got.body.arrayBuffer())
    const isJson = String(told['content-type']).includes('json') && bytes.length > 0
    const shown = etag !== undefined && !lacks('versions') ? { ...told, etag } : told
    answer
      .writeHead(got.statusCode, shown)
      .end(isJson ? JSON.stringify(bodyWithout(JSON.parse(bytes.toString()), lacks)) : bytes)
  }
  const server = createServer((call, answer) => void pass(call, answer).catch(() => answer.destroy())).listen(
    0,
    'localhost',
  )
  await new Promise((done) => server.once('listening', done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    offer: (next) => {
      offered = next
    },
    unknown,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
