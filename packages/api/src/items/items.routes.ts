import type { ManyPart, OnePart, Parts } from '@costdraft/schema/kind.ts'
import { Router } from 'express'
import { touchCase } from '../cases/case-revision.ts'
import { lockCase, readCase, factsOf, type CaseRow } from '../cases/case-rows.ts'
import { assertOpen } from '../cases/stage-rules.ts'
import { ValidationError } from '../http/errors.ts'
import { withIdempotencyKey } from '../http/idempotency.ts'
import type { Ask, Asked } from '../http/request.ts'
import { itemsNeedingAttention } from './attention.ts'
import { resourceByName as byName, resources } from './index.ts'
import { acceptedItem, itemDraft } from './item-body.ts'
import { addItem, changeItem, findItem, removeItem, restoreItem } from './item-changes.ts'
import { listItems } from './item-list.ts'
import { attachChildren, readItem } from './read-item.ts'
import type { Resource } from './resource.ts'

const param = ({ req }: Asked, name: string): string => String(req.params[name])

/** Locks the open case of a request, runs a change in it, and increments its revision. Throws if the case is complete. */
async function changeOpenCase(asked: Asked, work: (owner: CaseRow) => Promise<void | string>): Promise<void | string> {
  const owner = await lockCase(asked.tx, asked.viewer, param(asked, 'case'))
  assertOpen(owner)
  const answer = await work(owner)
  await touchCase(asked, owner.uuid)
  return answer
}

/** `GET`, `POST` and `PATCH` of one kind, and the routes of its parts. */
function kindRoutes(router: Router, ask: Ask, resource: Resource): void {
  const { kind } = resource,
    path = `/client/case/:case/${kind.path}`
  router.get(
    path,
    ask((asked) =>
      listItems(asked, resource, byName, (caseUuid, rows) => attachChildren(asked, resource, caseUuid, rows)),
    ),
  )
  router.post(
    path,
    ask((asked) =>
      withIdempotencyKey(asked, async () => {
        const owner = await lockCase(asked.tx, asked.viewer, param(asked, 'case'))
        assertOpen(owner)
        const value = acceptedItem(kind, itemDraft(kind, asked.req.body, true), factsOf(owner))
        const uuid = await addItem(asked, owner, resource, value, byName)
        await touchCase(asked, owner.uuid)
        return { status: 201, body: await readItem(asked, resource, owner.uuid, uuid) }
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
      await changeOpenCase(asked, async (owner) =>
        changeItem(asked, owner, resource, await findItem(asked, owner, resource, param(asked, 'item')), {
          ...itemDraft(kind, asked.req.body, false),
        }),
      )
      return readItem(asked, resource, param(asked, 'case'), param(asked, 'item'))
    }),
  )
  for (const [name, part] of Object.entries(kind.parts as Parts)) {
    if (part.many) listPartRoutes(router, ask, resource, part, path)
    else singlePartRoutes(router, ask, resource, name, part, path)
  }
}

/** `PATCH` and `DELETE …/{part}` for a part that occurs at most once. */
function singlePartRoutes(
  router: Router,
  ask: Ask,
  resource: Resource,
  name: string,
  part: OnePart,
  path: string,
): void {
  const save = (asked: Asked, change: Record<string, unknown>) =>
    changeOpenCase(asked, async (owner) =>
      changeItem(asked, owner, resource, await findItem(asked, owner, resource, param(asked, 'item')), change),
    )
  router.patch(
    `${path}/:item/${part.path}`,
    ask(async (asked) => {
      const body = itemDraft({ ...resource.kind, parts: { [name]: part } }, { [part.wire]: asked.req.body }, false)
      await save(asked, { ...part.turnsOn, ...body })
      return readItem(asked, resource, param(asked, 'case'), param(asked, 'item'))
    }),
  )
  router.delete(
    `${path}/:item/${part.path}`,
    ask(async (asked) => {
      await save(asked, { ...part.turnsOff, [name]: null })
      return undefined
    }),
  )
}

/** `POST …/{part}`, `PATCH` and `DELETE …/{part}/{uuid}` for a list of child rows. */
function listPartRoutes(
  router: Router,
  ask: Ask,
  resource: Resource,
  { kind, path: segment }: ManyPart,
  path: string,
): void {
  const child = byName[kind.name]
  if (!child) throw new Error(`No resource is registered for kind ${kind.name}.`)
  const parentOf = (asked: Asked, owner: CaseRow) => findItem(asked, owner, resource, param(asked, 'item'))
  router.post(
    `${path}/:item/${segment}`,
    ask((asked) =>
      withIdempotencyKey(asked, async () => {
        const uuid = await changeOpenCase(asked, async (owner) => {
          const { uuid: parent } = await parentOf(asked, owner)
          return addItem(
            asked,
            owner,
            child,
            acceptedItem(kind, itemDraft(kind, asked.req.body, true), factsOf(owner)),
            byName,
            parent,
          )
        })
        return { status: 201, body: await readItem(asked, child, param(asked, 'case'), String(uuid)) }
      }),
    ),
  )
  router.patch(
    `${path}/:item/${segment}/:part`,
    ask(async (asked) => {
      await changeOpenCase(asked, async (owner) => {
        const { uuid: parent } = await parentOf(asked, owner)
        await changeItem(asked, owner, child, await findItem(asked, owner, child, param(asked, 'part'), parent), {
          ...itemDraft(kind, asked.req.body, false),
        })
      })
      return readItem(asked, child, param(asked, 'case'), param(asked, 'part'))
    }),
  )
  router.delete(
    `${path}/:item/${segment}/:part`,
    ask(async (asked) => {
      await changeOpenCase(asked, async (owner) =>
        removeItem(asked, owner, param(asked, 'part'), (await parentOf(asked, owner)).uuid),
      )
      return undefined
    }),
  )
}

/** Routes of all item kinds, generated from their declarations. `DELETE …/fee/{uuid}` removes an item of any kind; `…/restore` undoes that. */
export const itemRoutes = (ask: Ask): Router => {
  const router = Router()
  for (const resource of Object.values(resources)) if (resource.kind.list) kindRoutes(router, ask, resource as Resource)
  router.get('/client/case/:case/attention', ask(itemsNeedingAttention))
  router.delete(
    '/client/case/:case/fee/:item',
    ask(async (asked) => {
      await changeOpenCase(asked, (owner) => removeItem(asked, owner, param(asked, 'item')))
      return undefined
    }),
  )
  router.post(
    '/client/case/:case/item/:item/restore',
    ask(async (asked) => {
      const kind = await changeOpenCase(asked, (owner) => restoreItem(asked, owner, param(asked, 'item')))
      const resource = byName[String(kind)]
      if (!resource) throw new ValidationError({ item: 'This cannot be restored.' })
      return readItem(asked, resource, param(asked, 'case'), param(asked, 'item'))
    }),
  )
  return router
}
