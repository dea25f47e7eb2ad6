import type { Admin } from './context/context.ts'
import { adminAdditions } from '@costdraft/schema/additions.ts'
import { allCaseAdditions } from '@costdraft/schema/areas/all-case-additions.ts'
import { isRow } from './upstream/answered-values.ts'
import { answeredViewer } from './upstream/answered-viewer.ts'
import { createClients } from './clients/firms.ts'
import { createUsers } from './users/people.ts'
import type { Names } from './names/names.ts'
import { specifiedRow } from './upstream/host-values.ts'
import type { RequestHosts } from './upstream/request-hosts.ts'
import type { GroupRow, UserRow } from './upstream/rows.ts'
import { nullIfNotFound, orNull } from './upstream/safe-read.ts'

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
