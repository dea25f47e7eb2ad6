import { can, isOwnOrChildClient, type Viewer as ViewerPermissions } from '@costdraft/schema/access/can.ts'
import { roleLabels } from '@costdraft/schema/access/roles.ts'
import { refused } from '../errors.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import type { Context } from '../context.ts'

/** The body of `GET users/user`: what `can` needs, and the optional properties CostDraft's own API adds for display. */
export interface Viewer extends ViewerPermissions {
  email_address?: string
  firstname?: string
  surname?: string
  client_name?: string | null
  client_type?: string | null
  /** True for an API client restricted to reading. */
  read_only?: boolean
}

/** The error for a record the viewer may not access: FORBIDDEN for their own or a child client, otherwise NOT_FOUND. */
export const denied = (viewer: Viewer, clientUuid?: string | null): Error =>
  !clientUuid || isOwnOrChildClient(viewer, clientUuid)
    ? refused('FORBIDDEN', 'You do not have permission to do this.')
    : refused('NOT_FOUND', 'Not found.')

/** Throws FORBIDDEN or NOT_FOUND (see `denied`) unless the viewer holds the permission. */
export async function assertMay(context: Context, permission: string, clientUuid?: string | null): Promise<void> {
  const viewer = await context.viewer()
  if (can(viewer, permission, { client_uuid: clientUuid })) return
  throw denied(viewer, clientUuid)
}

const labelOf = (role: string): string => (role in roleLabels ? roleLabels[role as keyof typeof roleLabels] : role)

export const viewerResolvers: Resolvers = {
  Query: { viewer: (_root, _args, context) => context.viewer() },
  Viewer: {
    uuid: (viewer) => viewer.user_uuid,
    email: (viewer) => viewer.email_address ?? '',
    firstname: (viewer) => viewer.firstname ?? '',
    surname: (viewer) => viewer.surname ?? '',
    role: (viewer) => labelOf(viewer.system_role.Name),
    isAdmin: (viewer) => viewer.system_role.Name === 'admin',
    client: (viewer) => {
      const { client_uuid, client_name, client_type } = viewer
      return client_uuid ? { uuid: client_uuid, name: client_name ?? '', clientType: client_type ?? '' } : null
    },
    may: (viewer, { permission, clientUuid }) => can(viewer, permission, { client_uuid: clientUuid }),
  },
}
