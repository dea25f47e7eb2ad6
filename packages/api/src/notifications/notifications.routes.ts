import { Router } from 'express'
import { objectOf } from '../http/body.ts'
import { ValidationError } from '../errors/errors.ts'
import { PAGE_PARAMETERS } from '../http/paging.ts'
import type { RequestHandlers, RequestContext } from '../http/request.ts'
import type { Items } from '../items/registry.ts'
import { listNotifications, markRead, unreadCount } from './notification-rows.ts'
import { settingsOf, type MailingHost } from './notification-settings.ts'

/** The uuids in a request body, or undefined for `all`. */
function requestedUuids({ req }: RequestContext): readonly unknown[] | undefined {
  const { uuids, all, ...rest } = objectOf(req.body)
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) throw new ValidationError({ [unknown.slice(0, 100)]: 'This field is not known.' })
  if (all === true && uuids === undefined) return undefined
  if (!Array.isArray(uuids)) throw new ValidationError({ uuids: 'Name the notifications by their uuids, or say all.' })
  return uuids
}

/** `users/user/notification…`: the viewer's notifications and notification settings. */
export const notificationRoutes = (ask: RequestHandlers, items: Items, host: MailingHost): Router => {
  const router = Router()
  const settings = settingsOf(host)
  const path = '/users/user/notification'
  router.get(
    path,
    ask(({ tx, viewer, req }) => listNotifications(tx, viewer, req.query, items), { parameters: PAGE_PARAMETERS }),
  )
  router.get(
    `${path}/unread`,
    ask(({ tx, viewer }) => unreadCount(tx, viewer)),
  )
  router.post(
    `${path}/read`,
    ask((asked) => markRead(asked.tx, asked.viewer, requestedUuids(asked))),
  )
  router.get(`${path}/settings`, ask(settings.own))
  router.patch(`${path}/settings`, ask(settings.change))
  return router
}
