const KEY = 'auth_tokens'
const MS_PER_SECOND = 1000
const REFRESH_BEFORE = 60 * MS_PER_SECOND

interface Tokens {
  access_token: string
  refresh_token?: string
}
interface Claims {
  sub?: string
  exp: number
  iat?: number
}

/** The stored tokens, expired or not; `undefined` when there are none or they cannot be parsed. */
export function readTokens(): (Tokens & { claims: Claims }) | undefined {
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
  if (!Number.isFinite(claims.exp)) throw new Error('The access token has no exp claim.')
  return claims
}

/** Whether there are unexpired tokens, i.e. whether the user is signed in. */
export const hasValidTokens = (): boolean => {
  const tokens = readTokens()
  return tokens !== undefined && tokens.claims.exp * MS_PER_SECOND > Date.now()
}

/**
 * Stores the token response unchanged. A host that does not rotate refresh tokens omits it when refreshing: the
 * previous one is kept.
 */
export function storeTokens(response: object, previous?: { refresh_token?: string }): void {
  const refresh = previous?.refresh_token ? { refresh_token: previous.refresh_token } : {}
  localStorage.setItem(KEY, JSON.stringify({ ...refresh, ...response }))
}

export const clearTokens = (): void => localStorage.removeItem(KEY)

/**
 * Milliseconds until the tokens should be refreshed: 60 seconds before they expire, or half their lifetime if that is
 * shorter.
 */
export function refreshDueIn({ exp, iat }: Claims): number {
  const lifetime = iat === undefined ? Infinity : (exp - iat) * MS_PER_SECOND
  return exp * MS_PER_SECOND - Math.min(REFRESH_BEFORE, lifetime / 2) - Date.now()
}

/** Calls back when another tab changes the tokens. */
export function onTokensChangedElsewhere(callback: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) callback()
  })
}
