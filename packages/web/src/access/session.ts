import { createStore, useStore } from '../store.ts'
import { hasValidTokens, readTokens, onTokensChangedElsewhere } from './tokens.ts'

/**
 * signed-in: there are valid tokens. anonymous: nobody is signed in; the sign-in page opens next. ended: the session
 * was ended elsewhere or rejected by the server; only the user may start a new one. signing-out: sign-out is in
 * progress; no personal data is on the screen any more. signed-out: signed out here, but the sign-in host offers no
 * sign-out and may sign the same user in again without a password.
 */
type Session = 'signed-in' | 'anonymous' | 'ended' | 'signing-out' | 'signed-out'

const SIGNED_OUT_KEY = 'auth_left'
/** Remembers for the next page load in this tab that the user has signed out. */
export const markSignedOut = (): void => sessionStorage.setItem(SIGNED_OUT_KEY, 'yes')
export const clearSignedOut = (): void => sessionStorage.removeItem(SIGNED_OUT_KEY)

function initialSession(): Session {
  if (hasValidTokens()) return 'signed-in'
  return sessionStorage.getItem(SIGNED_OUT_KEY) === null ? 'anonymous' : 'signed-out'
}

const session = createStore(initialSession())
let userId = readTokens()?.claims.sub

/** Who is, or was until the session ended, signed in on this page. */
export const personOfPage = (): string | undefined => userId

export function setSession(next: Session): void {
  if (next === 'signed-in') userId = readTokens()?.claims.sub
  session.set(next)
}

export const useSession = (): Session => useStore(session)

/** Follows sign-in and sign-out in other tabs, and pages restored from the back/forward cache. */
export function watchSession(): void {
  onTokensChangedElsewhere(() => {
    const state = session.read()
    if (state === 'signed-in' && !hasValidTokens()) setSession('ended')
    // Reload when another user has signed in, or when this tab still says "you are signed out".
    else if (hasValidTokens() && (state === 'ended' || state === 'signed-out' || readTokens()?.claims.sub !== userId))
      location.reload()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}
