import { REQUIRED } from '@costdraft/schema/field.ts'
import { profile, user } from '@costdraft/schema/users/users.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import type { RequestHandler } from 'express'
import { endSession, endSessions, grantOf, sessionsOf } from '../access/sessions.ts'
import type { Throttle } from '../access/sign-in-throttle.ts'
import { audit, difference } from '../audit/audit.ts'
import { validated, draftOf } from '../http/body.ts'
import { Forbidden, NotFound, ValidationError } from '../errors/errors.ts'
import type { RequestContext, RequestHandlers } from '../http/request.ts'
import { assertEmailFree } from '../access/same-email.ts'
import { addressChanged, type AccountHost } from './changed-address.ts'
import { askingForPassword, assertPresentPassword } from './present-password.ts'

/** The fields users may change in their own profile, and their password, which another address wants. */
const profileFields = {
  firstname: user.firstname,
  surname: user.surname,
  emailAddress: user.emailAddress,
  currentPassword: profile.currentPassword,
}
const names = wireNames(profileFields)
/** An entry of the audit trail about the viewer's own account. */
export const auditSubject = ({ viewer }: RequestContext, entity: string) => ({
  client_uuid: viewer.client_uuid,
  case_uuid: null,
  entity,
  entity_uuid: viewer.user_uuid,
  by: viewer.user_uuid,
})

async function assertHasProfile({ tx, viewer }: RequestContext): Promise<void> {
  const { kind } = await tx
    .selectFrom('person')
    .select('kind')
    .where('uuid', '=', viewer.user_uuid)
    .executeTakeFirstOrThrow()
  if (kind !== 'person') throw new Forbidden('An API client has no profile.')
}

/** What the viewer's profile is to be. Throws 422 for what it cannot be. */
function profileIn({ viewer, req }: RequestContext) {
  const { firstname, surname, email_address } = viewer
  return validated(profileFields, { firstname, surname, emailAddress: email_address, ...draftOf(names, req.body) })
}

/** Whether a change of the profile wants the present password. Throws 422 at `current_password` where it is missing. */
async function wantsPassword(asked: RequestContext): Promise<boolean> {
  const { emailAddress, currentPassword } = profileIn(asked)
  if (emailAddress === asked.viewer.email_address) return false
  await assertHasProfile(asked)
  if (currentPassword == null) throw new ValidationError({ current_password: REQUIRED })
  return true
}

/**
 * Changes the viewer's own name and sign-in address. Throws 403 for an API client: its name is that it was created
 * with, and it does not sign in.
 */
async function changeProfile(asked: RequestContext, host: AccountHost) {
  const { tx, viewer } = asked
  const { firstname, surname, email_address } = viewer
  const value = profileIn(asked)
  const after = { firstname: value.firstname, surname: value.surname, email_address: value.emailAddress }
  const changed = difference({ firstname, surname, email_address }, after)
  if (!changed) return { ...viewer, ...after }
  await assertHasProfile(asked)
  const isMoved = after.email_address !== email_address
  if (isMoved && !host.isExternal) await assertPresentPassword(asked, value.currentPassword ?? '')
  await assertEmailFree(tx, value.emailAddress, viewer.user_uuid)
  await tx
    .updateTable('person')
    .set((e) => ({ ...after, version: e('version', '+', 1), changed_at: e.fn<string>('now') }))
    .where('uuid', '=', viewer.user_uuid)
    .execute()
  if (isMoved) {
    const { user_uuid: uuid, client_uuid } = viewer
    await addressChanged(tx, { uuid, client_uuid, email_address }, { isOwn: true }, host)
  }
  await audit(tx, auditSubject(asked, 'user'), 'changed', changed)
  return { ...viewer, ...after }
}

/** `PATCH users/user`. An external sign-in host has the password, and knows nothing of the address: none is asked. */
export const profileRoute = (ask: RequestHandlers, throttle: Throttle, host: AccountHost): RequestHandler[] => {
  const change = (asked: RequestContext) => changeProfile(asked, host)
  return host.isExternal ? [ask(change)] : askingForPassword(ask, throttle, wantsPassword, change)
}

export const ownSessions = ({ tx, viewer, req }: RequestContext) =>
  sessionsOf(tx, viewer.user_uuid, grantOf(req.headers.authorization))
export async function endOwnSession({ tx, viewer, req }: RequestContext): Promise<undefined> {
  if (!(await endSession(tx, viewer.user_uuid, String(req.params.session)))) throw new NotFound()
}
/** `DELETE users/user/session`: all but the one of this request. */
export async function endOtherSessions({ tx, viewer, req }: RequestContext): Promise<undefined> {
  await endSessions(tx, viewer.user_uuid, grantOf(req.headers.authorization))
}
