import { deadlineParameters } from '@costdraft/schema/deadlines/deadlines.ts'
import { Router } from 'express'
import { param } from '../cases/open-case.ts'
import { readCaseHead } from '../cases/case-rows.ts'
import { withETag } from '../http/body.ts'
import type { RequestHandlers } from '../http/request.ts'
import { deadlinesOfCase } from './case-deadlines.ts'
import { listDeadlines } from './listed-deadlines.ts'
import { saveDeadlines } from './save-deadlines.ts'

/** The dates that run in cases. */
export function deadlineRoutes(ask: RequestHandlers): Router {
  const router = Router()
  const at = '/client/case/:case/deadline'
  router.get('/client/deadline', ask(listDeadlines, { parameters: deadlineParameters }))
  router.get(
    at,
    ask(async (asked) => {
      const owner = await readCaseHead(asked.tx, asked.viewer, param(asked, 'case'))
      return withETag(asked, await deadlinesOfCase(asked.tx, owner))
    }),
  )
  router.patch(
    at,
    ask(async (asked) => withETag(asked, await saveDeadlines(asked, param(asked, 'case')))),
  )
  return router
}
