import type { Areas } from '@costdraft/schema/areas/index.ts'
import { textNames, textPath } from '@costdraft/schema/cases/texts.ts'
import { Router } from 'express'
import { assertClient } from '../access/assert-client.ts'
import type { Tx } from '../access/as-viewer.ts'
import { changeIn, withETag } from '../http/body.ts'
import { billOfCase } from '../bills/bill.ts'
import type { FileStore } from '../files/file-store.ts'
import { withIdempotencyKey } from '../http/idempotency.ts'
import { enumParam, listParam } from '../http/paging.ts'
import type { RequestHandlers, RequestContext } from '../http/request.ts'
import type { Items } from '../items/registry.ts'
import { notDrafted } from '../areas/sentences.ts'
import { partNames, readParts } from './batch.routes.ts'
import { changeCaseDetails, changeCertificate } from './case-changes.ts'
import { readCaseChoices } from './case-choices.ts'
import { casesByStage, listCases, listParameters, omissions, shownColumns } from './case-list.ts'
import { casePathsOf, certificatePathsOf } from './case-paths.ts'
import { headColumns, readCase, readCaseColumns, type CaseHead } from '../cases/case-rows.ts'
import { createCase, precheckCreation } from './create-case.ts'
import { assertFieldNames } from './fixed-values.ts'
import { moveCase } from './move-case.ts'
import { saveText } from '../cases/texts.ts'
import { wholeCase } from './whole-case.ts'

const uuidOf = ({ req }: RequestContext): string => String(req.params.uuid)

/**
 * What the API serves, and where it stores documents: `largest` is the size limit of one in bytes; `today` the day in
 * London, `yyyy-mm-dd`.
 */
interface Served {
  items: Items
  areas: Areas
  files: FileStore
  largest: number
  today: () => string
  beside: BesideCase
}

/** What other rooms answer beside one case. */
export interface BesideCase {
  /** By the name that the parameter `with` has for it. */
  parts: Readonly<Record<string, (tx: Tx, head: CaseHead) => Promise<unknown>>>
  /** What the rows of its lists come to, which the parameter `sums` names. */
  sums: (tx: Tx, head: CaseHead, lists: readonly string[]) => Promise<unknown>
}

/** Cases: `client/…` of the case API. */
export const caseRoutes = (ask: RequestHandlers, { items, areas, files, largest, today, beside }: Served): Router => {
  assertFieldNames(areas)
  const router = Router()
  for (const area of Object.values(areas)) {
    const path = `/client/:clientUuid/case/${area.createPath}`
    if (area.isDrafted)
      router.post(path, precheckCreation(ask), createCase(ask, { area, areas, today }, files, largest))
    else router.post(path, refuseCreation(ask, areas))
  }
  addListRoutes(router, ask, areas)
  addChangeRoutes(router, ask, { areas, items, today })
  addCaseRoutes(router, ask, { items, areas, beside })
  return router
}

/** An area that this version does not draft: refuses whoever may create cases. */
const refuseCreation = (ask: RequestHandlers, areas: Areas) =>
  ask(async ({ viewer, req }) => {
    assertClient(viewer, String(req.params.clientUuid), 'case:create')
    throw notDrafted(areas)
  })

function addListRoutes(router: Router, ask: RequestHandlers, areas: Areas): void {
  router.get(
    '/client/case',
    ask(
      async ({ tx, viewer, req: { query } }) => {
        const { with: _parts, without: _omitted, ...listed } = query
        const hasStages = enumParam(query, 'with', ['stages']).length > 0
        const without = enumParam(query, 'without', omissions)
        const page = await listCases(tx, viewer, areas, listed, { without })
        return hasStages ? { ...page, stages: await casesByStage(tx, viewer, areas, listed) } : page
      },
      { parameters: [...listParameters, 'with', 'without'], onReplica: true },
    ),
  )
  router.get(
    '/client/case/by-stage',
    ask(({ tx, viewer, req }) => casesByStage(tx, viewer, areas, req.query), {
      parameters: listParameters,
      onReplica: true,
    }),
  )
  router.get('/client/case/choices', ask(readCaseChoices, { parameters: ['client', 'status'], onReplica: true }))
  router.get(
    '/client/:clientUuid/case',
    ask(
      async ({ tx, viewer, req }) => {
        const client = String(req.params.clientUuid)
        assertClient(viewer, client, 'case:read')
        const list = await listCases(tx, viewer, areas, req.query, { onlyClient: client })
        return req.query.first === undefined && req.query.after === undefined ? list.nodes : list
      },
      { parameters: listParameters, onReplica: true },
    ),
  )
}

/**
 * The paths at which the details, the certificate and the texts of a case are changed. The case's own area decides
 * which it takes.
 */
function addChangeRoutes(
  router: Router,
  ask: RequestHandlers,
  served: Pick<Served, 'areas' | 'items' | 'today'>,
): void {
  const { areas } = served
  for (const path of casePathsOf(areas))
    router.patch(
      `/client/case/${path}/:uuid`,
      ask(async (asked) =>
        withETag(asked, await changeCaseDetails(asked, { uuid: uuidOf(asked), path, ...changeIn(asked.req) }, served)),
      ),
    )
  for (const path of certificatePathsOf(areas))
    router.patch(
      `/client/case/:uuid/${path}`,
      ask(async (asked) =>
        withETag(asked, await changeCertificate(asked, { uuid: uuidOf(asked), path, ...changeIn(asked.req) }, served)),
      ),
    )
  for (const name of textNames)
    router.patch(
      `/client/case/:uuid/${textPath(name)}`,
      ask((asked) => saveText(asked, uuidOf(asked), name, areas)),
    )
}

type CaseServed = Pick<Served, 'items' | 'areas' | 'beside'>

/**
 * Reads what a request names beside a case: with `with` parts of `POST client/case/batch` and those of other rooms,
 * with `sums` lists of items. Undefined where it names nothing; throws 422 for what there is not.
 */
function besideReader({ query }: RequestContext['req'], { items, beside }: CaseServed) {
  const named = enumParam(query, 'with', [...partNames, ...Object.keys(beside.parts)])
  const lists = listParam(query, 'sums')
  if (named.length === 0 && lists.length === 0) return undefined
  return async (tx: Tx, head: CaseHead) => {
    const ofAny = partNames.filter((name) => named.includes(name))
    const found: Record<string, unknown> = { ...(await readParts(tx, [head], ofAny, items)).get(head.uuid) }
    for (const name of named) {
      const read = beside.parts[name]
      if (read) found[name] = await read(tx, head)
    }
    if (lists.length > 0) found.sums = await beside.sums(tx, head, lists)
    return found
  }
}

/** Some columns of a case, with what is asked for beside it. They are not the case that an entity tag would name. */
async function someColumns({ tx, viewer, req }: RequestContext, uuid: string, served: CaseServed) {
  const readBeside = besideReader(req, served)
  const { columns, details } = shownColumns(req.query, served.areas)
  if (!readBeside) return readCaseColumns(tx, viewer, uuid, { columns, details })
  const row = await readCaseColumns(tx, viewer, uuid, { columns: [...new Set([...columns, ...headColumns])], details })
  return { ...row, figures: await readBeside(tx, row as CaseHead) }
}

/** One case, with the figures that its parameters name (`besideReader`), and its moves between stages. */
function addCaseRoutes(router: Router, ask: RequestHandlers, served: CaseServed): void {
  const { items, areas } = served
  router.get(
    '/client/case/:uuid',
    ask(
      async (asked) => {
        const { tx, viewer, req } = asked
        if (req.query.columns) return someColumns(asked, uuidOf(asked), served)
        const readBeside = besideReader(req, served)
        const row = await readCase(tx, viewer, uuidOf(asked))
        const whole = withETag(asked, await wholeCase(tx, row, await billOfCase(tx, row), areas))
        return readBeside ? { ...whole, figures: await readBeside(tx, row) } : whole
      },
      { parameters: ['columns', 'with', 'sums'] },
    ),
  )
  router.post(
    '/client/case/:uuid/status/:stage',
    ask((asked) =>
      withIdempotencyKey(asked, async () => ({
        status: 200,
        body: withETag(
          asked,
          await moveCase({ ...asked, items }, uuidOf(asked), String(asked.req.params.stage), changeIn(asked.req)),
        ),
      })),
    ),
  )
}
