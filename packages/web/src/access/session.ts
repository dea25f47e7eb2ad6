import { useSyncExternalStore } from 'react'
import { hasTokens, keptTokens, onTokensElsewhere } from './tokens.ts'

/**
 * in: signed in. none: nobody is, so the sign-in page is next. ended: the session was ended elsewhere or is not accepted, and only
 * the person may start the next one. leaving: on the way out, and nothing of the person is on the screen any more.
 */
type Session = 'in' | 'none' | 'ended' | 'leaving'

let session: Session = hasTokens() ? 'in' : 'none'
let person = keptTokens()?.claims.sub
const listeners = new Set<() => void>()

export function setSession(next: Session): void {
  if (next === 'in') person = keptTokens()?.claims.sub
  session = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => { listeners.delete(listener) }
}

export const useSession = (): Session => useSyncExternalStore(subscribe, () => session)

/** Follows what other tabs do, and what the browser brings back from its memory of pages. */
export function watchSession(): void {
  onTokensElsewhere(() => {
    if (session === 'in' && !hasTokens()) setSession('ended')
    // Another person's data must not stay on the screen, nor "you are signed out" when one is not.
    else if (hasTokens() && (session === 'ended' || keptTokens()?.claims.sub !== person)) location.reload()
  })
  addEventListener('pageshow', ({ persisted }) => { if (persisted) location.reload() })
}
