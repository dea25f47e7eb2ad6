import type { Tx } from '../access/as-viewer.ts'
import { audit } from '../audit/audit.ts'
import { forgetLinks } from './account-links.ts'

/** Whose password it is. */
interface Owner {
  uuid: string
  client_uuid: string | null
}

/**
 * Stores another password of a person, with its line of the audit trail; links that are not used open nothing any more.
 * `by` says who chose it: what somebody else chose is changed at the first sign-in. Which sign-ins end is the caller's
 * to say. The hash is made before (`hashPassword`), as it takes long for a transaction.
 */
export async function storePassword(
  tx: Tx,
  { uuid, client_uuid }: Owner,
  { hash, by }: { hash: string; by: string },
): Promise<void> {
  await tx
    .updateTable('person')
    .set({ password_hash: hash, must_change_password: by !== uuid })
    .where('uuid', '=', uuid)
    .execute()
  await forgetLinks(tx, uuid)
  await audit(tx, { client_uuid, case_uuid: null, entity: 'password', entity_uuid: uuid, by }, 'changed', {
    before: { password: null },
    after: { password: null },
  })
}
