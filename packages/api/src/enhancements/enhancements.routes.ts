import type { Areas } from '@costdraft/schema/areas/index.ts'
import { Router } from 'express'
import { etag } from '../http/body.ts'
import { readCase } from '../cases/case-rows.ts'
import type { RequestHandlers } from '../http/request.ts'
import { enhancementsOf } from './enhancements.ts'
import { setEnhancements } from './set-enhancements.ts'

/** The enhancement percentages of a case. The reasons are a text of the case (`cases/texts.ts`). */
export const enhancementRoutes = (ask: RequestHandlers, areas: Areas): Router => {
  const router = Router()
  const path = '/client/case/:uuid/tr_enhancement'
  router.get(
    path,
    ask(async ({ tx, viewer, req, res }) => {
      const { uuid, enhancements_version: version } = await readCase(tx, viewer, String(req.params.uuid))
      res.set('etag', etag({ version }))
      return enhancementsOf(tx, uuid)
    }),
  )
  router.post(
    path,
    ask(async (asked) => {
      const { rows, version } = await setEnhancements(asked, String(asked.req.params.uuid), areas)
      asked.res.set('etag', etag({ version }))
      return rows
    }),
  )
  return router
}
