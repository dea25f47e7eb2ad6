import { wireNames } from '@costdraft/schema/names.ts'
import { passwordChange } from '@costdraft/schema/users/users.ts'
import type { RequestHandler } from 'express'
import { hashPassword, passwordMatches } from '../access/passwords.ts'
import { endSessions, grantOf } from '../access/sessions.ts'
import type { Throttle } from '../access/sign-in-throttle.ts'
import { audit } from '../audit/audit.ts'
import { draftOf, validated } from '../http/body.ts'
import { TooManyAttempts, ValidationError } from '../http/errors.ts'
import { personOf, type Ask, type Asked } from '../http/request.ts'
import { auditSubject } from './profile.ts'

const names = wireNames(passwordChange)
const passwordsIn = ({ req }: Asked) => validated(passwordChange, draftOf(names, req.body))

/** Changes the viewer's password, given the current one, and ends all other sessions of the viewer. */
async function changePassword(asked: Asked): Promise<undefined> {
  const { tx, viewer, req } = asked,
    { currentPassword, password } = passwordsIn(asked)
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

/**
 * `POST users/user/password`. Whoever sits at a borrowed screen must not guess the password with it: attempts are
 * counted as at the sign-in page, by person and sign-in, outside the transaction that a wrong password undoes. They are
 * counts of their own, so that strangers who guess at the sign-in page cannot keep a person from changing the password.
 */
export const passwordRoute = (ask: Ask, throttle: Throttle): RequestHandler[] => [
  ask.precheck(async (asked) => passwordsIn(asked)),
  async (req, res, next) => {
    const account = `password of ${personOf(req)}`,
      signIn = grantOf(req.headers.authorization) ?? ''
    const wait = await throttle.count(account, signIn)
    if (wait !== undefined) throw new TooManyAttempts(wait)
    await ask(changePassword)(req, res, next)
    await throttle.release(account, signIn)
  },
]
