import { can, knows } from '@costdraft/schema/access/can.ts'
import { Forbidden, NotFound } from '../errors.ts'
import type { SignedIn } from './viewer.ts'

export const isUuid = (text: string): boolean => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text)

/** A client the viewer may act for: another firm's is not found, their own without the permission is forbidden. */
export function assertClient(viewer: SignedIn, uuid: string, permission: string): void {
  if (!isUuid(uuid)) throw new NotFound()
  if (can(viewer, permission, { client_uuid: uuid })) return
  if (knows(viewer, uuid)) throw new Forbidden()
  throw new NotFound()
}
