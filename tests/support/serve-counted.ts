// Runs a gateway in front of hosts whose calls are counted, in a process of its own, and sends the URLs to the parent
// process: in front of our own API, or with the argument `specified` of a host that keeps only the specifications. Each
// message of the parent is answered with the calls since the last one, as methods and paths. What a host offers beyond
// the specifications is asked once in ten minutes, by whatever screen comes first, and not counted.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { startGateway } from '@costdraft/gateway/app.ts'
import { readConfig } from '@costdraft/gateway/config.ts'
import { startInstance } from '../../dev/instance.ts'
import { freePort } from '../../dev/ports.ts'
import { startSpecHost } from './spec-host/host.ts'

const calls: string[] = []

/** Passes a call on to a host as it is, and its answer back. */
function pass(call: IncomingMessage, answer: ServerResponse, hostUrl: string): void {
  const path = decodeURIComponent(call.url ?? '')
  if (!path.endsWith('/additions')) calls.push(`${call.method} ${path}`)
  const onward = request(new URL(call.url ?? '', hostUrl), { method: call.method, headers: call.headers }, (from) => {
    answer.writeHead(from.statusCode ?? 502, from.headers)
    from.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  call.pipe(onward)
}

/** Our own API, with the gateway in front of the counter. */
async function ownHost(counterUrl: string) {
  const apiPort = await freePort()
  const instance = await startInstance({
    env: { API_PORT: String(apiPort), CASE_API_URL: counterUrl, ADMIN_API_URL: counterUrl },
  })
  return { hostUrl: instance.apiUrl, webUrl: instance.webUrl, authUrl: instance.authUrl, stop: instance.stop }
}

/** A host of the specifications, likewise. */
async function specifiedHost(counterUrl: string) {
  const host = await startSpecHost({ checks: true })
  const port = await freePort()
  const gateway = await startGateway(
    readConfig({
      PORT: String(port),
      CASE_API_URL: counterUrl,
      ADMIN_API_URL: counterUrl,
      AUTH_URL: host.url,
      AUTH_CLIENT_ID: 'a-firm',
    }),
  )
  const stop = async (): Promise<void> => {
    await gateway.stop()
    await host.stop()
  }
  return { hostUrl: host.url, webUrl: `http://localhost:${port}`, authUrl: host.url, stop }
}

let hostUrl = ''
const counterPort = await freePort()
const counter = createServer((call, answer) => pass(call, answer, hostUrl)).listen(counterPort, 'localhost')
const counterUrl = `http://localhost:${counterPort}`
const counted = await (process.argv[2] === 'specified' ? specifiedHost(counterUrl) : ownHost(counterUrl))
hostUrl = counted.hostUrl

const stop = async (): Promise<void> => {
  await counted.stop()
  counter.closeAllConnections()
  process.exit(0)
}
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, () => void stop())
process.on('message', () => process.send?.({ calls: calls.splice(0) }))
process.send?.({ webUrl: counted.webUrl, authUrl: counted.authUrl })
