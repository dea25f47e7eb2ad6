import { areas as productAreas, type Areas } from '@costdraft/schema/areas/index.ts'
import { Router } from 'express'
import { readCase, factsOf } from '../cases/case-rows.ts'
import { withIdempotencyKey } from '../http/idempotency.ts'
import type { Ask } from '../http/request.ts'
import { assertKindInCase } from './assert-kind.ts'
import { itemsNeedingAttention } from './attention.ts'
import type { ItemsAsked } from './context.ts'
import { productItems } from './index.ts'
import { acceptedItem, purposeOf, itemDraft } from './item-body.ts'
import { addItem, assertRemovedVersion, changeItem, findItem } from './item-changes.ts'
import { itemFileRoutes } from './item-files.routes.ts'
import { listItems, sumItems } from './item-list.ts'
import { lockFee, removeItem, removeTree, restoreItem } from './item-removal.ts'
import { openComments } from './open-comments.ts'
import { changeOpenCase, param } from './open-case.ts'
import { partRoutes } from './part.routes.ts'
import { readItem } from './read-item.ts'
import type { Items } from './registry.ts'
import type { Resource } from './resource.ts'

/** Makes the handler of a request about items. */
export type AskItems = (answer: (asked: ItemsAsked) => Promise<unknown>) => ReturnType<Ask>

/** The routes of one kind, and those of its parts. */
function kindRoutes(router: Router, ask: AskItems, items: Items, areas: Areas, resource: Resource): void {
  const { kind } = resource,
    path = `/client/case/:case/${kind.path}`
  router.get(
    path,
    ask((asked) => listItems(asked, resource)),
  )
  // Before the path of one item, which matches it as well.
  router.get(
    `${path}/sums`,
    ask((asked) => sumItems(asked, resource)),
  )
  router.post(
    path,
    ask((asked) =>
      withIdempotencyKey(asked, async () => {
        const uuid = await changeOpenCase(asked, async (owner) => {
          const draft = itemDraft(items, resource, asked.req.body, 'new')
          assertKindInCase(owner, areas, kind, draft)
          return addItem(asked, owner, resource, acceptedItem(kind, draft, factsOf(owner)))
        })
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
      await changeOpenCase(asked, async (owner) => {
        const row = await findItem(asked, owner, resource, param(asked, 'item')),
          draft = itemDraft(items, resource, asked.req.body, purposeOf(asked.req))
        // An item may stay in a case whose type has changed, but not move to a tab that the case does not have.
        if (typeof kind.tab === 'object' && kind.tab.field in draft) assertKindInCase(owner, areas, kind, draft)
        await changeItem(asked, owner, resource, row, draft)
      })
      return readItem(asked, resource, param(asked, 'case'), param(asked, 'item'))
    }),
  )
  if (!kind.deletedThrough)
    router.delete(
      `${path}/:item`,
      ask(async (asked) => {
        const uuid = param(asked, 'item')
        await changeOpenCase(asked, async (owner) => {
          await assertRemovedVersion(asked, owner, resource, uuid)
          await removeItem(asked, owner, resource, uuid)
        })
        return undefined
      }),
    )
  partRoutes(router, ask, items, { path, chain: [{ resource, at: 'item' }] })
}

/**
 * Routes of all item kinds, generated from their declarations. `DELETE …/fee/{uuid}` removes a fee of any kind; `…/restore` undoes the removal
 * of any item.
 */
export const itemRoutes = (askOne: Ask, items: Items = productItems, areas: Areas = productAreas): Router => {
  const router = Router(),
    ask: AskItems = (answer) => askOne((asked) => answer({ ...asked, items }))
  for (const resource of items.all) if (resource.kind.list) kindRoutes(router, ask, items, areas, resource)
  itemFileRoutes(router, ask, items)
  router.get('/client/case/:case/attention', ask(itemsNeedingAttention))
  router.get('/client/case/:case/open-comments', ask(openComments))
  router.delete(
    '/client/case/:case/fee/:item',
    ask(async (asked) => {
      await changeOpenCase(asked, async (owner) => {
        const { item, resource } = await lockFee(asked, owner, param(asked, 'item'))
        await assertRemovedVersion(asked, owner, resource, item.uuid)
        await removeTree(asked, owner, item)
      })
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
