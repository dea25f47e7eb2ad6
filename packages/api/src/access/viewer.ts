import type { Viewer } from '@costdraft/schema/access/can.ts'
import { clientGrants, systemGrants, type Role } from '@costdraft/schema/access/roles.ts'

/** What the database function `become` answers about a person. */
export interface PersonRow {
  uuid: string
  client_uuid: string | null
  role: Role | 'admin'
  email_address: string
  firstname: string
  surname: string
  client_name: string | null
  client_type: string | null
  children: Record<string, Role>
}

/** The viewer with what the shell shows of them, as `GET users/user` answers. */
export interface SignedIn extends Viewer {
  email_address: string
  firstname: string
  surname: string
  client_name: string | null
  client_type: string | null
}

/** Roles become permissions here, on every request: a role revoked a second ago is gone. */
export const signedIn = (row: PersonRow): SignedIn => ({
  user_uuid: row.uuid,
  client_uuid: row.client_uuid,
  system_role: { Name: row.role, Permissions: systemGrants(row.role) },
  client_role: { Permissions: row.role === 'admin' ? [] : clientGrants(row.role) },
  children_clients: Object.fromEntries(Object.entries(row.children).map(([uuid, role]) => [uuid, { Permissions: clientGrants(role) }])),
  email_address: row.email_address,
  firstname: row.firstname,
  surname: row.surname,
  client_name: row.client_name,
  client_type: row.client_type,
})
