import { createLocalJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose'
import type { Keys } from './keys.ts'

/** Whom our access tokens are for. */
export const AUDIENCE = 'urn:costdraft:api'

/** Answers the person an access token names, or undefined for anything that is not a valid token of ours. */
export type ReadToken = (authorization: string | undefined) => Promise<string | undefined>

/** Checks signature (ES256 alone), issuer, audience and expiry. */
export function tokenReader(issuer: string, { signing }: Keys): ReadToken {
  const { d: _private, ...publicKey } = signing
  const keys: JWTVerifyGetKey = createLocalJWKSet({ keys: [publicKey] })
  return async (authorization) => {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
    if (!token) return undefined
    try {
      const { payload } = await jwtVerify(token, keys, { issuer, audience: AUDIENCE, algorithms: ['ES256'], requiredClaims: ['sub', 'exp'] })
      return payload.sub
    } catch {
      return undefined
    }
  }
}
