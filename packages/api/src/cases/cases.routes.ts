import { textNames } from '@costdraft/schema/cases/texts.ts'
import { Router } from 'express'
import { assertClient } from '../access/assert-client.ts'
import { withETag } from '../http/body.ts'
import { billOfCase } from '../bills/bill.ts'
import type { FileStore } from '../files/file-store.ts'
import { withIdempotencyKey } from '../http/idempotency.ts'
import type { Ask, Asked } from '../http/request.ts'
import type { Items } from '../items/registry.ts'
import { changeCertificate, changeLegalAidCase } from './case-changes.ts'
import { casesByStage, listCases } from './case-list.ts'
import { readCase } from './case-rows.ts'
import { createCase, precheckCreation } from './create-case.ts'
import { moveCase } from './move-case.ts'
import { saveText } from './texts.ts'
import { wholeCase } from './whole-case.ts'

const uuidOf = ({ req }: Asked): string => String(req.params.uuid)

/** Cases: `client/…` of the case API. `largest` is the size limit of a document in bytes. */
export const caseRoutes = (ask: Ask, files: FileStore, largest: number, items: Items): Router => {
  const router = Router()
  router.post('/client/:clientUuid/case/legal-aid', precheckCreation(ask), createCase(ask, files, largest))
  addListRoutes(router, ask)
  addCaseRoutes(router, ask, items)
  return router
}

function addListRoutes(router: Router, ask: Ask): void {
  router.get(
    '/client/case',
    ask(({ tx, viewer, req }) => listCases(tx, viewer, req.query)),
  )
  router.get(
    '/client/case/by-stage',
    ask(({ tx, viewer, req }) => casesByStage(tx, viewer, req.query)),
  )
  router.get(
    '/client/:clientUuid/case',
    ask(async ({ tx, viewer, req }) => {
      const client = String(req.params.clientUuid)
      assertClient(viewer, client, 'case:read')
      const list = await listCases(tx, viewer, req.query, client)
      return req.query.first === undefined && req.query.after === undefined ? list.nodes : list
    }),
  )
}

function addCaseRoutes(router: Router, ask: Ask, items: Items): void {
  router.get(
    '/client/case/:uuid',
    ask(async (asked) => {
      const row = await readCase(asked.tx, asked.viewer, uuidOf(asked))
      return withETag(asked, await wholeCase(asked.tx, row, await billOfCase(asked.tx, row)))
    }),
  )
  router.patch(
    '/client/case/legal-aid/:uuid',
    ask(async (asked) => withETag(asked, await changeLegalAidCase(asked, uuidOf(asked)))),
  )
  router.patch(
    '/client/case/:uuid/certificate',
    ask(async (asked) => withETag(asked, await changeCertificate(asked, uuidOf(asked)))),
  )
  for (const name of textNames)
    router.patch(
      `/client/case/:uuid/${name}`,
      ask((asked) => saveText(asked, uuidOf(asked), name)),
    )
  router.post(
    '/client/case/:uuid/status/:stage',
    ask((asked) =>
      withIdempotencyKey(asked, async () => ({
        status: 200,
        body: withETag(asked, await moveCase({ ...asked, items }, uuidOf(asked), String(asked.req.params.stage))),
      })),
    ),
  )
}
