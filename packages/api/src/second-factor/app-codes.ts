import { Secret, TOTP } from 'otpauth'

/** In seconds: how long a code is shown. */
const PERIOD = 30
/** How many codes before and after that of now are taken: clocks of phones are not exact, and typing takes time. */
const WINDOW = 1
const ISSUER = 'CostDraft'

/** A new secret of an authenticator app, as people type it: 160 bits in base 32. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32

const appOf = (secret: string, label: string): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  })

/** What an authenticator app reads from a QR code. */
export const appAddress = (secret: string, email: string): string => appOf(secret, email).toString()

/**
 * The step of thirty seconds of which a code is, counted from 1970; undefined for one that is of none of the three
 * steps around `at`. Blanks are ignored, as apps show codes in two groups.
 */
export function stepOfCode(secret: string, typed: string, at: Date): number | undefined {
  const token = typed.replaceAll(/\s/g, '')
  const timestamp = at.getTime()
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = appOf(secret, '').validate({ token, timestamp, window: WINDOW })
  return delta === null ? undefined : TOTP.counter({ period: PERIOD, timestamp }) + delta
}
