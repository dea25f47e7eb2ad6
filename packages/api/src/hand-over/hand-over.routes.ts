import { Router } from 'express'
import { withETag } from '../http/body.ts'
import type { RequestContext, RequestHandlers } from '../http/request.ts'
import { handOverUser } from './hand-over.ts'
import { toHandOver } from './to-hand-over.ts'
import { undoHandOver } from './undo-hand-over.ts'

const userParam = ({ req }: RequestContext): string => String(req.params.user)

/** `users/{user}/hand-over`: what a leaver holds goes to others, and can be given back for thirty days. */
export const handOverRoutes = (ask: RequestHandlers, now: () => Date): Router => {
  const router = Router()
  const path = '/users/:user/hand-over'
  router.get(
    path,
    ask((asked) => toHandOver(asked, userParam(asked), now())),
  )
  router.post(
    path,
    ask(async (asked) => withETag(asked, await handOverUser(asked, userParam(asked), now()))),
  )
  router.post(
    `${path}/undo`,
    ask((asked) => undoHandOver(asked, userParam(asked), now())),
  )
  return router
}
