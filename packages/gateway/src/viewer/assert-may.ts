import { can } from '@costdraft/schema/access/can.ts'
import { denied } from '../access/viewer.ts'
import type { Context } from '../context/context.ts'

/** Throws FORBIDDEN or NOT_FOUND (see `denied`) unless the viewer holds the permission. */
export async function assertMay(context: Context, permission: string, clientUuid?: string | null): Promise<void> {
  const viewer = await context.viewer()
  if (can(viewer, permission, { client_uuid: clientUuid })) return
  throw denied(viewer, clientUuid)
}

/** The same for any one of several permissions. */
export async function assertMayAny(
  context: Context,
  permissions: readonly string[],
  clientUuid: string,
): Promise<void> {
  const viewer = await context.viewer()
  if (permissions.some((permission) => can(viewer, permission, { client_uuid: clientUuid }))) return
  throw denied(viewer, clientUuid)
}
