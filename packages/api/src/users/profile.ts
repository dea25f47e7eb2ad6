import { user } from '@costdraft/schema/users/users.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import { endSession, grantOf, sessionsOf } from '../access/sessions.ts'
import { audit, difference } from '../audit/audit.ts'
import { validated, draftOf } from '../http/body.ts'
import { Forbidden, NotFound } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { assertEmailFree } from '../access/same-email.ts'

/** The fields users may change in their own profile. */
const profileFields = { firstname: user.firstname, surname: user.surname, emailAddress: user.emailAddress }
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

/**
 * Changes the viewer's own name and sign-in address. Throws 403 for an API client: its name is that it was created
 * with, and it does not sign in.
 */
export async function changeProfile(asked: RequestContext) {
  const { tx, viewer, req } = asked
  const { firstname, surname, email_address } = viewer
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
    .set((e) => ({ ...after, version: e('version', '+', 1), changed_at: e.fn<string>('now') }))
    .where('uuid', '=', viewer.user_uuid)
    .execute()
  await audit(tx, auditSubject(asked, 'user'), 'changed', changed)
  return { ...viewer, ...after }
}

export const ownSessions = ({ tx, viewer, req }: RequestContext) =>
  sessionsOf(tx, viewer.user_uuid, grantOf(req.headers.authorization))
export async function endOwnSession({ tx, viewer, req }: RequestContext): Promise<undefined> {
  if (!(await endSession(tx, viewer.user_uuid, String(req.params.session)))) throw new NotFound()
}
