import type { Viewer } from './can.ts'
import { clientGrants, systemGrants, type Grant, type Role } from './roles.ts'

/** What the web app shows of the viewer. */
interface Details {
  email_address: string
  firstname: string
  surname: string
  client_name: string | null
  client_type: string | null
  /** The SHA-256 of the mark of their firm; absent or null where it has none. */
  client_mark?: string | null
  /** True for an API client restricted to reading. */
  read_only: boolean
}

/** A person as our own hosts know them: their roles, and what the web app shows of them. */
export interface PersonRow extends Details {
  uuid: string
  client_uuid: string | null
  role: Role | 'admin'
  /** The person's role in each child client, by its uuid. */
  children: Record<string, Role>
  /** The scopes of the token, where they are limited. */
  scopes?: readonly string[]
}

/** The viewer with the details the web app shows, as answered by `GET users/user`. */
export interface SignedIn extends Viewer, Details {
  children_clients: Readonly<Record<string, { role: Role; Permissions: Grant[] }>>
}

const detailsOf = ({
  email_address,
  firstname,
  surname,
  client_name,
  client_type,
  client_mark,
  read_only,
}: Details): Details => ({
  email_address,
  firstname,
  surname,
  client_name,
  client_type,
  ...(client_mark && { client_mark }),
  read_only,
})

/** Expands roles into permissions. This happens on every request, so a revoked role loses effect at once. */
export const viewerOfPerson = (row: PersonRow): SignedIn => ({
  user_uuid: row.uuid,
  client_uuid: row.client_uuid,
  system_role: { Name: row.role, Permissions: systemGrants(row.role) },
  client_role: { Permissions: row.role === 'admin' ? [] : clientGrants(row.role) },
  children_clients: Object.fromEntries(
    Object.entries(row.children).map(([uuid, role]) => [uuid, { role, Permissions: clientGrants(role) }]),
  ),
  ...(row.scopes && { scopes: row.scopes }),
  ...detailsOf(row),
})

/** The person of a viewer, from which `viewerOfPerson` makes the same viewer. */
export const personOfViewer = (viewer: SignedIn): PersonRow => ({
  uuid: viewer.user_uuid,
  client_uuid: viewer.client_uuid,
  role: viewer.system_role.Name as PersonRow['role'],
  ...(viewer.scopes && { scopes: viewer.scopes }),
  ...detailsOf(viewer),
  children: Object.fromEntries(Object.entries(viewer.children_clients).map(([uuid, { role }]) => [uuid, role])),
})
