const PREFIX = 'auth_state.'
const LASTS = 3_600_000

/** A sign-in under way: what the host must send back, the secret only this browser knows, and the page that was wanted. */
interface PendingSignIn {
  state: string
  verifier: string
  wanted?: string
}

// A key for each, and no list of them: a browser that reopens five tabs starts five sign-ins at once, and tabs would overwrite a list.
export function keepPendingSignIn(attempt: PendingSignIn): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX) && isOver(key)) localStorage.removeItem(key)
  localStorage.setItem(PREFIX + attempt.state, JSON.stringify({ ...attempt, at: Date.now() }))
}

const isOver = (key: string): boolean => !(Date.now() - (read(key)?.at ?? 0) < LASTS)

function read(key: string): (PendingSignIn & { at: number }) | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as PendingSignIn & { at: number }
  } catch {
    return undefined
  }
}

/** The attempt that a returned state belongs to; it serves once. */
export function takePendingSignIn(state: string): PendingSignIn | undefined {
  const attempt = read(PREFIX + state)
  localStorage.removeItem(PREFIX + state)
  return attempt?.state === state ? attempt : undefined
}
