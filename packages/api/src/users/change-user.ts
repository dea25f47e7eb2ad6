import { outranks, type Role } from '@costdraft/schema/access/roles.ts'
import type { Draft } from '@costdraft/schema/field.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import { user } from '@costdraft/schema/users/users.ts'
import { assertEmailFree } from '../access/same-email.ts'
import type { SignedIn } from '../access/viewer.ts'
import { audit, difference } from '../audit/audit.ts'
import { TIMES } from '../db/times.ts'
import { Forbidden, ValidationError } from '../errors/errors.ts'
import { assertIdsFree } from '../external-ids/external-ids.ts'
import { draftOf, objectOf, validated } from '../http/body.ts'
import { assertReferences } from '../http/references.ts'
import type { RequestContext } from '../http/request.ts'
import { assertUnchanged } from '../http/unchanged.ts'
import { addressChanged, type AccountHost } from './changed-address.ts'
import { lowerLinks } from './client-links.ts'
import { assertNotLastOwner } from './last-owner.ts'
import { assertMayGrant, userColumns, type GivenUser } from './store-user.ts'
import type { EditableUser as Row } from './user-rows.ts'

const names = wireNames(user)
const READ_ONLY_FIELDS = new Set([
  'uuid',
  'client_uuid',
  'client_name',
  'children_clients',
  'child_client_roles',
  'last_login',
  'last_login_ms',
  'deactivated_at',
  'deactivated_at_ms',
  'version',
  'may_edit',
  'absence',
  'has_second_factor',
  ...TIMES,
])
const CHANGED_BY_LINK = 'Change roles in child clients through clients/{client}/users/{user}.'
/** Values that a change of a user cannot set, and what sets them. */
const fixed = {
  client_uuid: 'The client of a user cannot be changed.',
  children_clients: CHANGED_BY_LINK,
  child_client_roles: CHANGED_BY_LINK,
}
const rolesOf = (children: Readonly<Record<string, { role: Role }>>): Draft =>
  Object.fromEntries(Object.entries(children).map(([uuid, { role }]) => [uuid, role]))
const OWN_ADDRESS = 'Change your own e-mail address in your profile, where your password is asked for.'

/**
 * Whether the viewer may make this of a user. Throws 422 for a role above the viewer's own, and for the viewer's own
 * address where their password is known; 403 for the viewer's own role.
 */
export function assertMayChange(
  viewer: SignedIn,
  row: Row,
  value: GivenUser,
  { isExternal }: Pick<AccountHost, 'isExternal'>,
): void {
  const isOwn = row.uuid === viewer.user_uuid
  if (value.clientRole !== row.client_role) {
    if (isOwn) throw new Forbidden('Nobody changes their own role.')
    assertMayGrant(viewer, row.client_uuid ?? '', value.clientRole)
  }
  if (value.emailAddress !== row.email_address && isOwn && !isExternal)
    throw new ValidationError({ email_address: OWN_ADDRESS })
}

/**
 * A user as a body in wire names leaves them: what it does not name stays. Throws 422 with all problems, and what
 * `assertMayChange` throws.
 */
export function changedUser(
  viewer: SignedIn,
  row: Row,
  body: unknown,
  host: Pick<AccountHost, 'isExternal'>,
): GivenUser {
  const before: Draft = Object.fromEntries([...names].map(([name, wire]) => [name, row[wire as keyof typeof row]]))
  const value = validated(user, { ...before, ...draftOf(names, body, READ_ONLY_FIELDS) })
  assertUnchanged(objectOf(body), { ...row, child_client_roles: rolesOf(row.children_clients) }, fixed)
  assertMayChange(viewer, row, value, host)
  return value
}

/** What differs in a user as a change leaves them, before and after; undefined if nothing does. */
export const differenceOfUser = (row: Row, value: GivenUser) =>
  difference({ ...row, role: row.client_role }, { ...userColumns(value), external_ids: value.externalIds ?? [] })

/**
 * Stores a user as a change leaves them, which `assertMayChange` has let through. A firm keeps at least one owner, and
 * a lower role lowers the roles in child clients with it. The row is locked. Resolves with whether anything differs.
 */
export async function storeChangedUser(
  asked: Pick<RequestContext, 'tx' | 'viewer'>,
  row: Row,
  value: GivenUser,
  host: AccountHost,
): Promise<boolean> {
  const { tx, viewer } = asked
  const { uuid } = row
  const client = row.client_uuid ?? ''
  if (value.clientRole !== row.client_role) await assertNotLastOwner(tx, row, client)
  await assertReferences(tx, { client_uuid: client }, user, value)
  await assertEmailFree(tx, value.emailAddress, uuid)
  const ids = value.externalIds ?? []
  const changed = differenceOfUser(row, value)
  if (!changed) return false
  if ('external_ids' in changed.after) await assertIdsFree(asked, { kind: 'user', within: client }, ids, uuid)
  await tx
    .updateTable('person')
    .set((e) => ({
      ...userColumns(value),
      external_ids: JSON.stringify(ids),
      version: e('version', '+', 1),
      changed_at: e.fn<string>('now'),
    }))
    .where('uuid', '=', uuid)
    .execute()
  if (value.emailAddress !== row.email_address)
    await addressChanged(tx, row, { isOwn: uuid === viewer.user_uuid }, host)
  // Any other change leaves them as they were given.
  if (row.client_role !== 'admin' && outranks(row.client_role, value.clientRole))
    await lowerLinks(asked, uuid, row.children_clients, value.clientRole)
  await audit(
    tx,
    { client_uuid: client, case_uuid: null, entity: 'user', entity_uuid: uuid, by: viewer.user_uuid },
    'changed',
    changed,
  )
  return true
}
