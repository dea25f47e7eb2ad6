import { can } from '@costdraft/schema/access/can.ts'
import { denied } from '../access/viewer.ts'
import type { Context } from '../context/context.ts'
import { withPaths } from '../errors/errors.ts'
import type { Resolvers, UserRole } from '../generated/resolvers.ts'
import { uuidOf } from '../upstream/answered-values.ts'
import { shown } from '../upstream/failures.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { Row, UserLinkRow } from '../upstream/rows.ts'
import { rowsOf } from '../upstream/list-answer.ts'

declare module '../context/context.ts' {
  interface Admin {
    links: Links
  }
}

/** Roles of several users in a child client at once, the addition `link_users`. */
interface Links {
  /** All or none. A role of null is taken away. */
  set: (client: string, users: readonly { uuid: string; role: string | null }[]) => Promise<UserLinkRow[]>
}

const at = encodeURIComponent
const NO_ACCESS = 'no_access'

export const createLinks = ({ adminHost: { call } }: RequestHosts): Links => ({
  set: async (client, users) => {
    const body = { users: users.map(({ uuid, role }) => ({ uuid, client_role: role ?? NO_ACCESS })) }
    const answer = await call<Row | undefined>('POST', `clients/${at(client)}/users`, body)
    return shown(async () => rowsOf<UserLinkRow>(answer?.users))
  },
})

/** The client above another, where the viewer may know it: read from the client, or by whose child it is. */
async function parentOf(context: Context, client: string): Promise<string | null> {
  const viewer = await context.viewer()
  if (can(viewer, 'client:read', { client_uuid: client }))
    return uuidOf((await context.admin.clients.read(client)).parent)
  const own = viewer.client_uuid
  const children = own === null ? [] : await context.admin.clients.children(own)
  return children.some(({ uuid }) => uuid === client.toLowerCase()) ? own : null
}

export const linkResolvers: Resolvers = {
  UserLink: {
    userUuid: ({ uuid }) => uuid,
    clientRole: ({ client_role: role }) => (role === NO_ACCESS ? null : (role as UserRole)),
  },
  Mutation: {
    linkUsers: async (_root, { clientUuid, links }, context) => {
      const parent = await parentOf(context, clientUuid)
      const viewer = await context.viewer()
      if (parent === null || !can(viewer, 'client:edit_users', { client_uuid: parent }))
        throw denied(viewer, clientUuid)
      const users = links.map(({ userUuid, clientRole }) => ({ uuid: userUuid, role: clientRole ?? null }))
      return context.admin.links.set(clientUuid, users).catch((error: unknown) => {
        throw withPaths(error, (path) => path.replace(/^users\b/, 'links'))
      })
    },
  },
}
