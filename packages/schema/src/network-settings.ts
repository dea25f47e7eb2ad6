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
