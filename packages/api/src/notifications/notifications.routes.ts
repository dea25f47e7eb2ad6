import { Router } from 'express'
import { objectOf } from '../http/body.ts'
import { Refused } from '../http/errors.ts'
import type { Ask, Asked } from '../http/request.ts'
import { listNotifications, markRead, unreadCount } from './notification-rows.ts'
import { changeSettings, ownSettings } from './notification-settings.ts'

/** Which notifications a body names; undefined for all of them. */
function namedIn({ req }: Asked): readonly unknown[] | undefined {
  const { uuids, all, ...rest } = objectOf(req.body),
    [unknown] = Object.keys(rest)
  if (unknown !== undefined) throw new Refused({ [unknown.slice(0, 100)]: 'This field is not known.' })
  if (all === true && uuids === undefined) return undefined
  if (!Array.isArray(uuids)) throw new Refused({ uuids: 'Name the notifications by their uuids, or say all.' })
  return uuids
}

/** `users/user/notification…`: what the person who asks was told, and what they want to be told of. */
export const notificationRoutes = (ask: Ask): Router => {
  const router = Router(),
    path = '/users/user/notification'
  router.get(
    path,
    ask(({ tx, viewer, req }) => listNotifications(tx, viewer, req.query)),
  )
  router.get(
    `${path}/unread`,
    ask(({ tx, viewer }) => unreadCount(tx, viewer)),
  )
  router.post(
    `${path}/read`,
    ask((asked) => markRead(asked.tx, asked.viewer, namedIn(asked))),
  )
  router.get(`${path}/settings`, ask(ownSettings))
  router.patch(`${path}/settings`, ask(changeSettings))
  return router
}
