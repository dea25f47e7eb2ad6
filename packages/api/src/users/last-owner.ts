import type { Role } from '@costdraft/schema/access/roles.ts'
import type { Tx } from '../access/as-viewer.ts'
import { Conflict } from '../errors/errors.ts'

/** 409: a change that would leave a firm without an owner. */
export const lastOwner = (): Conflict => new Conflict('A firm keeps an owner. Make someone else the owner first.')

/** Throws 409 if a user is an owner of a client and nobody else is. */
export async function assertNotLastOwner(
  tx: Tx,
  { uuid, client_role }: { uuid: string; client_role: Role | 'admin' },
  client: string,
): Promise<void> {
  if (client_role !== 'owner') return
  const other = await tx
    .selectFrom('person')
    .select('uuid')
    .where('client_uuid', '=', client)
    .where('role', '=', 'owner')
    .where('kind', '=', 'person')
    .where('deactivated_at', 'is', null)
    .where('uuid', '<>', uuid)
    // Locked, so that two owners cannot remove each other at one moment.
    .forUpdate()
    .executeTakeFirst()
  if (!other) throw lastOwner()
}
