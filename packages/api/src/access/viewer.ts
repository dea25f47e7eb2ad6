import type { Role } from '@costdraft/schema/access/roles.ts'
import type { SignedIn } from '@costdraft/schema/access/viewer-of-person.ts'

export type { PersonRow, SignedIn } from '@costdraft/schema/access/viewer-of-person.ts'

/**
 * The role a viewer holds in a client: their own, or that in a child client. The administrator's role applies to every
 * client.
 */
export const roleIn = (viewer: SignedIn, client: string | null): Role | 'admin' | undefined => {
  const own = viewer.system_role.Name as Role | 'admin'
  if (own === 'admin' || (client !== null && client === viewer.client_uuid)) return own
  return client === null ? undefined : viewer.children_clients[client]?.role
}
