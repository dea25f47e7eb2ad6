import type { Draft } from '@costdraft/schema/field.ts'
import type { OnePart } from '@costdraft/schema/kind.ts'
import type { Router } from 'express'
import { factsOf, type CaseRow } from '../cases/case-rows.ts'
import { expectedVersion } from '../http/body.ts'
import { withIdempotencyKey } from '../http/idempotency.ts'
import type { ItemsRequestHandlers, ItemsRequestContext } from '../items/context.ts'
import { acceptedItem, itemDraft, purposeOf } from './item-body.ts'
import { addItem, assertRemovedVersion, changeItem, findItem, raiseVersion } from './item-storage.ts'
import { removeItem } from './item-removal.ts'
import type { ItemRow } from '../items/item-row.ts'
import { changeOpenCase, param } from '../cases/open-case.ts'
import { readItem } from './read-item.ts'
import { childOf, type Items } from '../items/registry.ts'
import { listParts, singleParts, type Resource } from '../items/resource.ts'

/** A row in a path: its kind, and the parameter with its uuid. */
interface Step {
  resource: Resource
  at: string
}
/** The path to the rows of a kind: the rows above it, and its own. */
interface Place {
  path: string
  chain: readonly [Step, ...Step[]]
}

const lastOf = ({ chain }: Place): Step => chain.at(-1) ?? chain[0]
/** The parameter of rows at a depth below an item. */
const parameterAt = (depth: number): string => (depth === 1 ? 'part' : `part${depth}`)

/** Locks the rows of a path from the top, each a child of the one before. Throws NotFound if one of them is not. */
async function findChain(
  asked: ItemsRequestContext,
  owner: CaseRow,
  { chain }: Place,
): Promise<[ItemRow, ...ItemRow[]]> {
  const [top, ...below] = chain
  const rows: [ItemRow, ...ItemRow[]] = [await findItem(asked, owner, top.resource, param(asked, top.at))]
  for (const { resource, at } of below)
    rows.push(await findItem(asked, owner, resource, param(asked, at), rows.at(-1)?.uuid))
  return rows
}

/** Changes the last row of a path. The version of the rows above it is raised with its own. */
async function changeAt(
  asked: ItemsRequestContext,
  owner: CaseRow,
  place: Place,
  changeOf: () => Draft,
): Promise<void> {
  const rows = await findChain(asked, owner, place)
  const row = rows.at(-1) ?? rows[0]
  const isChanged = await changeItem(asked, owner, lastOf(place).resource, row, changeOf(), expectedVersion(asked.req))
  const above = rows.slice(0, -1).map(({ uuid }) => uuid)
  if (isChanged && above.length > 0) await raiseVersion(asked, ...above)
}

/** The routes of all parts of a kind, and of the parts of these. */
export function partRoutes(router: Router, ask: ItemsRequestHandlers, items: Items, place: Place): void {
  const { kind } = lastOf(place).resource
  for (const part of singleParts(kind)) singlePartRoutes(router, ask, items, place, part)
  for (const part of listParts(kind)) {
    const at = parameterAt(place.chain.length)
    const below: Place = {
      path: `${pathOfOne(place)}/${part.path}`,
      chain: [...place.chain, { resource: childOf(items, part.kind), at }],
    }
    listPartRoutes(router, ask, items, place, below)
    partRoutes(router, ask, items, below)
  }
}
const pathOfOne = (place: Place): string => `${place.path}/:${lastOf(place).at}`

/** `PATCH` and `DELETE …/{part}` for a part that occurs at most once. */
function singlePartRoutes(
  router: Router,
  ask: ItemsRequestHandlers,
  items: Items,
  place: Place,
  { name, ...part }: OnePart & { name: string },
): void {
  const { resource, at } = lastOf(place)
  const path = `${pathOfOne(place)}/${part.path}`
  router.patch(
    path,
    ask(async (asked) => {
      const body = itemDraft(items, resource, { [part.wire]: asked.req.body }, 'change')
      await changeOpenCase(asked, (owner) => changeAt(asked, owner, place, () => ({ ...part.turnsOn, ...body })))
      return readItem(asked, resource, param(asked, 'case'), param(asked, at))
    }),
  )
  router.delete(
    path,
    ask(async (asked) => {
      await changeOpenCase(asked, (owner) => changeAt(asked, owner, place, () => ({ ...part.turnsOff, [name]: null })))
      return undefined
    }),
  )
}

/** `POST …/{part}`, `PATCH` and `DELETE …/{part}/{uuid}` for a list of child rows. */
function listPartRoutes(router: Router, ask: ItemsRequestHandlers, items: Items, parent: Place, place: Place): void {
  const { resource, at } = lastOf(place)
  const { kind } = resource
  const one = pathOfOne(place)
  router.post(
    place.path,
    ask((asked) =>
      withIdempotencyKey(asked, async () => {
        const uuid = await changeOpenCase(asked, async (owner) => {
          const above = (await findChain(asked, owner, parent)).map((row) => row.uuid)
          const draft = itemDraft(items, resource, asked.req.body, 'new')
          const value = acceptedItem(kind, draft, factsOf(owner))
          const added = await addItem(asked, owner, resource, value, above.at(-1))
          await raiseVersion(asked, ...above)
          return added
        })
        return { status: 201, body: await readItem(asked, resource, param(asked, 'case'), uuid) }
      }),
    ),
  )
  router.patch(
    one,
    ask(async (asked) => {
      await changeOpenCase(asked, (owner) =>
        changeAt(asked, owner, place, () => itemDraft(items, resource, asked.req.body, purposeOf(asked.req))),
      )
      return readItem(asked, resource, param(asked, 'case'), param(asked, at))
    }),
  )
  router.delete(
    one,
    ask(async (asked) => {
      await changeOpenCase(asked, async (owner) => {
        const above = (await findChain(asked, owner, parent)).map((row) => row.uuid)
        await assertRemovedVersion(asked, owner, resource, param(asked, at), expectedVersion(asked.req), above.at(-1))
        await removeItem(asked, owner, resource, param(asked, at), above.at(-1))
        await raiseVersion(asked, ...above)
      })
      return undefined
    }),
  )
}
