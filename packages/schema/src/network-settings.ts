// Network settings that gateway, API and supervisor read from the environment. Node only: the web app must not import this.

type Env = Readonly<Record<string, string | undefined>>
const MAX_PORT = 65_535,
  MAX_PROXIES = 10

/** A port number from the variable `name`; a value that is none is added to `problems`. An empty variable counts as not set. */
export function readPort(env: Env, name: string, fallback: number, problems: string[]): number {
  const text = env[name] || String(fallback),
    port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port >= 1 && port <= MAX_PORT) return port
  problems.push(`${name} must be a port number from 1 to ${MAX_PORT}, not ${text}.`)
  return fallback
}

/** TRUST_PROXY: how many proxies in front of us are trusted to say which address a request came from; none by default. */
export function readTrustProxy(env: Env, problems: string[]): number {
  const text = env.TRUST_PROXY || '0'
  if (/^\d{1,2}$/.test(text) && Number(text) <= MAX_PROXIES) return Number(text)
  problems.push(
    `TRUST_PROXY must be the number of proxies in front of CostDraft, from 0 to ${MAX_PROXIES}, not ${text}.`,
  )
  return 0
}
