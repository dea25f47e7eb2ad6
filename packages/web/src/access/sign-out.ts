import { flushSync } from 'react-dom'
import { config } from '../config.ts'
import { messages } from '../ui/messages.ts'
import { readError } from '../ui/read-error.ts'
import { toaster } from '../ui/toaster.ts'
import { oauth } from './oauth.ts'
import { alone } from './refresh.ts'
import { setSession } from './session.ts'
import { dropTokens, keptTokens } from './tokens.ts'

/** Ends the session here and at the host. When the host cannot be told, the person stays signed in and knows. */
export async function signOut(): Promise<void> {
  try {
    await alone(async () => {
      const refreshToken = keptTokens()?.refresh_token
      if (refreshToken) {
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
  const { url, logoutPath, clientId } = config.auth
  location.replace(`${url}${logoutPath}?${new URLSearchParams({ client_id: clientId, post_logout_redirect_uri: `${location.origin}/` })}`)
}
