import { request } from 'undici'
import { authorizeQuery, pkce, tokenCall, visitor } from './sign-in.ts'

interface Hosts {
  webUrl: string
  apiUrl: string
  authUrl: string
}
type Change = Record<string, string | undefined>

/**
 * A browser with cookies at the authorization server: once signed in, authorize returns a code without showing a page.
 */
export function browser({ webUrl, authUrl }: Hosts) {
  const visit = visitor(authUrl)
  const redirect_uri = `${webUrl}/oauth-callback`
  /** Sends the authorize request of the web app with changed parameters; `undefined` omits one. */
  const authorize = async (change: Change = {}) => {
    const { verifier, challenge } = pkce()
    const asked = Object.entries({ ...authorizeQuery(webUrl, challenge), ...change }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    )
    const answer = await visit('GET', `/oauth/authorize?${new URLSearchParams(asked).toString()}`)
    return { ...answer, verifier, told: toldBy(answer.location) }
  }
  const signIn = async (email: string, password: string, change: Change = {}) => {
    const { location, verifier } = await authorize(change)
    const { location: resumed } = await visit('POST', location, { email, password })
    return { code: toldBy((await visit('GET', resumed)).location).code ?? '', verifier }
  }
  const code = async () => {
    const { told, verifier } = await authorize()
    return { code: told.code ?? '', verifier }
  }
  const exchange = ({ code, verifier }: { code: string; verifier: string }, change: Record<string, string> = {}) =>
    tokenCall(authUrl, { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri, ...change })
  const refresh = (refresh_token: string, change: Record<string, string> = {}) =>
    tokenCall(authUrl, { grant_type: 'refresh_token', refresh_token, ...change })
  return { authorize, signIn, code, exchange, refresh, redirect_uri }
}

/** The parameters of a redirect, from query and fragment. */
function toldBy(location: string): Record<string, string> {
  const [, query = '', fragment = ''] = /^[^?#]*\??([^#]*)#?(.*)$/.exec(location) ?? []
  return { ...Object.fromEntries(new URLSearchParams(query)), ...Object.fromEntries(new URLSearchParams(fragment)) }
}

/** The user that REST and GraphQL identify a token with. */
export async function bearer({ apiUrl, webUrl }: Hosts, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const rest = await request(`${apiUrl}/users/user`, { headers })
  const graphql = await request(`${webUrl}/graphql`, {
    method: 'POST',
    headers,
    body: '{"query":"{ viewer { email } }"}',
  })
  const { data = null, errors } = (await graphql.body.json()) as {
    data?: unknown
    errors?: { extensions: { code: string } }[]
  }
  return { rest: [rest.statusCode, await rest.body.json()], graphql: { data, code: errors?.[0]?.extensions.code } }
}
