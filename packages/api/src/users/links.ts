import { can, knows } from '@costdraft/schema/access/can.ts'
import { isAbove, roles, type Role } from '@costdraft/schema/access/roles.ts'
import { isUuid } from '../access/assert-client.ts'
import { roleIn } from '../access/viewer.ts'
import { audit } from '../audit/audit.ts'
import { draftOf } from '../http/body.ts'
import { Conflict, Forbidden, NotFound, Refused } from '../http/errors.ts'
import type { Asked } from '../http/request.ts'

export type LinkRole = Role | 'no_access'

/**
 * Gives a person a role in a client below their own, changes it, or with `no_access` takes it away (decisions §2): for who holds
 * client:edit_users on the person's own client; never on oneself; never a role above one's own, or above the person's own.
 */
export async function setLink({ tx, viewer }: Asked, client: string, person: string, role: LinkRole): Promise<void> {
  if (!isUuid(client) || !isUuid(person)) throw new NotFound()
  const target = await tx
    .selectFrom('person')
    .select(['uuid', 'client_uuid', 'role'])
    .where('uuid', '=', person)
    .forUpdate()
    .executeTakeFirst()
  const child = await tx
    .selectFrom('client')
    .select(['uuid', 'parent_uuid', 'archived_at'])
    .where('uuid', '=', client)
    .executeTakeFirst()
  const parent = target?.client_uuid ?? null
  if (
    !target ||
    !child ||
    parent === null ||
    child.parent_uuid !== parent ||
    !can(viewer, 'client:edit_users', { client_uuid: parent })
  ) {
    // Without the right, but in one's own firm and for a client one knows of, it is forbidden; all else is as if it were not there.
    if (parent !== null && parent === viewer.client_uuid && child?.parent_uuid === parent && knows(viewer, client))
      throw new Forbidden()
    throw new NotFound()
  }
  if (person === viewer.user_uuid) throw new Forbidden('Nobody changes their own links.')
  if (child.archived_at !== null) throw new Conflict('This client is archived. Restore it to change it.')
  if (role !== 'no_access' && !roles.includes(role))
    throw new Refused({ client_role: `Choose one of ${roles.join(', ')}, no_access.` })
  const held = await tx
    .selectFrom('child_role')
    .select('role')
    .where('person_uuid', '=', person)
    .where('client_uuid', '=', client)
    .executeTakeFirst()
  const own = roleIn(viewer, parent)
  const above = (asked: Role | undefined): boolean =>
    asked !== undefined && own !== 'admin' && (own === undefined || isAbove(asked, own))
  if (above(held?.role) || above(role === 'no_access' ? undefined : role))
    throw new Refused({ client_role: 'You cannot give a role above your own.' })
  if (role === 'no_access')
    await tx.deleteFrom('child_role').where('person_uuid', '=', person).where('client_uuid', '=', client).execute()
  else
    await tx
      .insertInto('child_role')
      .values({ person_uuid: person, client_uuid: client, role })
      .onConflict((c) => c.columns(['person_uuid', 'client_uuid']).doUpdateSet({ role }))
      .execute()
  if ((held?.role ?? 'no_access') === role) return
  await audit(
    tx,
    { client_uuid: client, case_uuid: null, entity: 'link', entity_uuid: person, by: viewer.user_uuid },
    'changed',
    { before: { client_role: held?.role ?? null }, after: { client_role: role === 'no_access' ? null : role } },
  )
}

/** The role a body names; without one the link is asked to go. */
export function roleOf(body: unknown): LinkRole {
  const { role } = draftOf(new Map([['role', 'client_role']]), body ?? {})
  return typeof role === 'string' ? (role as LinkRole) : 'no_access'
}
