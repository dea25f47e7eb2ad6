import { expertTypes } from '@costdraft/schema/expert-types/expert-types.ts'
import { Router } from 'express'
import type { RequestHandlers } from '../http/request.ts'

/** `GET expert-type`: the types of expert by group, the same for every firm. */
export const expertTypeRoutes = (ask: RequestHandlers): Router => {
  const router = Router()
  router.get(
    '/expert-type',
    ask(async () => ({ expert_types: expertTypes })),
  )
  return router
}
