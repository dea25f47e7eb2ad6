import { passwordChange, user } from '@costdraft/schema/users/users.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import { hashPassword, passwordMatches } from '../access/passwords.ts'
import { endSession, endSessions, grantOf, sessionsOf } from '../access/sessions.ts'
import { audit, difference } from '../audit/audit.ts'
import { accepted, draftOf } from '../http/body.ts'
import { NotFound, Refused } from '../http/errors.ts'
import type { Asked } from '../http/request.ts'

const own = { firstname: user.firstname, surname: user.surname, emailAddress: user.emailAddress }
const names = wireNames(own),
  passwordNames = wireNames(passwordChange)
const subject = ({ viewer }: Asked, entity: string) => ({
  client_uuid: viewer.client_uuid,
  case_uuid: null,
  entity,
  entity_uuid: viewer.user_uuid,
  by: viewer.user_uuid,
})

/** What everyone may change of themselves: the name and the address they sign in with; never the role. */
export async function changeProfile(asked: Asked) {
  const { tx, viewer, req } = asked,
    { firstname, surname, email_address } = viewer
  const value = accepted(own, { firstname, surname, emailAddress: email_address, ...draftOf(names, req.body) })
  const taken = await tx
    .selectFrom('person')
    .select('uuid')
    .where((e) => e(e.fn('lower', ['email_address']), '=', value.emailAddress.toLowerCase()))
    .executeTakeFirst()
  if (taken && taken.uuid !== viewer.user_uuid)
    throw new Refused({ email_address: 'This e-mail address cannot be used.' })
  const after = { firstname: value.firstname, surname: value.surname, email_address: value.emailAddress }
  const changed = difference({ firstname, surname, email_address }, after)
  if (changed) {
    await tx
      .updateTable('person')
      .set((e) => ({ ...after, version: e('version', '+', 1) }))
      .where('uuid', '=', viewer.user_uuid)
      .execute()
    await audit(tx, subject(asked, 'user'), 'changed', changed)
  }
  return { ...viewer, ...after }
}

/** A new password for oneself, with the one that was; what else is signed in ends. */
export async function changePassword(asked: Asked): Promise<undefined> {
  const { tx, viewer, req } = asked,
    { currentPassword, password } = accepted(passwordChange, draftOf(passwordNames, req.body))
  const { password_hash } = await tx
    .selectFrom('person')
    .select('password_hash')
    .where('uuid', '=', viewer.user_uuid)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!(await passwordMatches(password_hash, currentPassword)))
    throw new Refused({ current_password: 'This is not your password.' })
  await tx
    .updateTable('person')
    .set({ password_hash: await hashPassword(password) })
    .where('uuid', '=', viewer.user_uuid)
    .execute()
  await endSessions(tx, viewer.user_uuid, grantOf(req.headers.authorization))
  await audit(tx, subject(asked, 'password'), 'changed', { before: { password: null }, after: { password: null } })
}

export const ownSessions = ({ tx, viewer, req }: Asked) =>
  sessionsOf(tx, viewer.user_uuid, grantOf(req.headers.authorization))
export async function endOwnSession({ tx, viewer, req }: Asked): Promise<undefined> {
  if (!(await endSession(tx, viewer.user_uuid, String(req.params.session)))) throw new NotFound()
}
