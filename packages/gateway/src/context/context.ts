import type { Points } from '@costdraft/schema/access/points-header.ts'
import type { Scope } from '@costdraft/schema/access/scopes.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Host } from '../upstream/host-call.ts'
import type { Call } from '../upstream/http.ts'
import type { ClientRow, UserRow } from '../upstream/rows.ts'

/** The product, as `about` answers it. */
export interface Product {
  company: string
  version: string
}

/**
 * The case API as resolvers know it, whatever host is behind the gateway: what our own API offers, made of the
 * specified calls where a host lacks an addition. What cannot be had is null, or refused with NOT_FOUND. Each room adds
 * what it has of it (`declare module`).
 */
// oxlint-disable-next-line typescript/no-empty-interface
export interface Cases {}

/** The admin API as resolvers know it, likewise; what every question may need of it, and what the rooms add. */
export interface Admin {
  /** The viewer's own user, where `users/user` does not carry the names; null where the viewer may not read it. */
  self: () => Promise<Partial<UserRow> | null>
  /** The viewer's own client, likewise. */
  ownClient: () => Promise<ClientRow | null>
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
  /** What the hosts offer beyond the specifications. */
  additions: () => Promise<string[]>
  caseApi: Call
  /** The case host, with what it has beyond the specifications. */
  caseHost: Host
  /** The admin host, likewise. */
  adminHost: Host
  /** The signed-in user. Fetched at most once per request, and never cached across requests. */
  viewer: () => Promise<Viewer>
  /** Says that the changes of the request need a scope: without it none is begun. */
  needScope: (scope: Scope) => void
  /** Whether a viewer holds a permission for a client (see `can`). */
  may: (viewer: Viewer, permission: string, clientUuid: string) => boolean
  /** Whether the request is a page of an export, whose order no change may disturb. */
  isExport: boolean
  /** How many calls to hosts this request has made so far. */
  hostCalls: { readonly count: number }
  /** What the hosts have said is left of the points of an API client; undefined where they did not. */
  pointsLeft: () => Points | undefined
}
