import { adminAdditions, type Additions } from '@costdraft/schema/additions.ts'
import { allCaseAdditions } from '@costdraft/schema/areas/all-case-additions.ts'
import { Router } from 'express'
import type { RequestHandlers } from './request.ts'

/** What these hosts offer beyond the specifications, for the gateway. */
export const additionRoutes = (ask: RequestHandlers): Router => {
  const router = Router()
  const answer = (names: readonly string[]) => ask(async (): Promise<Additions> => ({ additions: [...names] }))
  router.get('/client/additions', answer(allCaseAdditions))
  router.get('/users/additions', answer(adminAdditions))
  return router
}
