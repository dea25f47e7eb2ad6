import { can } from '@costdraft/schema/access/can.ts'
import type { Viewer } from './access/viewer.ts'
import type { Config } from './config.ts'
import { refused } from './errors.ts'
import { caller, type Call } from './upstream/http.ts'

/** What every resolver may use, made once per request. */
export interface Context {
  product: { company: string; version: string }
  caseApi: Call
  adminApi: Call
  /** The person who asks; the same answer however often it is asked in one request, and never kept for the next. */
  viewer: () => Promise<Viewer>
  /** Whether a viewer holds a permission for a client; the one evaluator. */
  may: (viewer: Viewer, permission: string, clientUuid: string) => boolean
  /** The states of the hosts' databases that this request has been answered of so far; undefined among them, where one was not told. */
  madeOf: ReadonlySet<string | undefined>
}

/** The bearer token of a request; without one nothing of the request is looked at. */
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
  const madeOf = new Set<string | undefined>(),
    hear = (state: string | undefined): void => {
      madeOf.add(state)
    }
  const adminApi = caller(adminApiUrl, token, hear)
  let viewer: Promise<Viewer> | undefined
  return {
    product,
    caseApi: caller(caseApiUrl, token, hear),
    adminApi,
    madeOf,
    viewer: () => (viewer ??= adminApi<Viewer>('GET', 'users/user')),
    may: (who, permission, client_uuid) => can(who, permission, { client_uuid }),
  }
}
