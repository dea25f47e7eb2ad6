import { passwordChange, user } from '@costdraft/schema/users/users.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import { hashPassword, passwordMatches } from '../access/passwords.ts'
import { endSession, endSessions, grantOf, sessionsOf } from '../access/sessions.ts'
import { audit, difference } from '../audit/audit.ts'
import { validated, draftOf } from '../http/body.ts'
import { Forbidden, NotFound, ValidationError } from '../http/errors.ts'
import type { Asked } from '../http/request.ts'
import { assertEmailFree } from './same-email.ts'

/** The fields users may change in their own profile. */
const profileFields = { firstname: user.firstname, surname: user.surname, emailAddress: user.emailAddress }
const names = wireNames(profileFields),
  passwordNames = wireNames(passwordChange)
const auditSubject = ({ viewer }: Asked, entity: string) => ({
  client_uuid: viewer.client_uuid,
  case_uuid: null,
  entity,
  entity_uuid: viewer.user_uuid,
  by: viewer.user_uuid,
})

async function assertHasProfile({ tx, viewer }: Asked): Promise<void> {
  const { kind } = await tx
    .selectFrom('person')
    .select('kind')
    .where('uuid', '=', viewer.user_uuid)
    .executeTakeFirstOrThrow()
  if (kind !== 'person') throw new Forbidden('An API client has no profile.')
}

/** Changes the viewer's own name and sign-in address. Throws 403 for an API client: its name is that it was created with, and it does not sign in. */
export async function changeProfile(asked: Asked) {
  const { tx, viewer, req } = asked,
    { firstname, surname, email_address } = viewer
  const value = validated(profileFields, {
    firstname,
    surname,
    emailAddress: email_address,
    ...draftOf(names, req.body),
  })
  const after = { firstname: value.firstname, surname: value.surname, email_address: value.emailAddress }
  const changed = difference({ firstname, surname, email_address }, after)
  if (!changed) return { ...viewer, ...after }
  await assertHasProfile(asked)
  await assertEmailFree(tx, value.emailAddress, viewer.user_uuid)
  await tx
    .updateTable('person')
    .set((e) => ({ ...after, version: e('version', '+', 1) }))
    .where('uuid', '=', viewer.user_uuid)
    .execute()
  await audit(tx, auditSubject(asked, 'user'), 'changed', changed)
  return { ...viewer, ...after }
}

/** Changes the viewer's password, given the current one, and ends all other sessions of the viewer. */
export async function changePassword(asked: Asked): Promise<undefined> {
  const { tx, viewer, req } = asked,
    { currentPassword, password } = validated(passwordChange, draftOf(passwordNames, req.body))
  const { password_hash } = await tx
    .selectFrom('person')
    .select('password_hash')
    .where('uuid', '=', viewer.user_uuid)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!(await passwordMatches(password_hash, currentPassword)))
    throw new ValidationError({ current_password: 'This is not your password.' })
  await tx
    .updateTable('person')
    .set({ password_hash: await hashPassword(password) })
    .where('uuid', '=', viewer.user_uuid)
    .execute()
  await endSessions(tx, viewer.user_uuid, grantOf(req.headers.authorization))
  await audit(tx, auditSubject(asked, 'password'), 'changed', { before: { password: null }, after: { password: null } })
}

export const ownSessions = ({ tx, viewer, req }: Asked) =>
  sessionsOf(tx, viewer.user_uuid, grantOf(req.headers.authorization))
export async function endOwnSession({ tx, viewer, req }: Asked): Promise<undefined> {
  if (!(await endSession(tx, viewer.user_uuid, String(req.params.session)))) throw new NotFound()
}
