import { createHash, randomBytes } from 'node:crypto'
import { request, type Dispatcher } from 'undici'

export const PASSWORD = 'CostDraft-demo-1'
export interface Tokens {
  access_token: string
  refresh_token: string
  expires_in: number
  scope: string
  token_type: string
}
interface Instance {
  webUrl: string
  authUrl: string
}

/** An HTTP client of the authorization server that stores cookies and does not follow redirects. */
export function visitor(authUrl: string, cookies = new Map<string, string>()) {
  return async (method: Dispatcher.HttpMethod, url: string, form?: Record<string, string>) => {
    const answer = await request(new URL(url, authUrl), {
      method,
      headers: {
        cookie: [...cookies].map(([k, v]) => `${k}=${v}`).join('; '),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { body: new URLSearchParams(form).toString() }),
    })
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return {
      status: answer.statusCode,
      location: answer.headers.location?.toString() ?? '',
      text: await answer.body.text(),
    }
  }
}

export const pkce = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

export const authorizeQuery = (webUrl: string, challenge: string): Record<string, string> => ({
  client_id: 'costdraft-web',
  response_type: 'code',
  scope: 'all',
  redirect_uri: `${webUrl}/oauth-callback`,
  state: 'a-state',
  code_challenge: challenge,
  code_challenge_method: 'S256',
})

/** The passwords that people chose for themselves, by sign-in host and address. */
const chosen = new Map<string, string>()
/** The password that somebody chooses who was given this one. */
export const chosenInstead = (given: string): string => `${given}, and one of my own`
const whoseAt = (authUrl: string, email: string): string => `${authUrl} ${email}`
/** The password that somebody has now: what they chose here instead of the usual one, else what they were given. */
export const passwordOf = (authUrl: string, email: string, given = PASSWORD): string =>
  given === PASSWORD ? (chosen.get(whoseAt(authUrl, email)) ?? given) : given
/** Keeps in mind that somebody has chosen a password instead of the one that they were given. */
export const rememberChosen = (authUrl: string, email: string, given: string): void => {
  chosen.set(whoseAt(authUrl, email), chosenInstead(given))
}

/**
 * Signs in as a browser would, up to the authorization code. Whoever was given a password chooses another one first,
 * and has that from then on.
 */
export async function codeFor(
  { webUrl, authUrl }: Instance,
  email: string,
  password = PASSWORD,
): Promise<{ code: string; verifier: string }> {
  const visit = visitor(authUrl)
  const { verifier, challenge } = pkce()
  const login = await visit(
    'GET',
    `/oauth/authorize?${new URLSearchParams(authorizeQuery(webUrl, challenge)).toString()}`,
  )
  const own = passwordOf(authUrl, email, password)
  let posted = await visit('POST', login.location, { email, password: own })
  const [, first] = /action="([^"]*\/password)"/.exec(posted.text) ?? []
  // Another process has chosen it.
  if (posted.status === 401 && own === PASSWORD) {
    const again = await visit('POST', login.location, { email, password: chosenInstead(own) })
    if (again.status !== 401) posted = again
  }
  if (first !== undefined) {
    posted = await visit('POST', first, { password: chosenInstead(own) })
    rememberChosen(authUrl, email, own)
  }
  if (posted.status !== 303 && posted.status !== 302)
    throw new Error(`${posted.status} ${/role="alert">([^<]*)/.exec(posted.text)?.[1] ?? posted.text}`)
  const { location } = await visit('GET', posted.location)
  return { code: new URL(location).searchParams.get('code') ?? '', verifier }
}

/** Sends `POST /oauth/token`; returns any response. */
export async function tokenCall(
  authUrl: string,
  form: Record<string, string>,
): Promise<{ status: number; body: Tokens & { error?: string } }> {
  const { statusCode, body } = await request(`${authUrl}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ client_id: 'costdraft-web', ...form }).toString(),
  })
  return { status: statusCode, body: (await body.json()) as Tokens & { error?: string } }
}

/** Signs in and returns the tokens. */
export async function freshTokens(instance: Instance, email: string, password = PASSWORD): Promise<Tokens> {
  const { code, verifier } = await codeFor(instance, email, password)
  const { status, body } = await tokenCall(instance.authUrl, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: `${instance.webUrl}/oauth-callback`,
  })
  if (status !== 200) throw new Error(`No token for ${email}: ${JSON.stringify(body)}`)
  return body
}

/** In milliseconds: less than the quarter of an hour for which an access token is valid. */
const KEPT = 10 * 60_000
const known = new Map<string, { tokens: Promise<Tokens>; until: number }>()

/**
 * The tokens of a user. They are kept for the tests that follow, and not longer than they are valid: on a busy machine
 * a run takes longer than that.
 */
export function signIn(instance: Instance, email: string, password = PASSWORD): Promise<Tokens> {
  const whose = whoseAt(instance.authUrl, email)
  const before = known.get(whose)
  if (before && performance.now() < before.until) return before.tokens
  const tokens = freshTokens(instance, email, password)
  known.set(whose, { tokens, until: performance.now() + KEPT })
  return tokens
}
