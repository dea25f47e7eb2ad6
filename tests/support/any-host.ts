import { startGateway, type Gateway } from '@costdraft/gateway/app.ts'
import { readConfig } from '@costdraft/gateway/config.ts'
import { freePort } from '../../dev/ports.ts'
import { callerOf, type GraphQLAnswer } from './instance.ts'
import { startSpecHost, type SpecHost } from './spec-host/host.ts'

export interface AnyHost {
  host: SpecHost
  gateway: Gateway
  webUrl: string
  /** Runs an operation as the bearer of a token of the host. */
  ask: (
    token: string,
    query: string,
    variables?: Record<string, unknown>,
  ) => Promise<GraphQLAnswer & { status: number }>
  /** The methods and paths of the calls that reached the host while `run` ran. */
  callsOf: (run: () => Promise<unknown>) => Promise<string[]>
  stop: () => Promise<void>
}

/** A gateway in front of a host that serves only what the specifications name. */
export async function startAnyHost({
  env = {},
  ...options
}: { checks?: boolean; env?: Record<string, string> } = {}): Promise<AnyHost> {
  const host = await startSpecHost(options)
  const port = await freePort()
  const config = readConfig({
    PORT: String(port),
    AUTH_URL: host.url,
    CASE_API_URL: host.url,
    ADMIN_API_URL: host.url,
    LOG_LEVEL: 'silent',
    ...env,
  })
  const gateway = await startGateway(config)
  const webUrl = `http://localhost:${port}`
  return {
    host,
    gateway,
    webUrl,
    ask: (token, query, variables = {}) =>
      callerOf({ webUrl, apiUrl: host.url }, async () => token).graphql(query, variables),
    callsOf: async (run) => {
      const before = host.requests.length
      await run()
      return host.requests.slice(before).map(({ method, path }) => `${method} ${path}`)
    },
    stop: async () => {
      await gateway.stop()
      await host.stop()
    },
  }
}
