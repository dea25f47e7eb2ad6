/**
 * What becomes of an attempt to sign in: it succeeds, the password or the account is refused, or there were too many;
 * or of a sign-in: it is ended from elsewhere.
 */
export const signInResults = ['success', 'refused', 'locked', 'ended'] as const
export type SignInResult = (typeof signInResults)[number]

/** For how long the history of sign-ins is kept, in days. */
export const SIGN_INS_KEPT_DAYS = 90
