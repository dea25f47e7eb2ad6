const KEY = 'auth_tokens'
const SECOND = 1000
const REFRESH_BEFORE = 60 * SECOND

interface Tokens {
  access_token: string
  refresh_token?: string
}
interface Claims {
  sub?: string
  exp: number
  iat?: number
}

/** What is kept, in date or not; anything that cannot be read is none. */
export function keptTokens(): (Tokens & { claims: Claims }) | undefined {
  try {
    const tokens = JSON.parse(localStorage.getItem(KEY) ?? '') as Tokens
    return { ...tokens, claims: claimsOf(tokens.access_token) }
  } catch {
    return undefined
  }
}

function claimsOf(jwt: string): Claims {
  const [, body = ''] = jwt.split('.')
  const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
  const claims = JSON.parse(new TextDecoder().decode(bytes)) as Claims
  if (!Number.isFinite(claims.exp)) throw new Error('The token does not say when it ends.')
  return claims
}

/** Signed in means tokens that are in date; nothing else counts. */
export const hasTokens = (): boolean => {
  const kept = keptTokens()
  return kept !== undefined && kept.claims.exp * SECOND > Date.now()
}

/** The whole response is kept, as it came. A host that does not rotate refresh tokens sends none with a refresh: the old one stays. */
export function keepTokens(response: object, before?: { refresh_token?: string }): void {
  const refresh = before?.refresh_token ? { refresh_token: before.refresh_token } : {}
  localStorage.setItem(KEY, JSON.stringify({ ...refresh, ...response }))
}

export const dropTokens = (): void => localStorage.removeItem(KEY)

/** Milliseconds until these tokens should be refreshed: 60 seconds before their end, or half their life where that is shorter. */
export function refreshDueIn({ exp, iat }: Claims): number {
  const life = iat === undefined ? Infinity : (exp - iat) * SECOND
  return exp * SECOND - Math.min(REFRESH_BEFORE, life / 2) - Date.now()
}

/** Calls back when another tab changed the tokens. */
export function onTokensElsewhere(changed: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) changed()
  })
}
