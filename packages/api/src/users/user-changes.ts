import { Password, user } from '@costdraft/schema/users/users.ts'
import { field } from '@costdraft/schema/field.ts'
import { forgetLinks } from '../accounts/account-links.ts'
import { assertPassword } from '../accounts/password-rules.ts'
import { storePassword } from '../accounts/store-password.ts'
import { hashPassword, unknownPasswordHash } from '../access/passwords.ts'
import { endSessions } from '../access/sessions.ts'
import { audit } from '../audit/audit.ts'
import { validated, assertVersion, draftOf, objectOf } from '../http/body.ts'
import { requireActiveClient } from '../clients/client-rows.ts'
import { Conflict } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { assertStillAdministrator } from './administrators.ts'
import { changedUser, storeChangedUser } from './change-user.ts'
import type { AccountHost } from './changed-address.ts'
import { giveLink, type LinkGiver } from './given-links.ts'
import { assertNotLastOwner } from './last-owner.ts'
import { givenUser, storeUser, type Secret } from './store-user.ts'
import { administeredUser, editableUser, userRow, type EditableUser } from './user-rows.ts'

const newUser = { ...user, password: field(Password) }
/** What somebody signs in with who is to choose a password by a link: one that nobody knows. */
export const unknownSecret = async (): Promise<Secret> => ({ password_hash: await unknownPasswordHash() })

/**
 * Creates a user of a client, with roles in its child clients. Validation errors of those name the child client. A
 * creation that repeats another by its external ids (200) answers the user that is there, whose password stays.
 */
export async function addUser(asked: RequestContext, client: string) {
  const { child_client_roles: children, ...body } = objectOf(asked.req.body)
  const { password, ...value } = givenUser(newUser, body)
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
  const value = givenUser(user, body)
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

/**
 * Changes the given fields of a user. Nobody may change their own role, or here their own address where their password
 * is known, and a firm must keep at least one owner.
 */
export async function changeUser(asked: RequestContext, uuid: string, host: AccountHost) {
  const { tx, viewer, req } = asked
  const row = await editableUser(tx, viewer, uuid)
  assertVersion(req, row)
  await requireActiveClient(tx, row.client_uuid ?? '', { lock: false })
  await storeChangedUser(asked, row, changedUser(viewer, row, req.body, host), host)
  return userRow(tx, viewer, uuid)
}

/** `DELETE users/{user}` and `POST users/{user}/restore`. One system administrator is kept. */
export async function deactivateUser(
  asked: Pick<RequestContext, 'tx' | 'viewer' | 'req'>,
  uuid: string,
  deactivated: boolean,
) {
  const { tx, viewer, req } = asked
  const { client_role } = await userRow(tx, viewer, uuid)
  // Before the row of one of them is locked, because it locks those of all.
  if (deactivated && client_role === 'admin' && uuid !== viewer.user_uuid) await assertStillAdministrator(tx, viewer)
  const row = await administeredUser(tx, viewer, uuid)
  assertVersion(req, row)
  await storeDeactivation(asked, row, deactivated)
  return userRow(tx, viewer, uuid)
}

/**
 * Deactivates a user and ends their sessions at once, or reactivates them. Those of an archived client can only be
 * deactivated. One owner of a firm is kept.
 */
export async function storeDeactivation(
  { tx, viewer }: Pick<RequestContext, 'tx' | 'viewer'>,
  row: EditableUser,
  deactivated: boolean,
): Promise<void> {
  const { uuid, client_uuid: client } = row
  if (!deactivated && client !== null) await requireActiveClient(tx, client, { lock: false })
  if (deactivated && uuid === viewer.user_uuid) throw new Conflict('Nobody deactivates themselves.')
  if ((row.deactivated_at !== null) === deactivated) return
  if (deactivated && client !== null) await assertNotLastOwner(tx, row, client)
  await tx
    .updateTable('person')
    .set((e) => ({
      deactivated_at: deactivated ? new Date().toISOString() : null,
      // Whoever is active again is there again for the directory that deleted them.
      ...(!deactivated && { scim_deleted: false }),
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
