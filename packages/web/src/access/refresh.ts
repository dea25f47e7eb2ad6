import { isUnreachable } from '../ui/is-unreachable.ts'
import { messages } from '../ui/messages.ts'
import { oauth } from './oauth.ts'
import { setSession } from './session.ts'
import { waitForRotation, markUsed, unmarkUsed } from './used-refresh-tokens.ts'
import { clearTokens, hasValidTokens, storeTokens, readTokens, refreshDueIn } from './tokens.ts'

const MIN_INTERVAL_MS = 10_000
const MAX_TIMER_MS = 2 ** 31 - 1

/**
 * Runs `work` under a lock shared by all tabs. Everything that uses or deletes the refresh token must hold it: a
 * refresh token used twice ends the session in every tab.
 */
export const withAuthLock = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request('auth', work)

/**
 * Returns a valid access token, refreshing it if necessary. `rejected` is a token that the server has just rejected and
 * that must not be returned again. Throws, and ends the session, when the refresh fails.
 */
export async function getAccessToken(rejected?: string): Promise<string> {
  return (
    validToken(rejected) ??
    withAuthLock(async () => {
      await waitForRotation(() => readTokens()?.refresh_token)
      return validToken(rejected) ?? refresh(rejected)
    })
  )
}

// Read from storage each time, because another tab may have refreshed while this one waited for the lock.
function validToken(rejected?: string): string | undefined {
  const tokens = readTokens()
  return tokens && tokens.access_token !== rejected && refreshDueIn(tokens.claims) > 0 ? tokens.access_token : undefined
}

async function refresh(rejected?: string): Promise<string> {
  const tokens = readTokens()
  try {
    if (!tokens?.refresh_token) throw new Error(messages.sessionEnded)
    const { library, host } = await oauth()
    await markUsed(tokens.refresh_token)
    const response = await library.refreshTokenGrant(host, tokens.refresh_token)
    if ((response.refresh_token ?? tokens.refresh_token) === tokens.refresh_token) await unmarkUsed()
    storeTokens(response, tokens)
    return response.access_token
  } catch (error) {
    // An unreachable host has not rejected anything: keep using the token until it expires, and try again later.
    if (tokens && isUnreachable(error) && hasValidTokens() && tokens.access_token !== rejected)
      return tokens.access_token
    console.error(error)
    clearTokens()
    setSession('anonymous')
    throw new Error(messages.sessionEnded, { cause: error })
  }
}

/**
 * Refreshes the tokens shortly before they expire, as long as the user is signed in. Returns a function that stops it.
 */
export function scheduleRefresh(): () => void {
  let timer = 0
  const schedule = (minDelay = 0): void => {
    clearTimeout(timer)
    const tokens = readTokens()
    if (tokens) timer = window.setTimeout(run, Math.min(Math.max(minDelay, refreshDueIn(tokens.claims)), MAX_TIMER_MS))
  }
  const run = (): void => {
    getAccessToken().then(
      () => schedule(MIN_INTERVAL_MS),
      () => undefined,
    )
  }
  // Timers do not run while the computer sleeps.
  const onShow = (): void => {
    if (document.visibilityState === 'visible') schedule()
  }
  document.addEventListener('visibilitychange', onShow)
  addEventListener('storage', onShow)
  schedule()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onShow)
    removeEventListener('storage', onShow)
  }
}
