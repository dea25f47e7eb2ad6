import { useSyncExternalStore } from 'react'
import { hasTokens, keptTokens, onTokensElsewhere } from './tokens.ts'

/**
 * in: signed in. none: nobody is, so the sign-in page is next. ended: the session was ended elsewhere or is not accepted, and only
 * the person may start the next one. leaving: on the way out, and nothing of the person is on the screen any more. left: signed out
 * here, while the host, which offers no sign-out, may let the same person in again without a question.
 */
type Session = 'in' | 'none' | 'ended' | 'leaving' | 'left'

const LEFT = 'auth_left'
/** Notes for the next page of this tab that one has signed out. */
export const markLeft = (): void => sessionStorage.setItem(LEFT, 'yes')
export const unmarkLeft = (): void => sessionStorage.removeItem(LEFT)

let session: Session = hasTokens() ? 'in' : sessionStorage.getItem(LEFT) === null ? 'none' : 'left'
let person = keptTokens()?.claims.sub
const listeners = new Set<() => void>()

export function setSession(next: Session): void {
  if (next === 'in') person = keptTokens()?.claims.sub
  session = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useSession = (): Session => useSyncExternalStore(subscribe, () => session)

/** Follows what other tabs do, and what the browser brings back from its memory of pages. */
export function watchSession(): void {
  onTokensElsewhere(() => {
    if (session === 'in' && !hasTokens()) setSession('ended')
    // Another person's data must not stay on the screen, nor "you are signed out" when one is not.
    else if (hasTokens() && (session === 'ended' || session === 'left' || keptTokens()?.claims.sub !== person))
      location.reload()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}
