import { can, knows } from '@costdraft/schema/access/can.ts'
import { Forbidden, NotFound } from '../http/errors.ts'
import type { Asked } from '../http/request.ts'
import type { SignedIn } from './viewer.ts'

/** A client that is nobody's: whoever may act for it may act for every client, and a list of it is empty. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

export const isUuid = (text: string): boolean => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text)

/** Why a record is refused: of a client the viewer knows of it is forbidden; all else is as if it were not there. */
export const refusalOf = (viewer: SignedIn, client: string | null | undefined): Forbidden | NotFound =>
  client && knows(viewer, client) ? new Forbidden() : new NotFound()

/** A client the viewer may act for: another firm's is not found, their own without the permission is forbidden. */
export function assertClient(viewer: SignedIn, uuid: string, permission: string): void {
  if (!isUuid(uuid)) throw new NotFound()
  if (can(viewer, permission, { client_uuid: uuid })) return
  throw refusalOf(viewer, uuid)
}

/** The client of a path, for who holds the permission there. */
export function clientWith({ viewer, req }: Asked, permission: string): string {
  const client = String(req.params.client)
  assertClient(viewer, client, permission)
  return client
}
