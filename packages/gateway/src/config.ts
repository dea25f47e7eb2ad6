import type { TokenRules } from '@costdraft/schema/access/verify-token.ts'
import { addressOnThisMachine, readHosts, readQueryBudget, readTrustProxy } from '@costdraft/schema/network-settings.ts'
import { readTelemetry, type TelemetrySettings } from '@costdraft/schema/telemetry/settings.ts'
import { readPorts } from '@costdraft/schema/ports.ts'
import { partOf, readDrainSeconds, readProcessCounts, requestsOfPerson } from '@costdraft/schema/process-settings.ts'
import { CONNECTIONS_OF_TOKEN } from './upstream/http.ts'
import { readAuth, type AuthConfig } from './access/sign-in-host.ts'

/** The settings of the gateway, read once in `server.ts`. */
export interface Config {
  port: number
  /** The addresses on which the port listens; empty for all of the machine. */
  hosts: readonly string[]
  /** The address at which browsers and programs reach the gateway, without a slash at its end. */
  webUrl: string
  caseApiUrl: string
  adminApiUrl: string
  auth: AuthConfig
  /** How access tokens are verified; undefined if the sign-in host publishes no keys, so that tokens are opaque. */
  tokenRules: TokenRules | undefined
  companyName: string
  /** How many gateways there are, which share what a token, a person and a firm may do at once or in a minute. */
  gateways: number
  /**
   * The points that one token may spend on queries in a minute at this gateway (`operations/request-budget.ts`); a firm
   * may spend five times as many.
   */
  queryBudget: number
  /** The connections to a host that the requests of one token hold at once at this gateway. */
  connectionsOfToken: number
  /** The transfers of files of one person at once at this gateway, in each direction. */
  transfersAtOnce: number
  /** The requests of one person that an API process has in work at once, for the pages about the interface. */
  requestsAtOnce: number
  /** For how long it says that it is to stop before it closes, in seconds. */
  drainSeconds: number
  /** How many proxies in front of the gateway are trusted to say which address a request came from. */
  trustProxy: number
  logLevel: string
  telemetry: TelemetrySettings
}

/**
 * The least that a gateway of many gives a token, in points a minute: the widest page of the web app, 500 hearings, can
 * be opened once.
 */
const LEAST_BUDGET = 50_000
/** Transfers of one person at once in each direction, of all gateways; and the least of these and of connections. */
const TRANSFERS_AT_ONCE = 4
const LEAST_AT_ONCE = 2

type Env = Readonly<Record<string, string | undefined>>

/** Reads the environment variables described in the README. Throws one error that lists every invalid variable. */
export function readConfig(env: Env): Config {
  const problems: string[] = []
  const url = (name: string, fallback: string): string => {
    const value = env[name] || fallback
    if (!URL.canParse(value)) problems.push(`${name} must be an address such as ${fallback}, not ${value}.`)
    return value.replace(/\/+$/, '')
  }
  const { PORT, API_PORT, AUTH_PORT } = readPorts(env, problems)
  const hosts = readHosts(env, problems)
  const { gateways, apis } = readProcessCounts(env, problems)
  const api = addressOnThisMachine(hosts, API_PORT)
  const config: Config = {
    port: PORT,
    hosts,
    // It decides on which addresses the port listens, too.
    webUrl: url('WEB_URL', `http://localhost:${PORT}`),
    caseApiUrl: url('CASE_API_URL', api),
    adminApiUrl: url('ADMIN_API_URL', api),
    auth: readAuth(env, url('AUTH_URL', `http://localhost:${AUTH_PORT}`), problems),
    tokenRules: readTokenRules(env, problems),
    companyName: env.COMPANY_NAME || 'CostDraft',
    gateways,
    queryBudget: partOf(readQueryBudget(env, problems), gateways, LEAST_BUDGET),
    connectionsOfToken: partOf(CONNECTIONS_OF_TOKEN, gateways, LEAST_AT_ONCE),
    transfersAtOnce: partOf(TRANSFERS_AT_ONCE, gateways, LEAST_AT_ONCE),
    requestsAtOnce: requestsOfPerson(apis),
    drainSeconds: readDrainSeconds(env, problems),
    trustProxy: readTrustProxy(env, problems),
    logLevel: env.LOG_LEVEL || 'warn',
    telemetry: readTelemetry(env, { PORT, API_PORT, AUTH_PORT }, problems),
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return config
}

function readTokenRules(env: Env, problems: string[]): TokenRules | undefined {
  const jwks = env.AUTH_JWKS_URL
  if (!jwks) return undefined
  if (!URL.canParse(jwks) || !/^https?:$/.test(new URL(jwks).protocol)) {
    problems.push(`AUTH_JWKS_URL must be an address such as https://sign-in.example.com/jwks, not ${jwks}.`)
    return undefined
  }
  return {
    jwksUrl: new URL(jwks),
    issuer: env.AUTH_ISSUER || undefined,
    audience: env.AUTH_AUDIENCE || undefined,
  }
}
