import { Router } from 'express'
import { withIdempotencyKey } from '../http/idempotency.ts'
import type { RequestHandlers } from '../http/request.ts'
import { addCaseView, changeCaseView, readCaseViews, removeCaseView } from './case-views.ts'

/** Saved views of the lists of cases: a person's own, and those that the people of their firm share. */
export const caseViewRoutes = (ask: RequestHandlers): Router => {
  const router = Router()
  const at = '/client/case-view'
  router.get(at, ask(readCaseViews))
  router.post(
    at,
    ask((asked) => withIdempotencyKey(asked, async () => ({ status: 201, body: await addCaseView(asked) }))),
  )
  router.patch(`${at}/:uuid`, ask(changeCaseView))
  router.delete(`${at}/:uuid`, ask(removeCaseView))
  return router
}
