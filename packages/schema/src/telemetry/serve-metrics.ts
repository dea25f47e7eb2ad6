// Loaded only where metrics are asked for.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { close, listenOn } from '../http.ts'
import type { MetricValues } from './metrics.ts'
import { exposition } from './registry.ts'

/** Where metrics are answered: for the network of whoever runs the product, without a token. */
export interface MetricsAddress {
  port: number
  /** The addresses of this machine on which it listens; empty for all. */
  hosts: readonly string[]
}

/**
 * Answers `GET /metrics` with the values of `collect`, and nothing else. Resolves when it listens, with the function
 * that ends it. Rejects with a readable message if the port is in use.
 */
export async function serveMetrics(
  { port, hosts }: MetricsAddress,
  collect: () => Promise<MetricValues[]>,
): Promise<() => Promise<void>> {
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'GET' || req.url?.split('?')[0] !== '/metrics') return void res.writeHead(404).end()
    const { type, text } = await exposition(await collect())
    res.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
  }
  const servers = await listenOn(
    (req, res) => {
      answer(req, res).catch(() => res.writeHead(500).end())
    },
    port,
    hosts,
  )
  return async () => {
    await Promise.all(servers.map(close))
  }
}
