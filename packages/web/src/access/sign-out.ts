import { flushSync } from 'react-dom'
import { clearDrafts } from '../drafts/draft-store.ts'
import { config } from './config.ts'
import { messages } from '../ui/messages.ts'
import { readError } from '../ui/read-error.ts'
import { toaster } from '../ui/toaster.ts'
import { oauth } from './oauth.ts'
import { withAuthLock } from './refresh.ts'
import { markSignedOut, setSession } from './session.ts'
import { clearTokens, readTokens } from './tokens.ts'

/**
 * Ends the session here and at the sign-in host. If revoking the token fails, the user stays signed in and sees a
 * toast.
 */
export async function signOut(): Promise<void> {
  try {
    await withAuthLock(async () => {
      const refreshToken = readTokens()?.refresh_token
      if (refreshToken && config.auth.revokeUrl !== undefined) {
        const { library, host } = await oauth()
        await library.tokenRevocation(host, refreshToken, { token_type_hint: 'refresh_token' })
      }
      // The browser may keep this page in its back/forward cache: render it without personal data first.
      flushSync(() => setSession('signing-out'))
      // Before the tokens: other tabs follow when those are gone.
      clearDrafts()
      clearTokens()
    })
  } catch (error) {
    console.error(error)
    toaster.create({ type: 'error', title: messages.logoutFailed, description: readError(error).message })
    return
  }
  location.replace(signedOutUrl())
}

/**
 * The sign-out page of the host, or, where it has none, our own notice. The configured URL may already have a query
 * string.
 */
function signedOutUrl(): string {
  const { logoutUrl, clientId } = config.auth
  if (logoutUrl === undefined) {
    markSignedOut()
    return '/'
  }
  const url = new URL(logoutUrl)
  url.searchParams.set('client_id', clientId)
  url.searchParams.set('post_logout_redirect_uri', `${location.origin}/`)
  return url.href
}
