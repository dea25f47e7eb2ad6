import { wireNames } from '@costdraft/schema/names.ts'
import { passwordChange } from '@costdraft/schema/users/users.ts'
import type { RequestHandler } from 'express'
import { assertPassword } from '../accounts/password-rules.ts'
import { storePassword } from '../accounts/store-password.ts'
import { hashPassword } from '../access/passwords.ts'
import { endSessions, grantOf } from '../access/sessions.ts'
import { liftPassword, type Throttle } from '../access/sign-in-throttle.ts'
import { draftOf, validated } from '../http/body.ts'
import { StreamedResponse, type RequestHandlers, type RequestContext } from '../http/request.ts'
import { askingForPassword, assertPresentPassword } from './present-password.ts'
import { resetPassword } from './user-changes.ts'

const names = wireNames(passwordChange)
const passwordsIn = ({ req }: RequestContext) => validated(passwordChange, draftOf(names, req.body))

/** Changes the viewer's password, given the current one, and ends all other sessions of the viewer. */
async function changePassword(asked: RequestContext): Promise<undefined> {
  const { tx, viewer, req } = asked
  const { currentPassword, password } = passwordsIn(asked)
  await assertPresentPassword(asked, currentPassword)
  assertPassword(password, viewer, { isOwners: true })
  const { user_uuid: uuid, client_uuid } = viewer
  await storePassword(tx, { uuid, client_uuid }, { hash: await hashPassword(password), by: uuid })
  await endSessions(tx, uuid, grantOf(req.headers.authorization))
}

/** `POST users/user/password`. */
export const passwordRoute = (ask: RequestHandlers, throttle: Throttle): RequestHandler[] =>
  askingForPassword(ask, throttle, passwordsIn, changePassword)

/**
 * `POST users/{user}/password`: an administrator sets a new password. It lifts the locks of the account once it
 * is stored and before this is answered: the user who was locked out, often by strangers, signs in at once.
 */
export const resetRoute = (ask: RequestHandlers, throttle: Throttle): RequestHandler =>
  ask(async (asked) => {
    const user = await resetPassword(asked, String(asked.req.params.user))
    return new StreamedResponse(async (res) => {
      await liftPassword(throttle, user)
      res.json(user)
    })
  })
