import { ALL_SCOPES } from '@costdraft/schema/access/scopes.ts'
import { createLocalJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Keys } from './keys.ts'

/** The `aud` claim of our access tokens. */
export const AUDIENCE = 'urn:costdraft:api'

/**
 * The person an access token names, and the grant (sign-in) it was issued for: none for an API client, unknown for an
 * external host.
 */
export interface Bearer {
  /** Of an external host the claim that names the person, which is not one of our uuids. */
  person: string
  signIn?: string
  /** The scopes of a token that does not hold everything. */
  scopes?: readonly string[]
  /** Of an external host: finds the person of the claim. Throws 403 if there is no active one. */
  find?: (on: Kysely<Tables>) => Promise<string>
}
/** Whether a token is that of an API client. */
export const isProgram = ({ signIn, find }: Bearer): boolean => signIn === undefined && find === undefined

/**
 * Reads the bearer from an `Authorization` header, without the database; undefined unless it holds a valid token of the
 * configured sign-in host.
 */
export type ReadToken = (authorization: string | undefined) => Promise<Bearer | undefined>

/** The bearer token of an `Authorization` header. */
export const tokenOf = (authorization: string | undefined): string | undefined =>
  /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]

/** The scopes that a token names; none of one that holds everything. */
function scopesIn(scope: unknown): Pick<Bearer, 'scopes'> {
  const named = typeof scope === 'string' ? scope.split(' ') : [ALL_SCOPES]
  return named.includes(ALL_SCOPES) ? {} : { scopes: named }
}

/** The number of verified tokens in memory; the oldest is forgotten first. */
const MAX_VERIFIED = 10_000

/**
 * A reader of tokens of the embedded host: checks signature (ES256 only), issuer, audience and expiry. The signature of
 * a token is checked once; until the token expires it is known by its text. Whether its sign-in still lives is asked on
 * every request (`as-viewer.ts`). `now` is in milliseconds.
 */
export function tokenReader(issuer: string, { signing }: Keys, now: () => number = () => Date.now()): ReadToken {
  const { d: _private, ...publicKey } = signing
  const keys: JWTVerifyGetKey = createLocalJWKSet({ keys: [publicKey] })
  const verified = new Map<string, { bearer: Bearer; expires: number }>()
  return async (authorization) => {
    const token = tokenOf(authorization)
    if (!token) return undefined
    const known = verified.get(token)
    if (known) {
      if (known.expires > now()) return known.bearer
      verified.delete(token)
      return undefined
    }
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: AUDIENCE,
        algorithms: ['ES256'],
        requiredClaims: ['sub', 'exp'],
        currentDate: new Date(now()),
      })
      const bearer = {
        person: String(payload.sub),
        ...(typeof payload.grant === 'string' && { signIn: payload.grant }),
        ...scopesIn(payload.scope),
      }
      verified.set(token, { bearer, expires: (payload.exp ?? 0) * 1_000 })
      const [oldest] = verified.keys()
      if (verified.size > MAX_VERIFIED && oldest !== undefined) verified.delete(oldest)
      return bearer
    } catch {
      return undefined
    }
  }
}
