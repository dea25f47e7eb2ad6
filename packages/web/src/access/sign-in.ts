import { config } from '../config.ts'
import { messages } from '../ui/messages.ts'
import { keepPendingSignIn, takePendingSignIn } from './pending-sign-ins.ts'
import { oauth } from './oauth.ts'
import { setSession, unmarkLeft } from './session.ts'
import { keepTokens } from './tokens.ts'

const SIGNED_IN_AT = 'auth_signed_in_at'
const JUST_NOW = 30_000

export const CALLBACK = '/oauth-callback'
const redirectUri = (): string => location.origin + CALLBACK

/** To the sign-in page; the page that was wanted is remembered, and offered afterwards. */
export async function startSignIn(): Promise<void> {
  const { library, host } = await oauth()
  const state = library.randomState(),
    verifier = library.randomPKCECodeVerifier()
  const { pathname, search, hash } = location
  const isPage = pathname !== '/' && pathname !== CALLBACK
  keepPendingSignIn({ state, verifier, ...(isPage && { wanted: pathname + search + hash }) })
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

/** What came of a sign-in: the page to offer, or why it failed. */
export type Outcome = { ok: true; wanted?: string } | { ok: false; error: string; description?: string }

async function finish(url: URL): Promise<Outcome> {
  const said = (name: string): string | undefined => url.searchParams.get(name) ?? undefined
  const error = said('error'),
    state = said('state'),
    code = said('code')
  const attempt = state === undefined ? undefined : takePendingSignIn(state)
  if (error !== undefined) return { ok: false, error, description: said('error_description') }
  if ((state !== undefined || code !== undefined) && !attempt) return { ok: false, error: messages.invalidState }
  if (code === undefined || !attempt) return { ok: false, error: messages.noCode }
  const { library, host } = await oauth()
  // Only the code: there is one host, whose issuer need not be spelt as its address.
  const answer = new URL(`${redirectUri()}?${new URLSearchParams({ code, state: attempt.state })}`)
  keepTokens(
    await library.authorizationCodeGrant(host, answer, {
      pkceCodeVerifier: attempt.verifier,
      expectedState: attempt.state,
    }),
  )
  sessionStorage.setItem(SIGNED_IN_AT, String(Date.now()))
  unmarkLeft()
  setSession('in')
  return { ok: true, wanted: attempt.wanted }
}

let finishing: Promise<Outcome> | undefined

/** Ends the sign-in that brought the browser to `url`. A code serves once, so however often this is asked, it runs once. */
export function finishSignIn(url: URL): Promise<Outcome> {
  finishing ??= finish(url).catch((error: unknown): Outcome => {
    console.error(error)
    return { ok: false, error: error instanceof Error ? error.message : String(error) }
  })
  return finishing
}

/** A token that was given a moment ago and is refused would be given and refused for ever. */
export const signedInJustNow = (): boolean => Date.now() - Number(sessionStorage.getItem(SIGNED_IN_AT) ?? 0) < JUST_NOW
