import type { Request } from 'express'
import { can, isOwnOrChildClient } from '@costdraft/schema/access/can.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { Forbidden, NotFound } from '../errors/errors.ts'
import type { SignedIn } from './viewer.ts'

/** The id of no client. A viewer who may act for it may act for every client; a query for it finds no rows. */
export const NO_CLIENT = '00000000-0000-0000-0000-000000000000'

/**
 * The error for a record the viewer may not access: `Forbidden` if it belongs to a client the viewer knows, else
 * `NotFound`, as if it did not exist.
 */
export const accessError = (viewer: SignedIn, client: string | null | undefined): Forbidden | NotFound =>
  client && isOwnOrChildClient(viewer, client) ? new Forbidden() : new NotFound()

/** Throws `NotFound` for a client of another firm, and `Forbidden` for a known client without the permission. */
export function assertClient(viewer: SignedIn, uuid: string, permission: string): void {
  if (!isUuid(uuid)) throw new NotFound()
  if (can(viewer, permission, { client_uuid: uuid })) return
  throw accessError(viewer, uuid)
}

/**
 * The client uuid of the path, after checking that the viewer holds the permission for it. Throws as `assertClient`
 * does.
 */
export function permittedClient({ viewer, req }: { viewer: SignedIn; req: Request }, permission: string): string {
  const client = String(req.params.client)
  assertClient(viewer, client, permission)
  return client
}
