import { createLocalJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose'
import type { Keys } from './keys.ts'

/** Whom our access tokens are for. */
export const AUDIENCE = 'urn:costdraft:api'

/** Whom an access token names, and the sign-in it came from: a program's came from none, and of another host's nothing is known here. */
export interface Bearer {
  person: string
  signIn?: string
  isElsewhere?: true
}
/** Answers who bears an access token, or undefined for anything that is not a valid token of the host that signs people in. */
export type ReadToken = (authorization: string | undefined) => Promise<Bearer | undefined>

/** The bearer token of a request. */
export const tokenOf = (authorization: string | undefined): string | undefined =>
  /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]

/** Checks signature (ES256 alone), issuer, audience and expiry. */
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
