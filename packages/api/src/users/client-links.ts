import { can, isOwnOrChildClient } from '@costdraft/schema/access/can.ts'
import { outranks, roles, type Role } from '@costdraft/schema/access/roles.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { roleIn, type SignedIn } from '../access/viewer.ts'
import { audit } from '../audit/audit.ts'
import { draftOf } from '../http/body.ts'
import { Conflict, Forbidden, NotFound, ValidationError } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'

/** A role in a child client, or none. */
export type LinkRole = Role | 'no_access'

/**
 * A validated request: `parent` is the person's own client and `role` their role there, `child` the client in which the
 * new role applies.
 */
export interface Link {
  parent: string
  role: Role | 'admin'
  child: { uuid: string; archived_at: string | null }
}

/**
 * Loads person and client and checks that the viewer may edit users of the person's own client. Throws Forbidden if the
 * viewer lacks that permission but knows both (own firm, and a child client visible to the viewer); otherwise NotFound,
 * to reveal nothing.
 */
async function permittedLink(
  { tx, viewer }: Pick<RequestContext, 'tx' | 'viewer'>,
  client: string,
  person: string,
): Promise<Link> {
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
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  const parent = target?.client_uuid ?? null
  if (!child || parent === null || child.parent_uuid !== parent) throw new NotFound()
  if (target && can(viewer, 'client:edit_users', { client_uuid: parent })) return { parent, role: target.role, child }
  throw parent === viewer.client_uuid && isOwnOrChildClient(viewer, client) ? new Forbidden() : new NotFound()
}

/** A role that a person is to have in a child client. `person` is null for one who is only being added. */
export interface WantedLink extends Link {
  person: string | null
  /** The role that the person has there now. */
  before: Role | null
  wanted: LinkRole
}

/**
 * Checks a role in a child client. Nobody may change their own links or those of a person whose role is above theirs,
 * and neither the old nor the new role may be above the viewer's own. Throws 403, 409 if the child client is archived,
 * and 422 at `client_role`.
 */
export function assertMayLink(viewer: SignedIn, { parent, role: ownRole, child, person, before, wanted }: WantedLink) {
  if (person === viewer.user_uuid) throw new Forbidden('Nobody changes their own links.')
  if (ownRole === 'admin' || isAboveOwn(viewer, parent, ownRole)) throw new Forbidden()
  if (child.archived_at !== null) throw new Conflict('This client is archived. Restore it to change it.')
  if (wanted !== 'no_access' && !roles.includes(wanted))
    throw new ValidationError({ client_role: `Choose one of ${roles.join(', ')}, no_access.` })
  if (isAboveOwn(viewer, parent, before) || isAboveOwn(viewer, parent, wanted === 'no_access' ? null : wanted))
    throw new ValidationError({ client_role: 'You cannot give a role above your own.' })
}

/**
 * Sets the role of a person in a child client, or removes it with `no_access` (decisions §2). Requires
 * client:edit_users on the person's own client, and throws as `assertMayLink` does.
 */
export async function setLink(
  asked: Pick<RequestContext, 'tx' | 'viewer'>,
  client: string,
  person: string,
  role: LinkRole,
): Promise<void> {
  const { tx, viewer } = asked
  const link = await permittedLink(asked, client, person)
  const stored = await tx
    .selectFrom('child_role')
    .select('role')
    .where('person_uuid', '=', person)
    .where('client_uuid', '=', client)
    .executeTakeFirst()
  const before = stored?.role ?? null
  assertMayLink(viewer, { ...link, person, before, wanted: role })
  await storeRole(asked, { client, person }, before, role === 'no_access' ? null : role)
}

/** Lowers the given roles of a person in child clients to a role, where they are above it. */
export async function lowerLinks(
  asked: Pick<RequestContext, 'tx' | 'viewer'>,
  person: string,
  held: Readonly<Record<string, { role: Role }>>,
  role: Role,
): Promise<void> {
  for (const [client, { role: before }] of Object.entries(held))
    if (outranks(before, role)) await storeRole(asked, { client, person }, before, role)
}

/** Whether a role is above the viewer's own role in a client; every role is if the viewer has none there. */
function isAboveOwn(viewer: SignedIn, client: string, role: Role | null): boolean {
  const own = roleIn(viewer, client)
  return role !== null && own !== 'admin' && (own === undefined || outranks(role, own))
}

/** Stores the role of a person in a child client, and records the change. */
async function storeRole(
  { tx, viewer }: Pick<RequestContext, 'tx' | 'viewer'>,
  { client, person }: { client: string; person: string },
  before: Role | null,
  role: Role | null,
): Promise<void> {
  if (before === role) return
  if (role === null)
    await tx.deleteFrom('child_role').where('person_uuid', '=', person).where('client_uuid', '=', client).execute()
  else
    await tx
      .insertInto('child_role')
      .values({ person_uuid: person, client_uuid: client, role })
      .onConflict((c) => c.columns(['person_uuid', 'client_uuid']).doUpdateSet({ role }))
      .execute()
  // What a user may do in other firms is answered with the user.
  const { client_uuid: parent } = await tx
    .updateTable('person')
    .set((e) => ({ changed_at: e.fn<string>('now') }))
    .where('uuid', '=', person)
    .returning('client_uuid')
    .executeTakeFirstOrThrow()
  // Once for the client whose cases it opens, and once for the firm whose person it is.
  for (const [firm, where] of [
    [client, {}],
    [parent, { client_uuid: client }],
  ] as const)
    await audit(
      tx,
      { client_uuid: firm, case_uuid: null, entity: 'link', entity_uuid: person, by: viewer.user_uuid },
      'changed',
      { before: { client_role: before }, after: { client_role: role, ...where } },
    )
}

/** The role in a request body, which `setLink` checks; a body without a role removes the link. */
export function linkRoleOf(body: unknown): LinkRole {
  const { role } = draftOf(new Map([['role', 'client_role']]), body ?? {})
  return (role ?? 'no_access') as LinkRole
}
