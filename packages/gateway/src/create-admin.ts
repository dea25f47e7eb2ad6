import { adminAdditions, type AdminAddition } from '@costdraft/schema/additions.ts'
import { allCaseAdditions } from '@costdraft/schema/areas/all-case-additions.ts'
import type { Viewer } from './access/viewer.ts'
import { isRow } from './upstream/answered-values.ts'
import { answeredViewer } from './upstream/answered-viewer.ts'
import { createClients, type Clients } from './clients/firms.ts'
import { createUsers, type Users } from './users/people.ts'
import type { Names } from './names/names.ts'
import { specifiedRow } from './upstream/host-values.ts'
import type { Call } from './upstream/http.ts'
import type { RequestHosts } from './upstream/request-hosts.ts'
import type { ClientRow, GroupRow, UserRow } from './upstream/rows.ts'
import { nullIfNotFound } from './upstream/null-if-not-found.ts'
import { orNull } from './upstream/safe-read.ts'

/**
 * The admin API as resolvers know it, whatever host is behind the gateway: what our own API offers, made of the
 * specified calls where a host lacks an addition. What cannot be had is null, or refused with NOT_FOUND.
 */
export interface Admin {
  clients: Clients
  users: Users
  /** The viewer's own user, where `users/user` does not carry the names; null where the viewer may not read it. */
  self: () => Promise<Partial<UserRow> | null>
  /** The viewer's own client, likewise. */
  ownClient: () => Promise<ClientRow | null>
  editProfile: (body: { firstname: string; surname: string; email_address: string }) => Promise<Viewer>
  has: (addition: AdminAddition) => Promise<boolean>
  /** The answer of an addition; null where the host lacks it. */
  read: <T>(addition: AdminAddition, path: string) => Promise<T | null>
  /** The user groups of a client, few clients at once; null where the host has none. */
  groups: (client: string) => Promise<GroupRow[] | null>
  /** A call of an addition; refused where the host lacks it. */
  call: Call
}

/** The names of a user; none of what is no user. */
const selfOf = (answer: unknown): Partial<UserRow> | null => (isRow(answer) ? specifiedRow('User', answer) : null)

export function createAdmin(request: RequestHosts, names: Names): Admin {
  const { adminHost, readAdmin, viewer } = request
  const { call, has } = adminHost
  const clients = createClients(request)
  return {
    clients,
    users: createUsers(request, names),
    self: async () => {
      const { user_uuid } = await viewer()
      return orNull(readAdmin<unknown>(`clients/users/${encodeURIComponent(user_uuid)}`).then(selfOf))
    },
    ownClient: async () => {
      const { client_uuid } = await viewer()
      return client_uuid ? orNull(clients.read(client_uuid)) : null
    },
    editProfile: async (body) => {
      if (await has('profile')) return answeredViewer(await call<unknown>('PATCH', 'users/user', body))
      const viewing = await viewer()
      await call('PATCH', `users/${encodeURIComponent(viewing.user_uuid)}`, body)
      return { ...viewing, ...body }
    },
    groups: async (client) =>
      (await has('user_groups'))
        ? nullIfNotFound(readAdmin<GroupRow[]>(`clients/${encodeURIComponent(client)}/user-group`))
        : null,
    read: async (addition, path) => ((await has(addition)) ? nullIfNotFound(call('GET', path)) : null),
    has,
    call,
  }
}

/** The names of all additions of both hosts. */
export async function offeredAdditions({ caseHost, adminHost }: RequestHosts): Promise<string[]> {
  const offered = await Promise.all([
    ...allCaseAdditions.map(async (name) => ((await caseHost.has(name)) ? [name] : [])),
    ...adminAdditions.map(async (name) => ((await adminHost.has(name)) ? [name] : [])),
  ])
  return [...new Set<string>(offered.flat())]
}
