import { setSession } from './session.ts'
import { signedInJustNow } from './sign-in.ts'
import { dropTokens } from './tokens.ts'

/** The server accepts these tokens no longer: to the sign-in page, or, where that has just been tried, to a page that says so. */
export function endSession(): void {
  dropTokens()
  setSession(signedInJustNow() ? 'ended' : 'none')
}
