import type { Request, RequestHandler } from 'express'
import { passwordMatches } from '../access/passwords.ts'
import { grantOf } from '../access/sessions.ts'
import { changesOf, type Throttle } from '../access/sign-in-throttle.ts'
import { TooManyAttempts, ValidationError } from '../errors/errors.ts'
import { personOf, type RequestContext, type RequestHandlers } from '../http/request.ts'

/**
 * Throws 422 unless it is the viewer's present password; an API client has none. Locks the viewer's row, so that
 * changes of one account come one after the other.
 */
export async function assertPresentPassword({ tx, viewer }: RequestContext, password: string): Promise<void> {
  const { password_hash } = await tx
    .selectFrom('person')
    .select('password_hash')
    .where('uuid', '=', viewer.user_uuid)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!(await passwordMatches(password_hash, password)))
    throw new ValidationError({ current_password: 'This is not your password.' })
}

/**
 * The handlers of a request that asks for the present password (`assertPresentPassword`). Whoever sits at a borrowed
 * screen must not guess it: attempts are counted as at the sign-in page, by person and sign-in, outside the transaction
 * that a wrong password undoes. `check` runs first, and refuses what cannot be an attempt; false where none is asked.
 */
export function askingForPassword(
  ask: RequestHandlers,
  throttle: Throttle,
  check: (asked: RequestContext) => unknown,
  answer: (asked: RequestContext) => Promise<unknown>,
): RequestHandler[] {
  const isFree = new WeakSet<Request>()
  return [
    ask.precheck(async (asked) => {
      if ((await check(asked)) === false) isFree.add(asked.req)
    }),
    async (req, res, next) => {
      if (isFree.has(req)) return ask(answer)(req, res, next)
      const account = changesOf(personOf(req))
      const signIn = grantOf(req.headers.authorization) ?? ''
      const wait = await throttle.count(account, signIn)
      if (wait !== undefined) throw new TooManyAttempts(wait)
      await ask(answer)(req, res, next)
      await throttle.release(account, signIn)
    },
  ]
}
