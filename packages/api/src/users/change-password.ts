import { wireNames } from '@costdraft/schema/names.ts'
import { passwordChange } from '@costdraft/schema/users/users.ts'
import type { RequestHandler } from 'express'
import { forgetLinks } from '../accounts/account-links.ts'
import { assertPassword } from '../accounts/password-rules.ts'
import { hashPassword } from '../access/passwords.ts'
import { endSessions, grantOf } from '../access/sessions.ts'
import { changesOf, type Throttle } from '../access/sign-in-throttle.ts'
import { audit } from '../audit/audit.ts'
import { draftOf, validated } from '../http/body.ts'
import { StreamedResponse, type RequestHandlers, type RequestContext } from '../http/request.ts'
import { askingForPassword, assertPresentPassword } from './present-password.ts'
import { auditSubject } from './profile.ts'
import { resetPassword } from './user-changes.ts'

const names = wireNames(passwordChange)
const passwordsIn = ({ req }: RequestContext) => validated(passwordChange, draftOf(names, req.body))

/** Changes the viewer's password, given the current one, and ends all other sessions of the viewer. */
async function changePassword(asked: RequestContext): Promise<undefined> {
  const { tx, viewer, req } = asked
  const { currentPassword, password } = passwordsIn(asked)
  await assertPresentPassword(asked, currentPassword)
  assertPassword(password, viewer, { isOwners: true })
  await tx
    .updateTable('person')
    .set({ password_hash: await hashPassword(password), must_change_password: false })
    .where('uuid', '=', viewer.user_uuid)
    .execute()
  await forgetLinks(tx, viewer.user_uuid)
  await endSessions(tx, viewer.user_uuid, grantOf(req.headers.authorization))
  await audit(tx, auditSubject(asked, 'password'), 'changed', { before: { password: null }, after: { password: null } })
}

/** `POST users/user/password`. */
export const passwordRoute = (ask: RequestHandlers, throttle: Throttle): RequestHandler[] =>
  askingForPassword(ask, throttle, passwordsIn, changePassword)

/**
 * `POST users/{user}/password`: an administrator sets a new password. It lifts the locks of the account, at the sign-in
 * page and for changes of the password, once it is stored and before this is answered: what was guessed at is gone, and
 * the user who was locked out, often by strangers, signs in at once.
 */
export const resetRoute = (ask: RequestHandlers, throttle: Throttle): RequestHandler =>
  ask(async (asked) => {
    const user = await resetPassword(asked, String(asked.req.params.user))
    return new StreamedResponse(async (res) => {
      await throttle.lift(user.email_address)
      await throttle.lift(changesOf(user.uuid))
      res.json(user)
    })
  })
