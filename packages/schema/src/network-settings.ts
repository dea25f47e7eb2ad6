// Network settings that gateway and API read from the environment. Node only: the web app must not import this.
import { isIP, isIPv6 } from 'node:net'

type Env = Readonly<Record<string, string | undefined>>
const MAX_PROXIES = 10

/**
 * TRUST_PROXY: how many proxies in front of us are trusted to say which address a request came from; none by default.
 */
export function readTrustProxy(env: Env, problems: string[]): number {
  const text = env.TRUST_PROXY || '0'
  if (/^\d{1,2}$/.test(text) && Number(text) <= MAX_PROXIES) return Number(text)
  problems.push(
    `TRUST_PROXY must be the number of proxies in front of CostDraft, from 0 to ${MAX_PROXIES}, not ${text}.`,
  )
  return 0
}

const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether this configuration serves the person who started it alone: no database of a firm, no address of its own. */
export const isForThisMachine = ({ DATABASE_URL, WEB_URL }: Env): boolean =>
  !DATABASE_URL && (!WEB_URL || (URL.canParse(WEB_URL) && LOCAL_NAMES.has(new URL(WEB_URL).hostname)))

/** The addresses at which only programs of the same machine reach us. */
const LOOPBACK = ['127.0.0.1', '::1']

/**
 * HOST: the addresses on which all ports listen; empty for all addresses of the machine. By default only those of the
 * machine itself while nobody else is meant to come (`isForThisMachine`).
 */
export function readHosts(env: Env, problems: string[]): readonly string[] {
  const given = env.HOST?.trim()
  if (!given) return isForThisMachine(env) ? LOOPBACK : []
  if (given.toLowerCase() === 'localhost') return LOOPBACK
  if (!isIP(given) || given.includes('%'))
    problems.push(`HOST must be localhost or an IP address of this machine such as 0.0.0.0, not ${given}.`)
  return [given]
}

/** Where a process of this machine finds what listens on a port of these addresses (`readHosts`). */
export function addressOnThisMachine(hosts: readonly string[], port: number): string {
  const [host = ''] = hosts
  if (hosts.length !== 1) return `http://localhost:${port}`
  if (!isIPv6(host)) return `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`
  return `http://[${host === '::' ? '::1' : host}]:${port}`
}

/**
 * Points per minute. The widest page of the web app, 500 hearings, costs 46,000 at the gateway, and its board of 200
 * cases 15,000.
 */
const DEFAULT_BUDGET = 600_000
const MIN_BUDGET = 1_000

/**
 * QUERY_BUDGET: the points that one token may spend at the gateway in a minute, and one API client at the API. Both
 * read one variable, so that what the one allows is never refused by the other.
 */
export function readQueryBudget(env: Env, problems: string[]): number {
  const budget = Number(env.QUERY_BUDGET || DEFAULT_BUDGET)
  if (!(budget >= MIN_BUDGET))
    problems.push(`QUERY_BUDGET must be a number from ${MIN_BUDGET}, not ${env.QUERY_BUDGET}.`)
  return budget
}

const HOST_NAME = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/
const isHostName = (text: string): boolean => HOST_NAME.test(text) && !/^[\d.]+$/.test(text)
const isNetwork = (text: string): boolean => {
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || address.includes('%') || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
}

/**
 * WEBHOOK_ALLOW: hosts, IP addresses and networks, separated by commas, to which webhooks may be sent although they are
 * of an internal network, and by http. By default none, and for the demonstration 127.0.0.1, so that whoever tries it
 * can run a receiver beside it.
 */
export function readWebhookAllow(env: Env, problems: string[]): readonly string[] {
  const isDemonstration = env.SEED ? env.SEED === 'demo' : isForThisMachine(env)
  if (!env.WEBHOOK_ALLOW?.trim()) return isDemonstration ? ['127.0.0.1'] : []
  const entries = env.WEBHOOK_ALLOW.split(',').map((entry) => entry.trim().toLowerCase())
  for (const entry of entries)
    if (!isHostName(entry) && !isNetwork(entry))
      problems.push(
        `WEBHOOK_ALLOW must be hosts, IP addresses and networks such as hooks.local, 10.1.2.3 or 10.0.0.0/8, separated by commas, not ${entry}.`,
      )
  return entries
}
