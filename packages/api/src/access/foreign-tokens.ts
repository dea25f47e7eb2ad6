import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { Forbidden, HttpError } from '../http/errors.ts'
import { isUuid } from './assert-client.ts'
import type { ForeignHost } from './foreign-host.ts'
import { tokenOf, type ReadToken } from './tokens.ts'

/** Signatures by a private key alone: with a shared secret, or none, whoever can check a token could write one. */
const ALGORITHMS = ['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519', 'PS256', 'PS384', 'PS512', 'RS256', 'RS384', 'RS512']
/** Seconds by which two clocks may differ. */
const CLOCKS_DIFFER = 10
/** Milliseconds the host has to answer with its keys; the gateway's deadline is ten seconds. */
const ANSWERS_WITHIN = 3_000

/**
 * Reads access tokens of a host of another make: signature by its published keys, issuer, audience, expiry; then the person of ours whom
 * the token is about. A token that proves nothing is nobody's (401); a good one whose person is not here, or not any more, is refused (403).
 */
export function foreignTokenReader(host: ForeignHost, db: Kysely<Tables>, answersWithin = ANSWERS_WITHIN): ReadToken {
  const keys = createRemoteJWKSet(host.jwksUrl, { timeoutDuration: answersWithin })
  return async (authorization) => {
    const token = tokenOf(authorization)
    const claims = token === undefined ? undefined : await claimsOf(token, keys, host)
    if (!claims) return undefined
    const person = await personOf(db, host.userClaim, claims)
    if (person === undefined)
      throw new Forbidden('You have signed in, but CostDraft has no user for you. Ask an administrator of your firm.')
    return { person, isElsewhere: true }
  }
}

async function claimsOf(
  token: string,
  keys: JWTVerifyGetKey,
  { issuer, audience, clientId }: ForeignHost,
): Promise<JWTPayload | undefined> {
  try {
    const {
      payload,
      protectedHeader: { typ = 'JWT' },
    } = await jwtVerify(token, keys, {
      issuer,
      algorithms: ALGORITHMS,
      requiredClaims: ['exp'],
      clockTolerance: CLOCKS_DIFFER,
      ...(audience !== undefined && { audience }),
    })
    // Not the token that tells the web app who signed in, nor one that says anything else to it.
    if (!/^(?:application\/)?(?:at\+)?jwt$/i.test(typ) || 'at_hash' in payload || 'c_hash' in payload) return undefined
    return audience === undefined && (payload.client_id ?? payload.azp) !== clientId ? undefined : payload
  } catch (error) {
    if (isOfTheToken(error)) return undefined
    throw new HttpError(503, 'The sign-in host does not answer. Nothing was changed; try again in a moment.')
  }
}

/** Whether a check failed because of the token; else because the host's keys could not be had, of which the token is innocent. */
const isOfTheToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error.code === 'ERR_JOSE_GENERIC')

/** An address counts unless the host says that it has not verified it; programs are let in by our own host alone. */
async function personOf(db: Kysely<Tables>, claim: string, claims: JWTPayload): Promise<string | undefined> {
  const said = claims[claim]
  if (typeof said !== 'string' || said === '') return undefined
  const people = db.selectFrom('person').select('uuid').where('kind', '=', 'person').where('deactivated_at', 'is', null)
  if (claim === 'sub')
    return isUuid(said) ? (await people.where('uuid', '=', said).executeTakeFirst())?.uuid : undefined
  if (claims.email_verified === false || claims.email_verified === 'false') return undefined
  return (await people.where((e) => e(e.fn('lower', ['email_address']), '=', said.toLowerCase())).executeTakeFirst())
    ?.uuid
}
