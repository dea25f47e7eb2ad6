import { areas as productAreas, type Areas } from '@costdraft/schema/areas/index.ts'
import { Router } from 'express'
import { readCase } from '../cases/case-rows.ts'
import { expectedVersion } from '../http/body.ts'
import { withIdempotencyKey } from '../http/idempotency.ts'
import type { RequestHandlers } from '../http/request.ts'
import { itemsNeedingAttention } from './attention.ts'
import type { ItemsRequestHandlers, ItemsRequestContext } from '../items/context.ts'
import { productItems } from '../items/index.ts'
import { purposeOf } from './item-body.ts'
import { findItem } from './item-storage.ts'
import { itemFileRoutes } from './item-files.routes.ts'
import { priceHearing } from './hearing-price.ts'
import { listItems, listParameters, sumItems } from './item-list.ts'
import { restoreItem } from './item-removal.ts'
import { openComments } from './open-comments.ts'
import { changeOpenCase, param } from '../cases/open-case.ts'
import { partRoutes } from './part.routes.ts'
import { readItem } from './read-item.ts'
import type { Items } from '../items/registry.ts'
import type { Resource } from '../items/resource.ts'
import { addRow, editRow, removeFee, removeRow, type NamedRow } from './row-actions.ts'
import { listsOfCases } from './lists-of-cases.ts'
import { changeRows } from './row-changes.ts'

/** The row in the path of a request, and the version on which the request is based. */
const rowOf = (asked: ItemsRequestContext): NamedRow => ({
  uuid: param(asked, 'item'),
  expected: expectedVersion(asked.req),
})

/** The routes of one kind, and those of its parts. */
function kindRoutes(router: Router, ask: ItemsRequestHandlers, items: Items, areas: Areas, resource: Resource): void {
  const { kind } = resource
  const path = `/client/case/:case/${kind.path}`
  const parameters = listParameters(resource)
  router.get(
    path,
    ask((asked) => listItems(asked, resource), { parameters, onReplica: true }),
  )
  // Before the path of one item, which matches it as well.
  router.get(
    `${path}/sums`,
    ask((asked) => sumItems(asked, resource), { parameters, onReplica: true }),
  )
  router.post(
    path,
    ask((asked) =>
      withIdempotencyKey(asked, async () => {
        const uuid = await changeOpenCase(asked, (owner) => addRow(asked, owner, { resource, areas }, asked.req.body))
        return { status: 201, body: await readItem(asked, resource, param(asked, 'case'), uuid) }
      }),
    ),
  )
  router.get(
    `${path}/:item`,
    ask(async (asked) => {
      const owner = await readCase(asked.tx, asked.viewer, param(asked, 'case'))
      const { uuid } = await findItem(asked, owner, resource, param(asked, 'item'))
      return readItem(asked, resource, owner.uuid, uuid)
    }),
  )
  router.patch(
    `${path}/:item`,
    ask(async (asked) => {
      const edit = { ...rowOf(asked), body: asked.req.body as unknown, purpose: purposeOf(asked.req) }
      await changeOpenCase(asked, (owner) => editRow(asked, owner, { resource, areas }, edit))
      return readItem(asked, resource, param(asked, 'case'), param(asked, 'item'))
    }),
  )
  if (!kind.deletedThrough)
    router.delete(
      `${path}/:item`,
      ask(async (asked) => {
        await changeOpenCase(asked, (owner) => removeRow(asked, owner, resource, rowOf(asked)))
        return undefined
      }),
    )
  router.post(
    `${path}/changes`,
    ask((asked) => changeRows(asked, { resource, areas })),
  )
  partRoutes(router, ask, items, { path, chain: [{ resource, at: 'item' }] })
}

/**
 * Routes of all item kinds, generated from their declarations. `DELETE …/fee/{uuid}` removes a fee of any kind;
 * `…/restore` undoes the removal of any item.
 */
export const itemRoutes = (
  askOne: RequestHandlers,
  items: Items = productItems,
  areas: Areas = productAreas,
): Router => {
  const router = Router()
  const ask: ItemsRequestHandlers = (answer, options) => askOne((asked) => answer({ ...asked, items }), options)
  for (const resource of items.all) if (resource.kind.list) kindRoutes(router, ask, items, areas, resource)
  itemFileRoutes(router, ask, items)
  router.post(
    '/client/case/lists',
    askOne.many((asked) => listsOfCases(asked, items), { isRead: true, onReplica: true }),
  )
  router.post(
    '/client/case/:case/hearing/price',
    ask((asked) => priceHearing(asked, areas), { isRead: true }),
  )
  router.get('/client/case/:case/attention', ask(itemsNeedingAttention))
  router.get('/client/case/:case/open-comments', ask(openComments))
  router.delete(
    '/client/case/:case/fee/:item',
    ask(async (asked) => {
      await changeOpenCase(asked, (owner) => removeFee(asked, owner, rowOf(asked)))
      return undefined
    }),
  )
  router.post(
    '/client/case/:case/item/:item/restore',
    ask(async (asked) => {
      const resource = await changeOpenCase(asked, (owner) => restoreItem(asked, owner, param(asked, 'item')))
      return readItem(asked, resource, param(asked, 'case'), param(asked, 'item'))
    }),
  )
  return router
}
