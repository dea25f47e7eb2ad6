const PREFIX = 'auth_state.'
const LIFETIME_MS = 3_600_000

/** A sign-in in progress: the OAuth `state`, the PKCE code verifier, and the path to offer after the sign-in. */
interface PendingSignIn {
  state: string
  verifier: string
  wanted?: string
  /** Who was signed in at that path until the session ended. */
  person?: string
}

// One storage key per sign-in instead of a list: a browser that restores five tabs starts five sign-ins at once, and
// the tabs would overwrite each other's list.
export function storePendingSignIn(signIn: PendingSignIn): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(PREFIX) && isExpired(key)) localStorage.removeItem(key)
  localStorage.setItem(PREFIX + signIn.state, JSON.stringify({ ...signIn, at: Date.now() }))
}

const isExpired = (key: string): boolean => !(Date.now() - (read(key)?.at ?? 0) < LIFETIME_MS)

function read(key: string): (PendingSignIn & { at: number }) | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as PendingSignIn & { at: number }
  } catch {
    return undefined
  }
}

/** Returns and removes the pending sign-in with this `state`, so that it can be used once only. */
export function takePendingSignIn(state: string): PendingSignIn | undefined {
  const signIn = read(PREFIX + state)
  localStorage.removeItem(PREFIX + state)
  return signIn?.state === state ? signIn : undefined
}
