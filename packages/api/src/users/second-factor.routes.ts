import { Router } from 'express'
import { permittedClient } from '../access/assert-client.ts'
import { endSessions } from '../access/sessions.ts'
import type { Throttle } from '../access/sign-in-throttle.ts'
import { audit } from '../audit/audit.ts'
import { Conflict } from '../errors/errors.ts'
import { withETag } from '../http/body.ts'
import { StreamedResponse, type RequestContext, type RequestHandlers } from '../http/request.ts'
import { attemptsOf } from '../second-factor/attempts.ts'
import { queueResetMail } from '../second-factor/reset-mail.ts'
import { removeAllFactors } from '../second-factor/factors.ts'
import {
  addOwnFactor,
  additionIn,
  ownSecondFactor,
  removalIn,
  removeOwnFactor,
  type FactorGiver,
} from './own-second-factor.ts'
import { askingForPassword } from './present-password.ts'
import { changeRule, ruleOf } from './second-factor-rule.ts'
import { editableUser, userRow } from './user-rows.ts'

interface Resetter extends FactorGiver {
  sendsMail: boolean
  /** Has what is queued looked for. */
  wake: () => void
}

/**
 * `POST users/{user}/second-factor/reset`: removes the second factors of another user, who has lost them, with their
 * recovery codes, and ends their sessions. The user is told by mail where mail is sent. Throws 409 for oneself and
 * where there is nothing to reset.
 */
async function resetFactor({ tx, viewer }: RequestContext, uuid: string, sendsMail: boolean) {
  const row = await editableUser(tx, viewer, uuid)
  if (uuid === viewer.user_uuid) throw new Conflict('Remove your own second factor in your profile.')
  if (!(await removeAllFactors(tx, uuid))) throw new Conflict('This user has no second factor.')
  await endSessions(tx, uuid)
  await audit(
    tx,
    { client_uuid: row.client_uuid, case_uuid: null, entity: 'second_factor', entity_uuid: uuid, by: viewer.user_uuid },
    'removed',
    { before: { kind: 'all' } },
  )
  if (sendsMail) await queueResetMail(tx, row)
  return userRow(tx, viewer, uuid)
}

/** Second factors: one's own, the reset of another user's, and of which roles a firm requires one. */
export function secondFactorRoutes(ask: RequestHandlers, throttle: Throttle, resetter: Resetter): Router {
  const router = Router()
  router.get('/users/user/second-factor', ask(ownSecondFactor))
  router.post(
    '/users/user/second-factor',
    askingForPassword(ask, throttle, additionIn, (asked) => addOwnFactor(asked, resetter)),
  )
  router.post('/users/user/second-factor/:factor/removal', askingForPassword(ask, throttle, removalIn, removeOwnFactor))
  router.post(
    '/users/:user/second-factor/reset',
    ask(async (asked) => {
      const user = await resetFactor(asked, String(asked.req.params.user), resetter.sendsMail)
      return new StreamedResponse(async (res) => {
        await throttle.lift(attemptsOf(user.uuid))
        resetter.wake()
        res.json(user)
      })
    }),
  )
  router.get(
    '/clients/:client/second-factor',
    ask(async (asked) => withETag(asked, await ruleOf(asked.tx, permittedClient(asked, 'user:read')))),
  )
  router.patch(
    '/clients/:client/second-factor',
    ask(async (asked) => withETag(asked, await changeRule(asked, permittedClient(asked, 'client:edit_users')))),
  )
  return router
}
