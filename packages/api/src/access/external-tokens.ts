import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { Forbidden, HttpError } from '../http/errors.ts'
import { isUuid } from './assert-client.ts'
import type { ExternalHost } from './external-host.ts'
import { tokenOf, type ReadToken } from './tokens.ts'

/** Asymmetric signatures only: with a shared secret, anyone able to verify a token could forge one. */
const ALGORITHMS = ['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519', 'PS256', 'PS384', 'PS512', 'RS256', 'RS384', 'RS512']
/** Clock skew in seconds. */
const CLOCK_TOLERANCE = 10
/** Timeout for fetching the host's keys, in milliseconds; below the gateway's deadline of ten seconds. */
const JWKS_TIMEOUT = 3_000

/**
 * Reads access tokens of an external host: verifies signature (by its JWKS), issuer, audience and expiry, then looks up the person.
 * An invalid token reads as undefined (401). Throws 403 for a valid token without an active person here, and 503 when the host's keys
 * cannot be fetched.
 */
export function externalTokenReader(host: ExternalHost, db: Kysely<Tables>, jwksTimeout = JWKS_TIMEOUT): ReadToken {
  const keys = createRemoteJWKSet(host.jwksUrl, { timeoutDuration: jwksTimeout })
  return async (authorization) => {
    const token = tokenOf(authorization)
    const claims = token === undefined ? undefined : await claimsOf(token, keys, host)
    if (!claims) return undefined
    const person = await personOf(db, host.userClaim, claims)
    if (person === undefined)
      throw new Forbidden('You have signed in, but CostDraft has no user for you. Ask an administrator of your firm.')
    return { person, isExternal: true }
  }
}

async function claimsOf(
  token: string,
  keys: JWTVerifyGetKey,
  { issuer, audience, clientId }: ExternalHost,
): Promise<JWTPayload | undefined> {
  try {
    const {
      payload,
      protectedHeader: { typ = 'JWT' },
    } = await jwtVerify(token, keys, {
      issuer,
      algorithms: ALGORITHMS,
      requiredClaims: ['exp'],
      clockTolerance: CLOCK_TOLERANCE,
      ...(audience !== undefined && { audience }),
    })
    // ID tokens, logout tokens and the like are not access tokens.
    if (!/^(?:application\/)?(?:at\+)?jwt$/i.test(typ) || 'at_hash' in payload || 'c_hash' in payload) return undefined
    return audience === undefined && (payload.client_id ?? payload.azp) !== clientId ? undefined : payload
  } catch (error) {
    if (isTokenError(error)) return undefined
    throw new HttpError(503, 'The sign-in host does not answer. Nothing was changed; try again in a moment.')
  }
}

/** Whether verification failed because of the token, not because the host's keys could not be fetched. */
const isTokenError = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error.code === 'ERR_JOSE_GENERIC')

/** The active person of the claims. An e-mail address marked as unverified is ignored. API clients sign in at the embedded host only. */
async function personOf(db: Kysely<Tables>, claim: string, claims: JWTPayload): Promise<string | undefined> {
  const value = claims[claim]
  if (typeof value !== 'string' || value === '') return undefined
  const people = db.selectFrom('person').select('uuid').where('kind', '=', 'person').where('deactivated_at', 'is', null)
  if (claim === 'sub')
    return isUuid(value) ? (await people.where('uuid', '=', value).executeTakeFirst())?.uuid : undefined
  if (claims.email_verified === false || claims.email_verified === 'false') return undefined
  return (await people.where((e) => e(e.fn('lower', ['email_address']), '=', value.toLowerCase())).executeTakeFirst())
    ?.uuid
}
