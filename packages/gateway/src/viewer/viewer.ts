import { can } from '@costdraft/schema/access/can.ts'
import { roleLabels } from '@costdraft/schema/access/roles.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Context } from '../context/context.ts'
import type { Resolvers } from '../generated/resolvers.ts'

/** A detail of the viewer's own user, which the specification has in another answer than `users/user`. */
async function ownDetail(
  viewer: Viewer,
  name: 'email_address' | 'firstname' | 'surname',
  { admin }: Context,
): Promise<string | null> {
  return viewer[name] === undefined ? ((await admin.self())?.[name] ?? null) : viewer[name]
}

/** The type of the viewer's own client, likewise. */
export const ownClientType = async ({ client_type }: Viewer, admin: Context['admin']): Promise<string | null> =>
  client_type === undefined ? ((await admin.ownClient())?.client_type ?? null) : client_type

const labelOf = (role: string): string => (role in roleLabels ? roleLabels[role as keyof typeof roleLabels] : role)

export const viewerResolvers: Resolvers = {
  Query: { viewer: (_root, _args, context) => context.viewer() },
  Viewer: {
    uuid: (viewer) => viewer.user_uuid,
    email: (viewer, _args, context) => ownDetail(viewer, 'email_address', context),
    firstname: (viewer, _args, context) => ownDetail(viewer, 'firstname', context),
    surname: (viewer, _args, context) => ownDetail(viewer, 'surname', context),
    role: (viewer) => labelOf(viewer.system_role.Name),
    isAdmin: (viewer) => viewer.system_role.Name === 'admin',
    client: (viewer) => (viewer.client_uuid ? viewer : null),
    may: (viewer, { permission, clientUuid }) => can(viewer, permission, { client_uuid: clientUuid }),
  },
  ViewerClient: {
    uuid: ({ client_uuid }) => client_uuid ?? '',
    name: async ({ client_name }, _args, { admin }) =>
      client_name === undefined ? ((await admin.ownClient())?.name ?? null) : client_name,
    clientType: async (viewer, _args, { admin }) => ownClientType(viewer, admin),
    mark: ({ client_mark }) => client_mark ?? null,
  },
}
