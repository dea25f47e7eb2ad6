import type { Scope } from '@costdraft/schema/access/scopes.ts'
import type { IncomingHttpHeaders } from 'node:http'
import { POINTS_HEADER, pointsInHeader, type Points } from '@costdraft/schema/access/points-header.ts'
import { can, clientsWithPermission } from '@costdraft/schema/access/can.ts'
import { assertMayChange, assertScope } from '../access/read-only.ts'
import type { Viewer } from '../access/viewer.ts'
import { answeredViewer } from './answered-viewer.ts'
import { afterChange } from './failures.ts'
import { guardedHost, type Host } from './host-call.ts'
import type { Hosts } from './hosts.ts'
import { createCaller, hasEffect, type Call } from './http.ts'
import { createLimit } from '@costdraft/schema/shares.ts'
import { viewerInAnswers } from './viewer-in-answers.ts'

/** In calls: how many of a request go to a host at once where one record takes a call of its own. */
const AT_ONCE = 6

/** The hosts as one request sees them, with the token of its viewer. */
export interface RequestHosts {
  caseHost: Host
  adminHost: Host
  /** A GET of the case or admin host that is made once a request, until something is changed; at most six at once. */
  readCase: <T>(path: string) => Promise<T>
  readAdmin: <T>(path: string) => Promise<T>
  viewer: () => Promise<Viewer>
  /** Says that the changes of the request need a scope: without it none is begun. */
  needScope: (scope: Scope) => void
  /** Whether the viewer holds a permission for a client. */
  may: (permission: string, clientUuid: string) => Promise<boolean>
  /** The clients for which the viewer holds a permission. */
  clientsWith: (permission: string) => Promise<string[]>
  token: string
  hosts: Hosts
  /** Calls the case host after the request has ended; not counted. */
  laterCall: Call
  /** How many calls to hosts the request has made. */
  hostCalls: { count: number }
  /** What the last answer said is left of the points of an API client; undefined where none did. */
  pointsLeft: () => Points | undefined
}

/** Makes the reads of hosts that are made once as long as `reads` remembers them, some at once. */
function readOnce(reads: Map<string, Promise<unknown>>) {
  const limit = createLimit(AT_ONCE)
  return (name: string, { call }: Host) =>
    <T>(path: string): Promise<T> => {
      const key = `${name} ${path}`
      const running = reads.get(key) ?? limit(() => call<unknown>('GET', path))
      reads.set(key, running)
      return running as Promise<T>
    }
}

/** What the answers of hosts say is left of the points of an API client. */
function pointsInAnswers() {
  let left: Points | undefined
  return {
    read: (headers: IncomingHttpHeaders): void => {
      left = pointsInHeader(headers[POINTS_HEADER]) ?? left
    },
    left: (): Points | undefined => left,
  }
}

/** The scopes that the changes of a request need. */
function neededScopes() {
  const needed = new Set<Scope>()
  return {
    need: (scope: Scope): void => void needed.add(scope),
    /** Throws FORBIDDEN for a viewer who may change nothing, and for a token that lacks one of them. */
    assertHeldBy: (viewer: Viewer): void => {
      assertMayChange(viewer)
      for (const scope of needed) assertScope(viewer, scope)
    },
  }
}

export function createRequestHosts(hosts: Hosts, token: string): RequestHosts {
  const hostCalls = { count: 0 }
  const { onFailure, connections } = hosts
  const onCall = (): void => {
    hostCalls.count++
  }
  const viewerOfAnswers = viewerInAnswers()
  const points = pointsInAnswers()
  const onHeaders = (headers: IncomingHttpHeaders): void => {
    points.read(headers)
    viewerOfAnswers.read(headers)
  }
  const caseCall = createCaller(hosts.caseApiUrl, token, { connections, onCall, onFailure, onHeaders })
  const adminCall = createCaller(hosts.adminApiUrl, token, { connections, onCall, onFailure, onHeaders: points.read })
  /** What a host offers is asked once for everybody, at nobody's cost. */
  const uncounted = (url: string): Call => createCaller(url, token, { connections, onFailure })
  const reads = new Map<string, Promise<unknown>>()
  const scopes = neededScopes()
  let isChanged = false
  /**
   * Nothing is changed before it is known that the viewer may change something, and what was read counts no more once
   * something was changed.
   */
  const afterViewer = ({ call, has }: Host): Host => ({
    has,
    call: async <T>(...args: Parameters<Call>) => {
      const isChange = hasEffect(args[0], args[1])
      if (isChange) scopes.assertHeldBy(await viewerOf())
      try {
        const answer = await call<T>(...args)
        isChanged ||= isChange
        return answer
      } catch (error) {
        throw isChanged ? afterChange(error) : error
      } finally {
        if (isChange) reads.clear()
      }
    },
  })
  const guarded = guardedHost(caseCall, () => hosts.caseAdditions(uncounted(hosts.caseApiUrl), token))
  // Only the host that also answers `users/user` can say who the viewer is.
  const isOneHost = hosts.caseApiUrl === hosts.adminApiUrl
  const caseHost = afterViewer(isOneHost ? { ...guarded, call: viewerOfAnswers.asking(guarded.call) } : guarded)
  const adminHost = afterViewer(guardedHost(adminCall, () => hosts.adminAdditions(uncounted(hosts.adminApiUrl), token)))
  const once = readOnce(reads)
  const askViewer = async (): Promise<Viewer> =>
    (isOneHost && (await guarded.has('viewer')) ? await viewerOfAnswers.viewer() : undefined) ??
    answeredViewer(await adminHost.call<unknown>('GET', 'users/user'))
  let viewer: Promise<Viewer> | undefined
  const viewerOf = (): Promise<Viewer> => (viewer ??= askViewer())
  return {
    caseHost,
    adminHost,
    readCase: once('case', caseHost),
    readAdmin: once('admin', adminHost),
    viewer: viewerOf,
    needScope: scopes.need,
    may: async (permission, client_uuid) => can(await viewerOf(), permission, { client_uuid }),
    clientsWith: async (permission) => clientsWithPermission(await viewerOf(), permission),
    token,
    hosts,
    laterCall: createCaller(hosts.caseApiUrl, token, { connections, onFailure }),
    hostCalls,
    pointsLeft: points.left,
  }
}
