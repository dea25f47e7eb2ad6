import { textNames } from '@costdraft/schema/cases/texts.ts'
import { Router } from 'express'
import { assertClient } from '../access/assert-client.ts'
import { withETag } from '../http/body.ts'
import { filesOf } from '../files/file-rows.ts'
import { withIdempotencyKey } from '../http/idempotency.ts'
import type { Ask, Asked } from '../http/request.ts'
import { addLegalAidCase, changeCertificate, changeLegalAidCase } from './case-changes.ts'
import { casesByStage, listCases } from './case-list.ts'
import { readCase } from './case-rows.ts'
import { readCareCase } from './care-case-body.ts'
import { moveCase } from './move-case.ts'
import { saveText } from './texts.ts'

const uuidOf = ({ req }: Asked): string => String(req.params.uuid)

/** Cases: `client/…` of the case API. */
export const caseRoutes = (ask: Ask): Router => {
  const router = Router()
  addListRoutes(router, ask)
  addCaseRoutes(router, ask)
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

function addCaseRoutes(router: Router, ask: Ask): void {
  router.post(
    '/client/:clientUuid/case/legal-aid',
    readCareCase,
    ask((asked) => {
      const client = String(asked.req.params.clientUuid)
      assertClient(asked.viewer, client, 'case:create')
      return withIdempotencyKey(asked, async () => ({
        status: 201,
        body: withETag(asked, await addLegalAidCase(asked, client, asked.req.body as Record<string, unknown>)),
      }))
    }),
  )
  router.get(
    '/client/case/:uuid',
    ask(async (asked) => {
      const row = await readCase(asked.tx, asked.viewer, uuidOf(asked))
      return { ...withETag(asked, row), uploaded_files: await filesOf(asked.tx, row.uuid) }
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
        body: withETag(asked, await moveCase(asked, uuidOf(asked), String(asked.req.params.stage))),
      })),
    ),
  )
}
