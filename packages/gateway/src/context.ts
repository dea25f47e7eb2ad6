import { can } from '@costdraft/schema/access/can.ts'
import type { Viewer } from './access/viewer.ts'
import type { Config } from './config.ts'
import { refused } from './errors.ts'
import { createCaller, type Call } from './upstream/http.ts'

/** The context of resolvers, created once per request. */
export interface Context {
  product: { company: string; version: string }
  caseApi: Call
  adminApi: Call
  /** The signed-in user. Fetched at most once per request, and never cached across requests. */
  viewer: () => Promise<Viewer>
  /** Whether a viewer holds a permission for a client (see `can`). */
  may: (viewer: Viewer, permission: string, clientUuid: string) => boolean
}

/** The bearer token of a request. Throws UNAUTHENTICATED without one. */
export function tokenOf(authorization: string | undefined): string {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw refused('UNAUTHENTICATED', 'Sign in to continue.')
  return token
}

export function createContext(
  { caseApiUrl, adminApiUrl }: Config,
  product: Context['product'],
  token: string,
): Context {
  const adminApi = createCaller(adminApiUrl, token)
  let viewer: Promise<Viewer> | undefined
  return {
    product,
    caseApi: createCaller(caseApiUrl, token),
    adminApi,
    viewer: () => (viewer ??= adminApi<Viewer>('GET', 'users/user')),
    may: (who, permission, client_uuid) => can(who, permission, { client_uuid }),
  }
}
