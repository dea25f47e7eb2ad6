import type { Viewer } from '@costdraft/schema/access/can.ts'
import { clientGrants, systemGrants, type Grant, type Role } from '@costdraft/schema/access/roles.ts'

/** The result of the database function `become`. */
export interface PersonRow {
  uuid: string
  client_uuid: string | null
  role: Role | 'admin'
  email_address: string
  firstname: string
  surname: string
  client_name: string | null
  client_type: string | null
  read_only: boolean
  children: Record<string, Role>
}

/** The viewer with the details the web app shows, as answered by `GET users/user`. */
export interface SignedIn extends Viewer {
  children_clients: Readonly<Record<string, { role: Role; Permissions: Grant[] }>>
  email_address: string
  firstname: string
  surname: string
  client_name: string | null
  client_type: string | null
  /** True for an API client restricted to reading. */
  read_only: boolean
}

/** The role a viewer holds in a client: their own, or that in a child client. The administrator's role applies to every client. */
export const roleIn = (viewer: SignedIn, client: string | null): Role | 'admin' | undefined => {
  const own = viewer.system_role.Name as Role | 'admin'
  if (own === 'admin' || (client !== null && client === viewer.client_uuid)) return own
  return client === null ? undefined : viewer.children_clients[client]?.role
}

/** Expands roles into permissions. This happens on every request, so a revoked role loses effect at once. */
export const viewerFromRow = (row: PersonRow): SignedIn => ({
  user_uuid: row.uuid,
  client_uuid: row.client_uuid,
  system_role: { Name: row.role, Permissions: systemGrants(row.role) },
  client_role: { Permissions: row.role === 'admin' ? [] : clientGrants(row.role) },
  children_clients: Object.fromEntries(
    Object.entries(row.children).map(([uuid, role]) => [uuid, { role, Permissions: clientGrants(role) }]),
  ),
  email_address: row.email_address,
  firstname: row.firstname,
  surname: row.surname,
  client_name: row.client_name,
  client_type: row.client_type,
  read_only: row.read_only,
})
