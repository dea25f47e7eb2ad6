import { can } from '@costdraft/schema/access/can.ts'
import { outranks, roles, type Role } from '@costdraft/schema/access/roles.ts'
import type { Viewer } from '../access/viewer.ts'
import { refused } from '../errors/errors.ts'
import { isRow } from '../upstream/answered-values.ts'
import type { Names } from '../names/names.ts'
import { shown } from '../upstream/failures.ts'
import { specifiedRow } from '../upstream/host-values.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { Row, UserRow } from '../upstream/rows.ts'

export interface UserReads {
  /** A user as our own API answers it. @throws NOT_FOUND for what is no user. */
  userOf: (answer: unknown) => Promise<UserRow>
  read: (uuid: string) => Promise<UserRow>
  /** The answer of a change if it is a user, else the user as it is now. */
  changed: (uuid: string, answer: unknown) => Promise<UserRow>
  /** Those of the users that the viewer may read. */
  readable: (rows: readonly UserRow[]) => Promise<UserRow[]>
}

const at = encodeURIComponent
/** A client that no viewer belongs to: who may see it may see every client. */
export const NO_CLIENT = '00000000-0000-0000-0000-000000000000'
export const isUser = (answer: unknown): answer is UserRow & Row => isRow(answer) && typeof answer.uuid === 'string'
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
export function createUserReads({ readAdmin, viewer }: RequestHosts, names: Names): UserReads {
  const userOf: UserReads['userOf'] = async (answer) => {
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
      // Only the answer of an invitation has one.
      invitation: null,
      may_edit: may_edit ?? mayEdit(await viewer(), { ...row, client_uuid, children_clients }),
    }
  }
  const read: UserReads['read'] = async (uuid) => userOf(await readAdmin(`clients/users/${at(uuid)}`))
  const changed: UserReads['changed'] = async (uuid, answer) =>
    shown(() => (isUser(answer) && 'surname' in answer ? userOf(answer) : read(uuid)))

  const readable: UserReads['readable'] = async (rows) => {
    const viewing = await viewer()
    return rows.filter(({ client_uuid, uuid }) =>
      can(viewing, 'user:read', { client_uuid: client_uuid ?? NO_CLIENT, user_uuid: uuid }),
    )
  }
  return { userOf, read, changed, readable }
}
