import { can } from '@costdraft/schema/access/can.ts'
import { outranks, roles, type Role } from '@costdraft/schema/access/roles.ts'
import type { Viewer } from '../access/viewer.ts'
import { refused } from '../errors/errors.ts'
import { isRow, uuidOf } from '../upstream/answered-values.ts'
import { cutUsers, type UserQuery } from '../clients/cut-lists.ts'
import type { Names } from '../names/names.ts'
import { shown } from '../upstream/failures.ts'
import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import { specifiedRow } from '../upstream/host-values.ts'
import { rowsOf } from '../upstream/list-answer.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { Page, Row, UserRow } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  interface Admin {
    users: Users
  }
}

/** A role in a child client, or none. */
export interface ChildRole {
  clientUuid: string
  role?: string | null
}
type Optional = string | null | undefined

/**
 * The users of a host. Permissions are asked by the resolvers; rows of lists are those the viewer may read. Bodies have
 * wire names.
 */
export interface Users {
  list: (query: UserQuery) => Promise<Page<UserRow>>
  read: (uuid: string) => Promise<UserRow>
  create: (client: string, body: Row, childRoles: readonly ChildRole[], key: Optional) => Promise<UserRow>
  edit: (before: UserRow, body: Row, version: Optional) => Promise<UserRow>
  /** Gives a user a role in a child client, or takes it away. */
  setChildRole: (user: UserRow, childRole: ChildRole) => Promise<void>
  deactivate: (uuid: string) => Promise<UserRow>
  restore: (uuid: string) => Promise<UserRow>
  resetPassword: (uuid: string, password: string) => Promise<UserRow>
}

const at = encodeURIComponent
/** A client that no viewer belongs to: who may see it may see every client. */
export const NO_CLIENT = '00000000-0000-0000-0000-000000000000'
const isUser = (answer: unknown): answer is UserRow & Row => isRow(answer) && typeof answer.uuid === 'string'
const isRole = (role: unknown): role is Role => (roles as readonly unknown[]).includes(role)

type Roles = Pick<UserRow, 'client_uuid' | 'client_role' | 'children_clients'>
/**
 * Whether a viewer may edit a user: the permission, and no role above the viewer's own, in a child client either, as
 * far as the host tells that.
 */
function mayEdit(viewer: Viewer, { client_uuid, client_role, children_clients }: Roles): boolean {
  const own = viewer.system_role.Name
  if (client_uuid === null || !can(viewer, 'client:edit_users', { client_uuid })) return false
  if (client_uuid !== viewer.client_uuid || !isRole(own)) return true
  const held = [client_role, ...Object.values(children_clients).map(({ role }) => role)]
  return held.every((role) => !isRole(role) || !outranks(role, own))
}

/** Roles in child clients: our own API answers them with the client's name, the specification by uuid alone. */
async function childrenOf(given: unknown, nameOf: Names['client']): Promise<UserRow['children_clients']> {
  const entries = Object.entries(isRow(given) ? given : {})
  const children = await Promise.all(
    entries.map(async ([uuid, link]) => {
      const { name, role } = isRow(link) ? link : { role: link }
      return isRole(role) ? [[uuid, { name: typeof name === 'string' ? name : await nameOf(uuid), role }] as const] : []
    }),
  )
  return Object.fromEntries(children.flat())
}

/** How users are read, whatever the host answers. */
function createUserReads({ readAdmin, may, viewer, clientsWith }: RequestHosts, names: Names) {
  /** A user as our own API answers it. */
  const userOf = async (answer: unknown): Promise<UserRow> => {
    if (!isUser(answer)) throw refused('NOT_FOUND', 'Not found.')
    const { may_edit } = answer
    const row = specifiedRow('User', { ...answer }) as unknown as UserRow
    const client_uuid = row.client_uuid ?? null
    const children_clients = await childrenOf(row.children_clients, names.client)
    return {
      ...row,
      client_uuid,
      client_name: row.client_name ?? (client_uuid === null ? null : await names.client(client_uuid)),
      children_clients,
      may_edit: may_edit ?? mayEdit(await viewer(), { ...row, client_uuid, children_clients }),
    }
  }
  const read = async (uuid: string): Promise<UserRow> => userOf(await readAdmin(`clients/users/${at(uuid)}`))
  /** The answer of a change if it is a user, else the user as it is now. */
  const changed = async (uuid: string, answer: unknown): Promise<UserRow> =>
    shown(() => (isUser(answer) && 'surname' in answer ? userOf(answer) : read(uuid)))

  /** All users the viewer may read that a query can match, from one list a client. */
  const whole = async ({ filter }: UserQuery): Promise<UserRow[]> => {
    const all = (await may('user:read', NO_CLIENT))
      ? rowsOf<Row>(await readAdmin('clients')).flatMap(({ uuid }) => uuidOf(uuid) ?? [])
      : await clientsWith('user:read')
    const clients = all.filter((uuid) => !filter?.clients?.length || filter.clients.includes(uuid))
    const lists = await Promise.all(clients.map((client) => readAdmin<unknown>(`clients/${at(client)}/users`)))
    const rows = await Promise.all(
      lists
        .flatMap((list) => rowsOf(list))
        .filter(isUser)
        .map(userOf),
    )
    return [...new Map(rows.map((row) => [row.uuid, row])).values()]
  }
  /** Those of the users that the viewer may read. */
  const readable = async (rows: readonly UserRow[]): Promise<UserRow[]> => {
    const viewing = await viewer()
    return rows.filter(({ client_uuid, uuid }) =>
      can(viewing, 'user:read', { client_uuid: client_uuid ?? NO_CLIENT, user_uuid: uuid }),
    )
  }
  return { userOf, read, changed, whole, readable }
}

export function createUsers(request: RequestHosts, names: Names): Users {
  const { adminHost, readAdmin } = request
  const { call, has } = adminHost
  const { userOf, read, changed, whole, readable } = createUserReads(request, names)

  /** A role may be held in a child of the user's own client alone; our own API checks that itself. */
  const assertChild = async (parent: string | null, child: string): Promise<void> => {
    if (await has('user_list')) return
    const children = parent === null ? [] : rowsOf<Row>(await readAdmin(`clients/${at(parent)}/children`))
    if (children.every(({ uuid }) => uuid !== child)) throw refused('NOT_FOUND', 'Not found.')
  }

  return {
    list: async (query) => {
      if (!(await has('user_list'))) return cutUsers(await readable(await whole(query)), query)
      const page = await call<Page<UserRow>>('GET', `users?${listParams(query)}`)
      return { ...page, nodes: await readable(await Promise.all(page.nodes.map(userOf))) }
    },
    read,
    create: async (client, body, childRoles, key) => {
      for (const { clientUuid, role } of childRoles) if (role) await assertChild(client, clientUuid)
      const answer = await call<Row | undefined>(
        'POST',
        `users/clients/${at(client)}`,
        {
          ...body,
          child_client_roles: Object.fromEntries(
            childRoles.map(({ clientUuid, role }) => [clientUuid, role ?? 'no_access']),
          ),
        },
        idempotencyHeader(key),
      )
      if (typeof answer?.uuid === 'string') return changed(answer.uuid, answer)
      return shown(async () => {
        const users = rowsOf<Row>(await readAdmin(`clients/${at(client)}/users`))
        return userOf(users.find(({ email_address }) => email_address === body.email_address))
      })
    },
    edit: async ({ uuid }, body, version) =>
      changed(uuid, await call('PATCH', `users/${at(uuid)}`, body, ifMatchHeader(version))),
    setChildRole: async (user, { clientUuid, role }) => {
      await assertChild(user.client_uuid, clientUuid)
      const isLinked = user.children_clients[clientUuid] !== undefined
      const path = `clients/${at(clientUuid)}/users/${at(user.uuid)}`
      if (!role) await call('DELETE', path)
      else await call(isLinked ? 'PATCH' : 'POST', path, { client_role: role })
    },
    deactivate: async (uuid) => changed(uuid, await call('DELETE', `users/${at(uuid)}`)),
    restore: async (uuid) => changed(uuid, await call('POST', `users/${at(uuid)}/restore`, {})),
    resetPassword: async (uuid, password) =>
      changed(uuid, await call('POST', `users/${at(uuid)}/password`, { password })),
  }
}

/** The parameters of `GET users`, an addition of our own API. */
function listParams({ first, after, search, filter }: UserQuery): string {
  const params = new URLSearchParams({
    first: String(first ?? 50),
    deactivated: String(filter?.deactivated ?? false),
  })
  for (const [name, value] of [
    ['after', after],
    ['search', search],
    ['client', filter?.clients?.join(',')],
    ['role', filter?.roles?.join(',')],
    ['group', filter?.groups?.join(',')],
  ] as const)
    if (value) params.set(name, value)
  return params.toString()
}
