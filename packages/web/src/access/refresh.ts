import { isUnreachable } from '../ui/is-unreachable.ts'
import { messages } from '../ui/messages.ts'
import { oauth } from './oauth.ts'
import { setSession } from './session.ts'
import { caughtUp, markUsed, unmarkUsed } from './used-refresh-tokens.ts'
import { dropTokens, hasTokens, keepTokens, keptTokens, refreshDueIn } from './tokens.ts'

const AGAIN_IN = 10_000
const LONGEST_TIMER = 2 ** 31 - 1

/** Everything that uses up or drops the refresh token happens under this lock: used twice, it would end the session of every tab. */
export const alone = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request('auth', work)

/** An access token that is good now; `refused` is one the server has just turned down. */
export async function freshToken(refused?: string): Promise<string> {
  return (
    goodToken(refused) ??
    alone(async () => {
      await caughtUp(() => keptTokens()?.refresh_token)
      return goodToken(refused) ?? renew(refused)
    })
  )
}

// Read from storage each time, as another tab may have refreshed while this one waited.
function goodToken(refused?: string): string | undefined {
  const kept = keptTokens()
  return kept && kept.access_token !== refused && refreshDueIn(kept.claims) > 0 ? kept.access_token : undefined
}

async function renew(refused?: string): Promise<string> {
  const kept = keptTokens()
  try {
    if (!kept?.refresh_token) throw new Error(messages.sessionEnded)
    const { library, host } = await oauth()
    await markUsed(kept.refresh_token)
    const response = await library.refreshTokenGrant(host, kept.refresh_token)
    if ((response.refresh_token ?? kept.refresh_token) === kept.refresh_token) await unmarkUsed()
    keepTokens(response, kept)
    return response.access_token
  } catch (error) {
    // A host that cannot be reached has refused nothing: while the token lasts it is used, and asked for again later.
    if (kept && isUnreachable(error) && hasTokens() && kept.access_token !== refused) return kept.access_token
    console.error(error)
    dropTokens()
    setSession('none')
    throw new Error(messages.sessionEnded, { cause: error })
  }
}

/** Refreshes the tokens before they end, for as long as someone is signed in; returns how to stop. */
export function keepFresh(): () => void {
  let timer = 0
  const plan = (atLeast = 0): void => {
    clearTimeout(timer)
    const kept = keptTokens()
    if (kept) timer = window.setTimeout(run, Math.min(Math.max(atLeast, refreshDueIn(kept.claims)), LONGEST_TIMER))
  }
  const run = (): void => {
    freshToken().then(
      () => plan(AGAIN_IN),
      () => undefined,
    )
  }
  // A computer that slept has missed its timers.
  const onShow = (): void => {
    if (document.visibilityState === 'visible') plan()
  }
  document.addEventListener('visibilitychange', onShow)
  addEventListener('storage', onShow)
  plan()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onShow)
    removeEventListener('storage', onShow)
  }
}
