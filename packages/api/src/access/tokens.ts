import { createLocalJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose'
import type { Keys } from './keys.ts'

/** The `aud` claim of our access tokens. */
export const AUDIENCE = 'urn:costdraft:api'

/** The person an access token names, and the grant (sign-in) it was issued for: none for an API client, unknown for an external host. */
export interface Bearer {
  person: string
  signIn?: string
  isExternal?: true
}
/** Reads the bearer from an `Authorization` header; undefined unless it holds a valid token of the configured sign-in host. */
export type ReadToken = (authorization: string | undefined) => Promise<Bearer | undefined>

/** The bearer token of an `Authorization` header. */
export const tokenOf = (authorization: string | undefined): string | undefined =>
  /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]

/** A reader of tokens of the embedded host: checks signature (ES256 only), issuer, audience and expiry. */
export function tokenReader(issuer: string, { signing }: Keys): ReadToken {
  const { d: _private, ...publicKey } = signing
  const keys: JWTVerifyGetKey = createLocalJWKSet({ keys: [publicKey] })
  return async (authorization) => {
    const token = tokenOf(authorization)
    if (!token) return undefined
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: AUDIENCE,
        algorithms: ['ES256'],
        requiredClaims: ['sub', 'exp'],
      })
      return { person: String(payload.sub), ...(typeof payload.grant === 'string' && { signIn: payload.grant }) }
    } catch {
      return undefined
    }
  }
}
