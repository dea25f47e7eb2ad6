import { KeysUnavailable, tokenVerifier, type VerifyToken } from '@costdraft/schema/access/verify-token.ts'
import type { JWTPayload } from 'jose'
import type { Kysely } from 'kysely'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { Tables } from '../db/tables.ts'
import { Forbidden, HttpError } from '../errors/errors.ts'
import type { ExternalHost } from './external-host.ts'
import { tokenOf, type ReadToken } from './tokens.ts'
import { sameEmail } from './same-email.ts'

/**
 * Reads access tokens of an external host: verifies signature (by its JWKS), issuer, audience and expiry. An invalid
 * token reads as undefined (401). Throws 503 when the host's keys cannot be fetched within `jwksTimeout` milliseconds.
 * The person of a valid token is looked up when the request begins its work; 403 if there is no active one here.
 */
export function externalTokenReader(host: ExternalHost, jwksTimeout?: number): ReadToken {
  const verify = tokenVerifier(host, jwksTimeout === undefined ? {} : { timeout: jwksTimeout })
  return async (authorization) => {
    const token = tokenOf(authorization)
    const claims = token === undefined ? undefined : await claimsOf(token, verify, host)
    if (!claims) return undefined
    const find = async (on: Kysely<Tables>): Promise<string> => {
      const person = await personOf(on, host.userClaim, claims)
      if (person === undefined)
        throw new Forbidden('You have signed in, but CostDraft has no user for you. Ask an administrator of your firm.')
      return person
    }
    return { person: `${host.userClaim} ${String(claims[host.userClaim])}`, find }
  }
}

async function claimsOf(
  token: string,
  verify: VerifyToken,
  { audience, clientId }: ExternalHost,
): Promise<JWTPayload | undefined> {
  try {
    const verified = await verify(token)
    if (!verified) return undefined
    const { payload, type } = verified
    // ID tokens, logout tokens and the like are not access tokens.
    if (!/^(?:application\/)?(?:at\+)?jwt$/i.test(type) || 'at_hash' in payload || 'c_hash' in payload) return undefined
    return audience === undefined && (payload.client_id ?? payload.azp) !== clientId ? undefined : payload
  } catch (error) {
    if (error instanceof KeysUnavailable)
      throw new HttpError(503, 'The sign-in host does not answer. Nothing was changed; try again in a moment.')
    throw error
  }
}

/**
 * The active person of the claims. An e-mail address marked as unverified is ignored. API clients sign in at the
 * embedded host only.
 */
async function personOf(db: Kysely<Tables>, claim: string, claims: JWTPayload): Promise<string | undefined> {
  const value = claims[claim]
  if (typeof value !== 'string' || value === '') return undefined
  const people = db.selectFrom('person').select('uuid').where('kind', '=', 'person').where('deactivated_at', 'is', null)
  if (claim === 'sub')
    return isUuid(value) ? (await people.where('uuid', '=', value).executeTakeFirst())?.uuid : undefined
  if (claims.email_verified === false || claims.email_verified === 'false') return undefined
  return (await people.where(sameEmail(value)).executeTakeFirst())?.uuid
}
