// Verifies access tokens of an external sign-in host, for gateway and API alike. Node only: the web app must not import
// this.
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'

/** Asymmetric signatures only: with a shared secret, anyone able to verify a token could forge one. */
const ALGORITHMS = ['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519', 'PS256', 'PS384', 'PS512', 'RS256', 'RS384', 'RS512']
/** Clock skew in seconds. */
const CLOCK_TOLERANCE = 10
/** Timeout for fetching the host's keys, in milliseconds; below the gateway's deadline of ten seconds. */
const JWKS_TIMEOUT = 3_000

export interface TokenRules {
  jwksUrl: URL
  /** The exact `iss` claim; not checked when undefined. */
  issuer?: string | undefined
  /** The required `aud` claim; not checked when undefined. */
  audience?: string | undefined
}
/** The claims of a token with a valid signature that has not expired, and its type; undefined for any other token. */
export type VerifyToken = (token: string) => Promise<{ payload: JWTPayload; type: string } | undefined>

/** The keys of the sign-in host cannot be fetched, so that no token can be judged. */
export class KeysUnavailable extends Error {
  override name = 'KeysUnavailable'
}

interface Options {
  timeout?: number
  /** In milliseconds. */
  now?: () => number
}

/**
 * Makes a verifier: signature by the host's JWKS, expiry, issuer and audience. It throws `KeysUnavailable` if the keys
 * cannot be fetched.
 */
export function tokenVerifier(
  { jwksUrl, issuer, audience }: TokenRules,
  { timeout = JWKS_TIMEOUT, now = Date.now }: Options = {},
): VerifyToken {
  const keys: JWTVerifyGetKey = createRemoteJWKSet(jwksUrl, { timeoutDuration: timeout })
  return async (token) => {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        algorithms: ALGORITHMS,
        requiredClaims: ['exp'],
        clockTolerance: CLOCK_TOLERANCE,
        currentDate: new Date(now()),
        ...(issuer !== undefined && { issuer }),
        ...(audience !== undefined && { audience }),
      })
      return { payload, type: protectedHeader.typ ?? 'JWT' }
    } catch (error) {
      if (isTokenError(error)) return undefined
      throw new KeysUnavailable('The keys of the sign-in host cannot be fetched.', { cause: error })
    }
  }
}

/** Whether verification failed because of the token, not because the host's keys could not be fetched. */
const isTokenError = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error.code === 'ERR_JOSE_GENERIC')
