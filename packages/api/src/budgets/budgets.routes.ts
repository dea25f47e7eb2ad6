import { areas as productAreas, type Areas } from '@costdraft/schema/areas/index.ts'
import { Router } from 'express'
import { withIdempotencyKey } from '../http/idempotency.ts'
import type { RequestHandlers } from '../http/request.ts'
import { figuresOfBody, readBudget, saveBudget } from './budgets.ts'

/** The costs budget of a case, in versions. Amounts on the wire are in pounds without VAT. */
export const budgetRoutes = (ask: RequestHandlers, areas: Areas = productAreas): Router => {
  const router = Router()
  const at = '/client/case/:case/budget'
  router.get(
    at,
    ask((asked) => readBudget(asked, areas), { parameters: ['number'] }),
  )
  router.post(
    at,
    ask((asked) => withIdempotencyKey(asked, async () => ({ status: 201, body: await saveBudget(asked, areas) }))),
  )
  router.post(
    `${at}/figures`,
    ask((asked) => figuresOfBody(asked, areas), { isRead: true }),
  )
  return router
}
