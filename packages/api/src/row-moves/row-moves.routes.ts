import type { Areas } from '@costdraft/schema/areas/index.ts'
import { Router, type RequestHandler } from 'express'
import { touchCase } from '../cases/case-revision.ts'
import { readCase, type CaseRow } from '../cases/case-rows.ts'
import { changeOpenCase, lockOpenCase, param } from '../cases/open-case.ts'
import { assertOpen } from '../cases/stage-rules.ts'
import type { FileStore } from '../files/file-store.ts'
import { expectedVersion } from '../http/body.ts'
import { isReplay, withIdempotencyKey } from '../http/idempotency.ts'
import type { ManyRequestContext, RequestContext, RequestHandlers } from '../http/request.ts'
import { readRows } from '../item-routes/read-item.ts'
import type { ItemsRequestContext } from '../items/context.ts'
import type { ItemRow } from '../items/item-row.ts'
import type { Items } from '../items/registry.ts'
import type { Resource } from '../items/resource.ts'
import { attachedFiles, copyInStore, discardCopies, type Copies } from './copied-files.ts'
import { findOwnRow } from './find-row.ts'
import { lockBoth, moveToCase, readCaseForRows } from './move-to-case.ts'
import { moveWithinCase } from './move-within-case.ts'
import { moveIn, type Move } from './moved-rows.ts'
import { splitRow } from './split-row.ts'
import { undoRows } from './undo-rows.ts'

interface Served {
  items: Items
  areas: Areas
  files: FileStore
}

/** Rows in the order in which they were asked for. */
async function inOrder(asked: ItemsRequestContext, resource: Resource, caseUuid: string, uuids: readonly string[]) {
  const rows = new Map((await readRows(asked, resource, caseUuid, uuids)).map((row) => [row.uuid, row]))
  return uuids.flatMap((uuid) => rows.get(uuid) ?? [])
}

/** `POST …/{row}/split`. */
const split = (asked: ItemsRequestContext, resource: Resource): Promise<unknown> =>
  withIdempotencyKey(asked, async () => {
    const uuid = param(asked, 'item')
    const expected = expectedVersion(asked.req)
    const body = asked.req.body as unknown
    const { uuids, undo } = await changeOpenCase(asked, (owner) =>
      splitRow(asked, owner, resource, { uuid, expected, body }),
    )
    return { status: 200, body: { rows: await inOrder(asked, resource, param(asked, 'case'), uuids), undo } }
  })

async function rowsOf(asked: ItemsRequestContext, owner: CaseRow, resource: Resource, { rows }: Move) {
  const found: ItemRow[] = []
  for (const row of rows) found.push(await findOwnRow(asked, owner, resource, row))
  return found
}

/** Moves rows within their case. */
async function moveHere(asked: ItemsRequestContext, resource: Resource, move: Move) {
  const owner = await lockOpenCase(asked, param(asked, 'case'))
  const undo = await moveWithinCase(asked, owner, resource, await rowsOf(asked, owner, resource, move), move)
  await touchCase(asked, owner.uuid)
  const uuids = move.rows.map(({ uuid }) => uuid)
  return { case: owner.uuid, rows: await inOrder(asked, resource, owner.uuid, uuids), undo }
}

/** Moves rows to another case, with copies of their documents. */
async function moveAway(
  asked: ItemsRequestContext,
  { resource, areas }: { resource: Resource; areas: Areas },
  move: Move & { toCase: string },
  copies: Copies,
) {
  const [from, to] = await lockBoth(asked, param(asked, 'case'), move.toCase)
  assertOpen(from)
  const rows = await rowsOf(asked, from, resource, move)
  const { uuids, undo } = await moveToCase(asked, { resource, areas }, { from, to, rows, move, copies })
  await touchCase(asked, from.uuid)
  return { case: to.uuid, rows: await inOrder(asked, resource, to.uuid, uuids), undo }
}

/**
 * The documents that go with rows, which are copied between two transactions; none for a request that is repeated.
 * Throws what the move is refused with, as far as it is known before.
 */
async function filesToCopy(asked: RequestContext, move: Move & { toCase: string }) {
  if (await isReplay(asked)) return []
  const from = await readCase(asked.tx, asked.viewer, param(asked, 'case'))
  assertOpen(from)
  await readCaseForRows(asked, from, move.toCase)
  return attachedFiles(
    asked.tx,
    from.uuid,
    move.rows.map(({ uuid }) => uuid),
  )
}

/** `POST …/move`. */
async function move(many: ManyRequestContext, resource: Resource, { items, areas, files }: Served): Promise<unknown> {
  const { req, res, spend, inTransaction } = many
  const asking = (context: Pick<RequestContext, 'tx' | 'viewer'>): ItemsRequestContext => ({
    ...context,
    req,
    res,
    spend,
    items,
  })
  const wanted = moveIn(req.body)
  const { toCase } = wanted
  const once = (
    context: Pick<RequestContext, 'tx' | 'viewer'>,
    effect: (asked: ItemsRequestContext) => Promise<unknown>,
  ) => {
    const asked = asking(context)
    return withIdempotencyKey(asked, async () => ({ status: 200, body: await effect(asked) }))
  }
  if (toCase === undefined)
    return inTransaction((context) => once(context, (asked) => moveHere(asked, resource, wanted)))
  const away = { ...wanted, toCase }
  const copies = await copyInStore(files, await inTransaction((context) => filesToCopy(asking(context), away)))
  let isMoved = false
  try {
    return await inTransaction((context) =>
      once(context, async (asked) => {
        const answer = await moveAway(asked, { resource, areas }, away, copies)
        // From here on the rows of the copies may be committed, even if an error follows: only the sweep can tell.
        isMoved = true
        return answer
      }),
    )
  } finally {
    if (!isMoved) await discardCopies(files, copies)
  }
}

/** Dividing rows, moving them, and undoing either. */
export function rowMoveRoutes(ask: RequestHandlers, served: Served): Router {
  const router = Router()
  const { items } = served
  const withItems = (answer: (asked: ItemsRequestContext) => Promise<unknown>): RequestHandler =>
    ask((asked) => answer({ ...asked, items }))
  for (const resource of items.all) {
    if (!resource.kind.list) continue
    const path = `/client/case/:case/${resource.kind.path}`
    router.post(
      `${path}/:item/split`,
      withItems((asked) => split(asked, resource)),
    )
    router.post(
      `${path}/move`,
      ask.many((asked) => move(asked, resource, served)),
    )
  }
  router.post(
    '/client/case/:case/row-operation/:operation/undo',
    withItems(async (asked) => {
      const caseUuid = param(asked, 'case')
      const { resource, uuids } = await undoRows(asked, caseUuid, param(asked, 'operation'))
      return { case: caseUuid, kind: resource.kind.name, rows: await inOrder(asked, resource, caseUuid, uuids) }
    }),
  )
  return router
}
