import { can } from '@costdraft/schema/access/can.ts'
import type { Tx } from '../access/as-viewer.ts'
import type { SignedIn } from '../access/viewer.ts'

/**
 * Whether a client was merged into one that the viewer may read: then links to it lead there, and it is answered as
 * what it is, an archived client with `merged_into`.
 */
export async function leadsToReadable(tx: Tx, viewer: SignedIn, uuid: string): Promise<boolean> {
  const row = await tx.selectFrom('client').select('merged_into').where('uuid', '=', uuid).executeTakeFirst()
  return row?.merged_into != null && can(viewer, 'client:read', { client_uuid: row.merged_into })
}
