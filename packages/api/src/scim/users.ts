import { USER_SCHEMA } from '@costdraft/schema/scim/names.ts'
import { sameEmail } from '../access/same-email.ts'
import { audit, difference } from '../audit/audit.ts'
import { requireActiveClient } from '../clients/client-rows.ts'
import { taken } from '../db/taken-values.ts'
import type { AccountHost } from '../users/changed-address.ts'
import { giveLink, type LinkGiver } from '../users/given-links.ts'
import { assertMayChange, storeChangedUser } from '../users/change-user.ts'
import { storeUser } from '../users/store-user.ts'
import { storeDeactivation, unknownSecret } from '../users/user-changes.ts'
import { editableUser, type EditableUser } from '../users/user-rows.ts'
import { attributeName, EXTENSION } from './attribute-name.ts'
import { bodyOf, changesIn, readPatch } from './patch.ts'
import { projected, projectionOf } from './projection.ts'
import { notUnique } from './scim-error.ts'
import { assertMatch, withVersion, type ScimContext } from './scim-request.ts'
import { applyToUser, type UserDraft } from './user-draft.ts'
import { provisionedUserRow, userResource, withDirectoryId } from './user-resources.ts'
import { draftOf, nobody, saysElse, valueOf, type Value } from './user-values.ts'

/** How people are given links to choose a password, and who keeps the passwords. */
export type Accounts = LinkGiver & AccountHost

/**
 * Invites somebody who may sign in and never has, by mail. Where none is sent an administrator gives them a link, and
 * an external sign-in host has accounts of its own.
 */
async function invite(asked: ScimContext, { uuid }: { uuid: string }, accounts: Accounts): Promise<void> {
  if (accounts.isExternal || !accounts.sendsMail) return
  const row = await editableUser(asked.tx, asked.viewer, uuid)
  if (row.deactivated_at === null && row.last_login === null) await giveLink(asked, row, 'invitation', accounts)
}

/** Stores what a user is to be, and whether they may sign in. */
async function change(asked: ScimContext, row: EditableUser, draft: UserDraft, accounts: Accounts): Promise<void> {
  const before = draftOf(row)
  // Whoever leaves an archived firm is deactivated as elsewhere.
  if (saysElse(before, draft)) {
    await requireActiveClient(asked.tx, asked.client, { lock: false })
    const value = await valueOf(asked, draft, row.external_ids)
    assertMayChange(asked.viewer, row, value, accounts)
    await storeChangedUser(asked, row, value, accounts)
  }
  if (draft.active === before.active) return
  await storeDeactivation(asked, row, !draft.active)
  if (draft.active) await invite(asked, row, accounts)
}

/** Stores whether a user is there for the directory, and what it calls them. */
async function storeDeletion(asked: ScimContext, row: EditableUser, scim_deleted: boolean): Promise<void> {
  const { tx, viewer, client } = asked
  const { uuid, external_ids } = row
  const ids = scim_deleted ? withDirectoryId(external_ids, null) : external_ids
  const changed = difference({ scim_deleted: !scim_deleted, external_ids }, { scim_deleted, external_ids: ids })
  if (!changed) return
  await tx
    .updateTable('person')
    .set((e) => ({
      scim_deleted,
      external_ids: JSON.stringify(ids),
      version: e('version', '+', 1),
      changed_at: e.fn<string>('now'),
    }))
    .where('uuid', '=', uuid)
    .execute()
  const subject = { client_uuid: client, case_uuid: null, entity: 'user', entity_uuid: uuid, by: viewer.user_uuid }
  await audit(tx, subject, 'changed', changed)
}

/** The answer of one user, as a change has left it. */
async function answer(asked: ScimContext, uuid: string) {
  const { tx, client, base, req } = asked
  const row = await provisionedUserRow(tx, client, uuid)
  return withVersion(asked, row, projected(userResource(row, base), projectionOf(req.query)))
}

/** The user of the path, locked. Throws 404, 403 for one above the role of the program, and 412 for another version. */
async function changedUser(asked: ScimContext): Promise<EditableUser> {
  const { tx, viewer, client, req } = asked
  const uuid = String(req.params.user)
  await provisionedUserRow(tx, client, uuid)
  const row = await editableUser(tx, viewer, uuid)
  // Another request may have deleted them meanwhile.
  await provisionedUserRow(tx, client, uuid)
  assertMatch(asked, row)
  return row
}

/** `GET Users/{user}`. */
export const readUser = (asked: ScimContext) => answer(asked, String(asked.req.params.user))

/** Whoever of the firm has an address, also somebody whom the directory has deleted. */
const ofAddress = ({ tx, client }: ScimContext, address: string) =>
  tx
    .selectFrom('person')
    .select(['uuid', 'deactivated_at', 'scim_deleted'])
    .where(sameEmail(address))
    .where('client_uuid', '=', client)
    .where('kind', '=', 'person')
    .executeTakeFirst()
type Former = NonNullable<Awaited<ReturnType<typeof ofAddress>>>

/**
 * `POST Users`: adds a user, or reactivates the one who had this address. Throws 409 `uniqueness` where somebody else
 * has it, in whichever firm.
 */
export async function addUser(asked: ScimContext, accounts: Accounts) {
  const { client, res, base, tx } = asked
  const draft = applyToUser(changesIn('add', bodyOf(asked.req.body, USER_SCHEMA)), nobody)
  const value = await valueOf(asked, draft, [])
  await requireActiveClient(tx, client)
  const former = await ofAddress(asked, value.emailAddress)
  const uuid = former ? await storeAgain(asked, former, draft, accounts) : await store(asked, value, draft, accounts)
  res.status(201).location(`${base}/Users/${uuid}`)
  return answer(asked, uuid)
}

/** Brings a user back whom the directory has deleted, or who was deactivated. Whoever is there already is changed. */
async function storeAgain(asked: ScimContext, former: Former, draft: UserDraft, accounts: Accounts): Promise<string> {
  const assertGone = (isActive: boolean): void => {
    if (isActive || (!draft.active && !former.scim_deleted)) throw notUnique(taken.person_email.email_address)
  }
  assertGone(former.deactivated_at === null)
  const row = await editableUser(asked.tx, asked.viewer, former.uuid)
  assertGone(row.deactivated_at === null)
  if (former.scim_deleted && !draft.active) await storeDeletion(asked, row, false)
  await change(asked, row, draft, accounts)
  return row.uuid
}

async function store(asked: ScimContext, value: Value, draft: UserDraft, accounts: Accounts): Promise<string> {
  const { uuid, isNew } = await storeUser(asked, asked.client, value, undefined, unknownSecret)
  if (!isNew) throw notUnique('Another user has this externalId.')
  if (draft.active) await invite(asked, { uuid }, accounts)
  else await storeDeactivation(asked, await editableUser(asked.tx, asked.viewer, uuid), true)
  return uuid
}

/**
 * `PUT Users/{user}`: replaces a user. What the body does not say has the value of a new user (RFC 7644 section 3.5.1),
 * with two exceptions: whoever may sign in still may, and a directory that says nothing of the extension does not know
 * it, so that the role that an administrator gave stays.
 */
export async function replaceUser(asked: ScimContext, accounts: Accounts) {
  const row = await changedUser(asked)
  const body = bodyOf(asked.req.body, USER_SCHEMA)
  const { active, clientRole, siteUuid, solicitorSraNumber } = draftOf(row)
  const knowsExtension = Object.keys(body).some((key) => attributeName(key)?.name === EXTENSION)
  const unsaid = knowsExtension ? { active } : { active, clientRole, siteUuid, solicitorSraNumber }
  await change(asked, row, applyToUser(changesIn('replace', body), { ...nobody, ...unsaid }), accounts)
  return answer(asked, row.uuid)
}

/** `PATCH Users/{user}`: makes all changes of a request, or none (RFC 7644 section 3.5.2). */
export async function patchUser(asked: ScimContext, accounts: Accounts) {
  const row = await changedUser(asked)
  await change(asked, row, applyToUser(readPatch(asked.req.body), draftOf(row)), accounts)
  return answer(asked, row.uuid)
}

/**
 * `DELETE Users/{user}`: deactivates a user, who is not there for the directory until they are reactivated. Their name
 * in the directory is free for another.
 */
export async function deleteUser(asked: ScimContext): Promise<undefined> {
  const row = await changedUser(asked)
  await storeDeactivation(asked, row, true)
  await storeDeletion(asked, row, true)
}
