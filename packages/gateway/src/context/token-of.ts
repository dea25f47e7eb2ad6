import { refused } from '../errors/errors.ts'

/** The bearer token of a request. Throws UNAUTHENTICATED without one. */
export function tokenOf(authorization: string | undefined): string {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw refused('UNAUTHENTICATED', 'Sign in to continue.')
  return token
}
