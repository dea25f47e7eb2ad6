import { can } from '@costdraft/schema/access/can.ts'
import type { Tx } from '../access/as-viewer.ts'
import type { SignedIn } from '../access/viewer.ts'
import { userRows } from '../users/user-rows.ts'

/**
 * The users that a case of the client may be assigned to: its own, and those of its parent with a role in it. Users
 * whose details the viewer may not read (permission `user:read` in the user's own client) come with their names alone,
 * the other fields null.
 */
export async function staffOf(tx: Tx, viewer: SignedIn, client: string) {
  const rows = await userRows(tx)
    .where('person.deactivated_at', 'is', null)
    .where((e) =>
      e.or([
        e('person.client_uuid', '=', client),
        e.exists(
          e
            .selectFrom('child_role')
            .innerJoin('client as child', 'child.uuid', 'child_role.client_uuid')
            .select('child_role.role')
            .whereRef('child_role.person_uuid', '=', 'person.uuid')
            .where('child_role.client_uuid', '=', client)
            .whereRef('child.parent_uuid', '=', 'person.client_uuid'),
        ),
      ]),
    )
    .orderBy('person.name_key')
    .orderBy('person.uuid')
    .execute()
  return rows.map((row) => {
    const { uuid, firstname, surname, client_uuid } = row
    if (can(viewer, 'user:read', { client_uuid, user_uuid: uuid })) return row
    const hidden = Object.fromEntries(Object.keys(row).map((name) => [name, null]))
    return { ...hidden, uuid, firstname, surname, client_uuid }
  })
}
