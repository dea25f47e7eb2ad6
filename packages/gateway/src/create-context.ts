import { can } from '@costdraft/schema/access/can.ts'
import { kinds as productKinds, type KindRegistry } from '@costdraft/schema/items/index.ts'
import type { Viewer } from './access/viewer.ts'
import { refused } from './errors/errors.ts'
import { createAdmin, offeredAdditions, type Admin } from './create-admin.ts'
import { createCaseSearch, type CaseSearch } from './search/case-search.ts'
import { createCases, type Cases } from './create-cases.ts'
import type { Host } from './upstream/host-call.ts'
import type { Hosts } from './upstream/hosts.ts'
import type { Call } from './upstream/http.ts'
import { createRequestHosts } from './upstream/request-hosts.ts'

/** The product, as `about` answers it. */
export interface Product {
  company: string
  version: string
}

/** The context of resolvers, created once per request. */
export interface Context {
  /** The bearer token of the request. */
  token: string
  product: Product
  /** The case side of the hosts, whatever they offer: resolvers ask this, and know no path. */
  cases: Cases
  /** The admin side, likewise. */
  admin: Admin
  search: CaseSearch
  /** What the hosts offer beyond the specifications. */
  additions: () => Promise<string[]>
  caseApi: Call
  adminApi: Call
  /** The hosts, with what they have beyond the specifications. */
  caseHost: Host
  adminHost: Host
  /** The signed-in user. Fetched at most once per request, and never cached across requests. */
  viewer: () => Promise<Viewer>
  /** Whether a viewer holds a permission for a client (see `can`). */
  may: (viewer: Viewer, permission: string, clientUuid: string) => boolean
  /** How many calls to hosts this request has made so far. */
  hostCalls: { readonly count: number }
}

/** The bearer token of a request. Throws UNAUTHENTICATED without one. */
export function tokenOf(authorization: string | undefined): string {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw refused('UNAUTHENTICATED', 'Sign in to continue.')
  return token
}

/** Creates the context of a request with a token. `kinds` are the kinds of item that its schema serves. */
export function createContext(
  hosts: Hosts,
  product: Context['product'],
  token: string,
  kinds: KindRegistry = productKinds,
): Context {
  const request = createRequestHosts(hosts, token)
  const cases = createCases(request, kinds)
  return {
    product,
    token,
    cases,
    admin: createAdmin(request, cases.names),
    search: createCaseSearch(request, cases),
    additions: () => offeredAdditions(request),
    caseApi: request.caseHost.call,
    adminApi: request.adminHost.call,
    caseHost: request.caseHost,
    adminHost: request.adminHost,
    viewer: request.viewer,
    may: (who, permission, client_uuid) => can(who, permission, { client_uuid }),
    hostCalls: request.hostCalls,
  }
}
