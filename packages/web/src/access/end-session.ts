import { setSession } from './session.ts'
import { hasJustSignedIn } from './sign-in.ts'
import { clearTokens } from './tokens.ts'

/**
 * Called when the server rejects the tokens. Goes to the sign-in page, or, directly after a sign-in, to a notice: a
 * redirect would loop.
 */
export function endSession(): void {
  clearTokens()
  setSession(hasJustSignedIn() ? 'ended' : 'anonymous')
}
