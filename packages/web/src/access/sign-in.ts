import { config } from './config.ts'
import { messages } from '../ui/messages.ts'
import { storePendingSignIn, takePendingSignIn } from './pending-sign-ins.ts'
import { oauth } from './oauth.ts'
import { personOfPage, setSession, clearSignedOut } from './session.ts'
import { readTokens, storeTokens } from './tokens.ts'

const SIGNED_IN_AT = 'auth_signed_in_at'
const JUST_SIGNED_IN_MS = 30_000

export const CALLBACK = '/oauth-callback'
const redirectUri = (): string => location.origin + CALLBACK

/** Redirects to the sign-in page. The current path is stored and offered after the sign-in. */
export async function startSignIn(): Promise<void> {
  const { library, host } = await oauth()
  const state = library.randomState()
  const verifier = library.randomPKCECodeVerifier()
  const { search, hash } = location
  // A link to a path that begins with two slashes leads to the host that they name.
  const pathname = location.pathname.replace(/^\/+/, '/')
  const isPage = pathname !== '/' && pathname !== CALLBACK
  const person = personOfPage()
  storePendingSignIn({
    state,
    verifier,
    ...(isPage && { wanted: pathname + search + hash }),
    ...(person !== undefined && { person }),
  })
  location.replace(
    library.buildAuthorizationUrl(host, {
      client_id: config.auth.clientId,
      redirect_uri: redirectUri(),
      response_type: 'code',
      scope: config.auth.scope,
      state,
      code_challenge: await library.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }),
  )
}

/** The result of a sign-in: the path to offer and whether a session of the same person ended there, or the error. */
export type SignInResult =
  | { ok: true; wanted?: string; hadSession?: boolean }
  | { ok: false; error: string; description?: string }

async function finish(url: URL): Promise<SignInResult> {
  const param = (name: string): string | undefined => url.searchParams.get(name) ?? undefined
  const error = param('error')
  const state = param('state')
  const code = param('code')
  const pending = state === undefined ? undefined : takePendingSignIn(state)
  if (error !== undefined) return { ok: false, error, description: param('error_description') }
  if ((state !== undefined || code !== undefined) && !pending) return { ok: false, error: messages.invalidState }
  if (code === undefined || !pending) return { ok: false, error: messages.noCode }
  const { library, host } = await oauth()
  // Pass on only `code` and `state`: the `iss` parameter of the response may be spelt differently from the configured
  // issuer.
  const callbackUrl = new URL(`${redirectUri()}?${new URLSearchParams({ code, state: pending.state })}`)
  storeTokens(
    await library.authorizationCodeGrant(host, callbackUrl, {
      pkceCodeVerifier: pending.verifier,
      expectedState: pending.state,
    }),
  )
  sessionStorage.setItem(SIGNED_IN_AT, String(Date.now()))
  clearSignedOut()
  setSession('signed-in')
  const { wanted, person } = pending
  const hadSession = person !== undefined
  // The place of one person is not offered to the next.
  if (hadSession && person !== readTokens()?.claims.sub) return { ok: true }
  return { ok: true, wanted, hadSession }
}

let result: Promise<SignInResult> | undefined

/**
 * Completes the sign-in that redirected the browser to `url`. An authorization code is valid once, so repeated calls
 * share one run.
 */
export function finishSignIn(url: URL): Promise<SignInResult> {
  result ??= finish(url).catch((error: unknown): SignInResult => {
    console.error(error)
    return { ok: false, error: error instanceof Error ? error.message : String(error) }
  })
  return result
}

/** Whether a sign-in was completed in the last 30 seconds. Guards against an endless loop of sign-in and rejection. */
export const hasJustSignedIn = (): boolean =>
  Date.now() - Number(sessionStorage.getItem(SIGNED_IN_AT) ?? 0) < JUST_SIGNED_IN_MS
