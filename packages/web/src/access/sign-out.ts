import { flushSync } from 'react-dom'
import { config } from '../config.ts'
import { messages } from '../ui/messages.ts'
import { readError } from '../ui/read-error.ts'
import { toaster } from '../ui/toaster.ts'
import { oauth } from './oauth.ts'
import { alone } from './refresh.ts'
import { markLeft, setSession } from './session.ts'
import { dropTokens, keptTokens } from './tokens.ts'

/** Ends the session here and at the host. When the host cannot be told, the person stays signed in and knows. */
export async function signOut(): Promise<void> {
  try {
    await alone(async () => {
      const refreshToken = keptTokens()?.refresh_token
      if (refreshToken && config.auth.revokeUrl !== undefined) {
        const { library, host } = await oauth()
        await library.tokenRevocation(host, refreshToken, { token_type_hint: 'refresh_token' })
      }
      // The browser may keep this page in memory for its back button: it must keep an empty one.
      flushSync(() => setSession('leaving'))
      dropTokens()
    })
  } catch (error) {
    console.error(error)
    toaster.create({ type: 'error', title: messages.logoutFailed, description: readError(error).message })
    return
  }
  location.replace(afterwards())
}

/** The sign-out page of the host; where it has none, a page of ours that says so. Its address may hold a query of its own. */
function afterwards(): string {
  const { logoutUrl, clientId } = config.auth
  if (logoutUrl === undefined) {
    markLeft()
    return '/'
  }
  const url = new URL(logoutUrl)
  url.searchParams.set('client_id', clientId)
  url.searchParams.set('post_logout_redirect_uri', `${location.origin}/`)
  return url.href
}
