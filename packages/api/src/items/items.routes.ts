import type { ManyPart, OnePart, Parts } from '@costdraft/schema/kind.ts'
import { Router } from 'express'
import { etag } from '../http/body.ts'
import { touchCase } from '../cases/case-touch.ts'
import { holdCase, readCase, factsOf, type CaseRow } from '../cases/case-rows.ts'
import { assertOpen } from '../cases/stage-rules.ts'
import { Refused } from '../http/errors.ts'
import { once } from '../http/idempotency.ts'
import type { Ask, Asked } from '../http/request.ts'
import { attentionOf } from './attention.ts'
import { resources } from './index.ts'
import { acceptedItem, itemDraft } from './item-body.ts'
import { addItem, changeItem, findItem, removeItem, restoreItem } from './item-changes.ts'
import { itemsOf, type ItemRow } from './item-rows.ts'
import { listOf } from './item-list.ts'
import type { Resource } from './resource.ts'

const byName: Readonly<Record<string, Resource>> = Object.fromEntries(
  Object.values(resources).map((resource) => [resource.kind.name, resource as Resource]),
)
const param = ({ req }: Asked, name: string): string => String(req.params[name])

/** The open case a request is about, held; what changes in it raises its revision. */
async function inCase(asked: Asked, work: (owner: CaseRow) => Promise<void | string>): Promise<void | string> {
  const owner = await holdCase(asked.tx, asked.viewer, param(asked, 'case'))
  assertOpen(owner)
  const answer = await work(owner)
  await touchCase(asked, owner.uuid)
  return answer
}

/** An item with all that hangs under it, as a list answers it. */
async function whole(asked: Asked, resource: Resource, caseUuid: string, uuid: string): Promise<ItemRow> {
  const [row] = await itemsOf(asked.tx, resource, caseUuid, { uuid })
  if (!row) throw new Error('A row just written is not there.')
  await hang(asked, resource, caseUuid, [row])
  asked.res.set('etag', etag(row))
  return row
}

/** Hangs the rows of each list part under their parents. */
async function hang({ tx }: Asked, { kind }: Resource, caseUuid: string, rows: ItemRow[]): Promise<void> {
  for (const part of Object.values(kind.parts as Parts)) {
    if (!part.many) continue
    const child = byName[part.kind.name]
    const children = child
      ? await itemsOf(tx, child, caseUuid, rows.length === 1 && rows[0] ? { parent: rows[0].uuid } : {})
      : []
    const under = Map.groupBy(children, ({ parent_uuid }) => parent_uuid)
    for (const row of rows) row[part.wire] = under.get(row.uuid) ?? []
  }
}

function kindRoutes(router: Router, ask: Ask, resource: Resource): void {
  const { kind } = resource,
    path = `/client/case/:case/${kind.path}`
  router.get(
    path,
    ask((asked) => listOf(asked, resource, byName, (caseUuid, rows) => hang(asked, resource, caseUuid, rows))),
  )
  router.post(
    path,
    ask((asked) =>
      once(asked, async () => {
        const owner = await holdCase(asked.tx, asked.viewer, param(asked, 'case'))
        assertOpen(owner)
        const value = acceptedItem(kind, itemDraft(kind, asked.req.body, true), factsOf(owner))
        const uuid = await addItem(asked, owner, resource, value, byName)
        await touchCase(asked, owner.uuid)
        return { status: 201, body: await whole(asked, resource, owner.uuid, uuid) }
      }),
    ),
  )
  router.get(
    `${path}/:item`,
    ask(async (asked) => {
      const owner = await readCase(asked.tx, asked.viewer, param(asked, 'case'))
      const { uuid } = await findItem(asked, owner, resource, param(asked, 'item'))
      return whole(asked, resource, owner.uuid, uuid)
    }),
  )
  router.patch(
    `${path}/:item`,
    ask(async (asked) => {
      await inCase(asked, async (owner) =>
        changeItem(asked, owner, resource, await findItem(asked, owner, resource, param(asked, 'item')), {
          ...itemDraft(kind, asked.req.body, false),
        }),
      )
      return whole(asked, resource, param(asked, 'case'), param(asked, 'item'))
    }),
  )
  for (const [name, part] of Object.entries(kind.parts as Parts)) {
    if (part.many) manyRoutes(router, ask, resource, part, path)
    else oneRoutes(router, ask, resource, name, part, path)
  }
}

/** `PATCH` and `DELETE …/{part}`: a part that hangs under a row once. */
function oneRoutes(router: Router, ask: Ask, resource: Resource, name: string, part: OnePart, path: string): void {
  const save = (asked: Asked, change: Record<string, unknown>) =>
    inCase(asked, async (owner) =>
      changeItem(asked, owner, resource, await findItem(asked, owner, resource, param(asked, 'item')), change),
    )
  router.patch(
    `${path}/:item/${part.path}`,
    ask(async (asked) => {
      const body = itemDraft({ ...resource.kind, parts: { [name]: part } }, { [part.wire]: asked.req.body }, false)
      await save(asked, { ...part.turnsOn, ...body })
      return whole(asked, resource, param(asked, 'case'), param(asked, 'item'))
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

/** `POST …/{part}`, `PATCH` and `DELETE …/{part}/{uuid}`: rows that hang under a row. */
function manyRoutes(
  router: Router,
  ask: Ask,
  resource: Resource,
  { kind, path: segment }: ManyPart,
  path: string,
): void {
  const child = byName[kind.name]
  if (!child) throw new Error(`Nothing stores a ${kind.name}.`)
  const parentOf = (asked: Asked, owner: CaseRow) => findItem(asked, owner, resource, param(asked, 'item'))
  router.post(
    `${path}/:item/${segment}`,
    ask((asked) =>
      once(asked, async () => {
        const uuid = await inCase(asked, async (owner) => {
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
        return { status: 201, body: await whole(asked, child, param(asked, 'case'), String(uuid)) }
      }),
    ),
  )
  router.patch(
    `${path}/:item/${segment}/:part`,
    ask(async (asked) => {
      await inCase(asked, async (owner) => {
        const { uuid: parent } = await parentOf(asked, owner)
        await changeItem(asked, owner, child, await findItem(asked, owner, child, param(asked, 'part'), parent), {
          ...itemDraft(kind, asked.req.body, false),
        })
      })
      return whole(asked, child, param(asked, 'case'), param(asked, 'part'))
    }),
  )
  router.delete(
    `${path}/:item/${segment}/:part`,
    ask(async (asked) => {
      await inCase(asked, async (owner) =>
        removeItem(asked, owner, param(asked, 'part'), (await parentOf(asked, owner)).uuid),
      )
      return undefined
    }),
  )
}

/** Every kind's routes, made from its declaration; `DELETE …/fee/{uuid}` removes any fee item, and undo takes it out of the trash. */
export const itemRoutes = (ask: Ask): Router => {
  const router = Router()
  for (const resource of Object.values(resources)) if (resource.kind.list) kindRoutes(router, ask, resource as Resource)
  router.get('/client/case/:case/attention', ask(attentionOf))
  router.delete(
    '/client/case/:case/fee/:item',
    ask(async (asked) => {
      await inCase(asked, (owner) => removeItem(asked, owner, param(asked, 'item')))
      return undefined
    }),
  )
  router.post(
    '/client/case/:case/item/:item/restore',
    ask(async (asked) => {
      const kind = await inCase(asked, (owner) => restoreItem(asked, owner, param(asked, 'item')))
      const resource = byName[String(kind)]
      if (!resource) throw new Refused({ item: 'This cannot be restored.' })
      return whole(asked, resource, param(asked, 'case'), param(asked, 'item'))
    }),
  )
  return router
}
