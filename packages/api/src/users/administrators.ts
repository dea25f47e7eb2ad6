import { wireNames } from '@costdraft/schema/names.ts'
import { field, type InputOf } from '@costdraft/schema/field.ts'
import { Password, user } from '@costdraft/schema/users/users.ts'
import type { Tx } from '../access/as-viewer.ts'
import { assertPassword } from '../accounts/password-rules.ts'
import { hashPassword, unknownPasswordHash } from '../access/passwords.ts'
import { assertEmailFree } from '../access/same-email.ts'
import type { SignedIn } from '../access/viewer.ts'
import { audit } from '../audit/audit.ts'
import { Forbidden } from '../errors/errors.ts'
import { draftOf, validated } from '../http/body.ts'
import type { RequestContext } from '../http/request.ts'
import { giveLink, type LinkGiver } from './given-links.ts'
import { isAdministrator, userRow, userRows } from './user-rows.ts'

/** What there is to say of a system administrator, who is of no firm. */
const administrator = { firstname: user.firstname, surname: user.surname, emailAddress: user.emailAddress }
const newAdministrator = { ...administrator, password: field(Password) }
const names = wireNames(administrator)
const newNames = wireNames(newAdministrator)

function assertAdministrator({ viewer }: Pick<RequestContext, 'viewer'>): void {
  if (!isAdministrator(viewer)) throw new Forbidden()
}

/** `GET users/administrators`: all system administrators, the deactivated ones last, by surname. */
export async function listAdministrators(asked: RequestContext) {
  assertAdministrator(asked)
  const rows = await userRows(asked.tx)
    .where('person.role', '=', 'admin')
    .orderBy((e) => e('person.deactivated_at', 'is not', null))
    .orderBy('person.name_key')
    .orderBy('person.uuid')
    .execute()
  return rows.map((row) => ({ ...row, may_edit: false }))
}

/** Stores a system administrator, with a line of the audit trail. */
async function store(
  { tx, viewer }: RequestContext,
  { firstname, surname, emailAddress }: InputOf<typeof administrator>,
  password_hash: string,
  must_change_password: boolean,
): Promise<string> {
  await assertEmailFree(tx, emailAddress)
  const row = { firstname, surname, email_address: emailAddress, role: 'admin' as const }
  const { uuid } = await tx
    .insertInto('person')
    .values({ ...row, password_hash, must_change_password })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const subject = { client_uuid: null, case_uuid: null, entity: 'user', entity_uuid: uuid, by: viewer.user_uuid }
  await audit(tx, subject, 'added', { after: row })
  return uuid
}

/** `POST users/administrators`: adds a system administrator with a password, to be changed at the first sign-in. */
export async function addAdministrator(asked: RequestContext) {
  assertAdministrator(asked)
  const { password, ...value } = validated(newAdministrator, draftOf(newNames, asked.req.body))
  assertPassword(password, { ...value, email_address: value.emailAddress }, { isOwners: false })
  const uuid = await store(asked, value, await hashPassword(password), true)
  return { status: 201, body: await userRow(asked.tx, asked.viewer, uuid) }
}

/** `POST users/administrators/invitation`: adds a system administrator who chooses a password by a link. */
export async function inviteAdministrator(asked: RequestContext, giver: LinkGiver) {
  assertAdministrator(asked)
  const value = validated(administrator, draftOf(names, asked.req.body))
  const uuid = await store(asked, value, await unknownPasswordHash(), false)
  const row = await userRow(asked.tx, asked.viewer, uuid)
  return { status: 201, body: { ...row, invitation: await giveLink(asked, row, 'invitation', giver) } }
}

/**
 * Throws 403 for a viewer who is no active system administrator any more. Locks all who are, in one order: of two who
 * deactivate each other at one moment the later one is told so, and one of them stays.
 */
export async function assertStillAdministrator(tx: Tx, viewer: SignedIn): Promise<void> {
  const active = await tx
    .selectFrom('person')
    .select('uuid')
    .where('role', '=', 'admin')
    .where('kind', '=', 'person')
    .where('deactivated_at', 'is', null)
    .orderBy('uuid')
    .forUpdate()
    .execute()
  if (!active.some(({ uuid }) => uuid === viewer.user_uuid)) throw new Forbidden()
}
