import { outranks, type Role } from '@costdraft/schema/access/roles.ts'
import { Password, user } from '@costdraft/schema/users/users.ts'
import { field, type Draft, type InputOf } from '@costdraft/schema/field.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import type { Tx } from '../access/as-viewer.ts'
import { forgetLinks } from '../accounts/account-links.ts'
import { assertPassword } from '../accounts/password-rules.ts'
import { storePassword } from '../accounts/store-password.ts'
import { hashPassword, unknownPasswordHash } from '../access/passwords.ts'
import { endSessions } from '../access/sessions.ts'
import { audit, difference } from '../audit/audit.ts'
import { validated, assertVersion, draftOf, objectOf } from '../http/body.ts'
import { creationHash } from '../external-ids/creation.ts'
import { assertIdsFree, auditedIds, columnsOfNew, repeatedCreation } from '../external-ids/external-ids.ts'
import { requireActiveClient } from '../clients/client-rows.ts'
import { Conflict, Forbidden, ValidationError } from '../errors/errors.ts'
import { assertReferences } from '../http/references.ts'
import type { RequestContext } from '../http/request.ts'
import { assertUnchanged } from '../http/unchanged.ts'
import { assertEmailFree } from '../access/same-email.ts'
import type { Insertable } from 'kysely'
import { addressChanged, type AccountHost } from './changed-address.ts'
import { giveLink, type LinkGiver } from './given-links.ts'
import type { PersonTable } from './users.table.ts'
import { lowerLinks, setLink, type LinkRole } from './client-links.ts'
import { assertStillAdministrator } from './administrators.ts'
import { administeredUser, editableUser, mayGrantRole, userRow } from './user-rows.ts'
import { TIMES } from '../db/times.ts'

const newUser = { ...user, password: field(Password) }
const names = wireNames(user)
const newNames = wireNames(newUser)
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
const ROLE_ABOVE_OWN = 'You cannot give a role above your own.'

const userColumns = (value: InputOf<typeof user>) => ({
  firstname: value.firstname,
  surname: value.surname,
  email_address: value.emailAddress,
  role: value.clientRole,
  site_uuid: value.siteUuid,
  solicitor_sra_number: value.solicitorSraNumber ?? null,
})

/** A user as a request gives it, without what only a creation has. */
type Given = Omit<InputOf<typeof newUser>, 'password'>
/** What a new user signs in with: null before a link is used. */
type Secret = Pick<Insertable<PersonTable>, 'password_hash' | 'must_change_password'>
const unknownSecret = async (): Promise<Secret> => ({ password_hash: await unknownPasswordHash() })

/**
 * Creates a user of a client, with roles in its child clients. Validation errors of those name the child client. A
 * creation that repeats another by its external ids (200) answers the user that is there, whose password stays.
 */
export async function addUser(asked: RequestContext, client: string) {
  const { child_client_roles: children, ...body } = objectOf(asked.req.body)
  const { password, ...value } = validated(newUser, draftOf(newNames, body, NOT_GIVEN))
  const added = await storeUser(asked, client, value, children, async (row) => {
    assertPassword(password, row, { isOwners: false })
    return { password_hash: await hashPassword(password), must_change_password: true }
  })
  return { status: added.isNew ? 201 : 200, body: await userRow(asked.tx, asked.viewer, added.uuid) }
}

/**
 * `POST users/clients/{client}/invitation`: creates a user who has no password yet, and a link to choose one. A
 * creation that repeats another by its external ids (200) gives no link.
 */
export async function inviteUser(asked: RequestContext, client: string, giver: LinkGiver) {
  const { child_client_roles: children, ...body } = objectOf(asked.req.body)
  const value = validated(user, draftOf(names, body, NOT_GIVEN))
  const added = await storeUser(asked, client, value, children, unknownSecret)
  const row = await userRow(asked.tx, asked.viewer, added.uuid)
  const invitation = added.isNew ? await giveLink(asked, row, 'invitation', giver) : null
  return { status: added.isNew ? 201 : 200, body: { ...row, invitation } }
}
/** The answer to an invitation that is sent a second time: what opens the account is in the first alone. */
export const invitedBefore = async ({ tx, viewer }: RequestContext, uuid: string) => ({
  status: 201,
  body: { ...(await userRow(tx, viewer, uuid)), invitation: null },
})
const NOT_GIVEN = new Set(['uuid', 'client_uuid'])

/** Stores a new user, or finds the one whose creation this repeats. `secretOf` says what the user signs in with. */
async function storeUser(
  asked: RequestContext,
  client: string,
  value: Given,
  children: unknown,
  secretOf: (row: ReturnType<typeof userColumns>) => Promise<Secret>,
): Promise<{ uuid: string; isNew: boolean }> {
  const { tx, viewer } = asked
  if (!mayGrantRole(viewer, client, value.clientRole)) throw new ValidationError({ client_role: ROLE_ABOVE_OWN })
  const { externalIds } = value
  const hash = creationHash({ ...value, child_client_roles: children })
  const repeated = await repeatedCreation(asked, { kind: 'user', within: client }, externalIds, hash)
  if (repeated !== undefined) return { uuid: repeated, isNew: false }
  await requireActiveClient(tx, client)
  await assertReferences(tx, { client_uuid: client }, user, value)
  await assertEmailFree(tx, value.emailAddress)
  const row = userColumns(value as InputOf<typeof user>)
  const { uuid } = await tx
    .insertInto('person')
    .values({ ...row, ...columnsOfNew(externalIds, hash), client_uuid: client, ...(await secretOf(row)) })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await audit(
    tx,
    { client_uuid: client, case_uuid: null, entity: 'user', entity_uuid: uuid, by: viewer.user_uuid },
    'added',
    { after: { ...row, ...auditedIds(externalIds) } },
  )
  for (const [child, role] of Object.entries(objectOf(children ?? {})))
    if (role !== 'no_access') await setLink(asked, child, uuid, role as LinkRole).catch(prefixDetails(child))
  return { uuid, isNew: true }
}

/** Prefixes validation details of a child client role with its path in the request body. */
const prefixDetails =
  (child: string) =>
  (error: unknown): never => {
    throw error instanceof ValidationError
      ? new ValidationError({ [`child_client_roles.${child}`]: Object.values(error.details).join(' ') })
      : error
  }

const OWN_ADDRESS = 'Change your own e-mail address in your profile, where your password is asked for.'

/**
 * Changes the given fields of a user. Nobody may change their own role, or here their own address where their password
 * is known, and a firm must keep at least one owner.
 */
export async function changeUser(asked: RequestContext, uuid: string, host: AccountHost) {
  const { tx, viewer, req } = asked
  const row = await editableUser(tx, viewer, uuid)
  assertVersion(req, row)
  await requireActiveClient(tx, row.client_uuid ?? '', { lock: false })
  const client = row.client_uuid ?? ''
  const before: Draft = Object.fromEntries([...names].map(([name, wire]) => [name, row[wire as keyof typeof row]]))
  const value = validated(user, { ...before, ...draftOf(names, req.body, READ_ONLY_FIELDS) })
  assertUnchanged(objectOf(req.body), { ...row, child_client_roles: rolesOf(row.children_clients) }, fixed)
  if (value.clientRole !== row.client_role) {
    if (uuid === viewer.user_uuid) throw new Forbidden('Nobody changes their own role.')
    if (!mayGrantRole(viewer, client, value.clientRole)) throw new ValidationError({ client_role: ROLE_ABOVE_OWN })
    await assertNotLastOwner(tx, row, client)
  }
  const isMoved = value.emailAddress !== row.email_address
  if (isMoved && uuid === viewer.user_uuid && !host.isExternal)
    throw new ValidationError({ email_address: OWN_ADDRESS })
  await assertReferences(tx, { client_uuid: client }, user, value)
  await assertEmailFree(tx, value.emailAddress, uuid)
  const after = userColumns(value)
  const ids = value.externalIds ?? []
  const changed = difference({ ...row, role: row.client_role }, { ...after, external_ids: ids })
  if (changed) {
    if ('external_ids' in changed.after) await assertIdsFree(asked, { kind: 'user', within: client }, ids, uuid)
    await tx
      .updateTable('person')
      .set((e) => ({
        ...after,
        external_ids: JSON.stringify(ids),
        version: e('version', '+', 1),
        changed_at: e.fn<string>('now'),
      }))
      .where('uuid', '=', uuid)
      .execute()
    if (isMoved) await addressChanged(tx, row, { isOwn: uuid === viewer.user_uuid }, host)
    // A lower role lowers the roles in child clients with it. Any other change leaves them as they were given.
    if (row.client_role !== 'admin' && outranks(row.client_role, value.clientRole))
      await lowerLinks(asked, uuid, row.children_clients, value.clientRole)
    await audit(
      tx,
      { client_uuid: client, case_uuid: null, entity: 'user', entity_uuid: uuid, by: viewer.user_uuid },
      'changed',
      changed,
    )
  }
  return userRow(tx, viewer, uuid)
}

async function assertNotLastOwner(
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
  if (!other) throw new Conflict('A firm keeps an owner. Make someone else the owner first.')
}

/**
 * Deactivates a user and ends their sessions at once, or reactivates them. Those of an archived client can only be
 * deactivated. One system administrator is kept, as one owner of a firm.
 */
export async function deactivateUser({ tx, viewer, req }: RequestContext, uuid: string, deactivated: boolean) {
  const { client_role } = await userRow(tx, viewer, uuid)
  // Before the row of one of them is locked, because it locks those of all.
  if (deactivated && client_role === 'admin' && uuid !== viewer.user_uuid) await assertStillAdministrator(tx, viewer)
  const row = await administeredUser(tx, viewer, uuid)
  const client = row.client_uuid
  assertVersion(req, row)
  if (!deactivated && client !== null) await requireActiveClient(tx, client, { lock: false })
  if (deactivated && uuid === viewer.user_uuid) throw new Conflict('Nobody deactivates themselves.')
  if ((row.deactivated_at !== null) !== deactivated) {
    if (deactivated && client !== null) await assertNotLastOwner(tx, row, client)
    await tx
      .updateTable('person')
      .set((e) => ({
        deactivated_at: deactivated ? new Date().toISOString() : null,
        version: e('version', '+', 1),
        changed_at: e.fn<string>('now'),
      }))
      .where('uuid', '=', uuid)
      .execute()
    if (deactivated) {
      await forgetLinks(tx, uuid)
      await endSessions(tx, uuid)
    }
    await audit(
      tx,
      { client_uuid: client, case_uuid: null, entity: 'user', entity_uuid: uuid, by: viewer.user_uuid },
      deactivated ? 'removed' : 'restored',
    )
  }
  return userRow(tx, viewer, uuid)
}

/** Sets a new password for another user, to be changed at the next sign-in, and ends that user's sessions. */
export async function resetPassword({ tx, viewer, req }: RequestContext, uuid: string) {
  const row = await editableUser(tx, viewer, uuid)
  if (uuid === viewer.user_uuid) throw new Conflict('Change your own password in your profile.')
  const { password } = validated({ password: field(Password) }, draftOf(new Map([['password', 'password']]), req.body))
  assertPassword(password, row, { isOwners: false })
  await storePassword(tx, row, { hash: await hashPassword(password), by: viewer.user_uuid })
  await endSessions(tx, uuid)
  return userRow(tx, viewer, uuid)
}
