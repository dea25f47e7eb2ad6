// Network settings that gateway and API read from the environment. Node only: the web app must not import this.

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

/**
 * Points per minute. The widest page of the web app, 500 hearings, costs 46,000 at the gateway, and its board of 200
 * cases 15,000.
 */
const DEFAULT_BUDGET = 600_000,
  MIN_BUDGET = 1_000

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
