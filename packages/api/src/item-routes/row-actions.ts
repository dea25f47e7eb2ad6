import type { Areas } from '@costdraft/schema/areas/index.ts'
import { factsOf, type CaseRow } from '../cases/case-rows.ts'
import { NotFound } from '../errors/errors.ts'
import { assertKindInCase } from '../items/assert-kind.ts'
import type { ItemsContext } from '../items/context.ts'
import { acceptedItem, itemDraft, type Purpose } from './item-body.ts'
import { addItem, assertRemovedVersion, changeItem, findItem } from './item-storage.ts'
import { lockFee, removeItem, removeTree, restoreItem } from './item-removal.ts'
import type { Resource } from '../items/resource.ts'

// What one change of a row does, whether it is a request of its own or one of several. The case is locked and open.

/** A kind, and the areas that the API serves. */
export interface KindInAreas {
  resource: Resource
  areas: Areas
}
/** A row, and the version on which its change is based, as in `If-Match`. */
export interface NamedRow {
  uuid: string
  expected: string | undefined
}
interface Edit extends NamedRow {
  body: unknown
  purpose: Purpose
}

/** Adds the item in a body, and resolves with its uuid. */
export async function addRow(
  context: ItemsContext,
  owner: CaseRow,
  { resource, areas }: KindInAreas,
  body: unknown,
): Promise<string> {
  const { kind } = resource
  const draft = itemDraft(context.items, resource, body, 'new')
  assertKindInCase(owner, areas, kind, draft)
  return addItem(context, owner, resource, acceptedItem(kind, draft, factsOf(owner)))
}

/** Changes an item by a body. */
export async function editRow(
  context: ItemsContext,
  owner: CaseRow,
  { resource, areas }: KindInAreas,
  { uuid, expected, body, purpose }: Edit,
): Promise<void> {
  const { kind } = resource
  const row = await findItem(context, owner, resource, uuid)
  const draft = itemDraft(context.items, resource, body, purpose)
  // An item may stay in a case whose type has changed, but not move to a tab that the case does not have.
  if (typeof kind.tab === 'object' && kind.tab.field in draft) assertKindInCase(owner, areas, kind, draft)
  await changeItem(context, owner, resource, row, draft, expected)
}

/** Removes an item of a kind that is removed on its own path. */
export async function removeRow(
  context: ItemsContext,
  owner: CaseRow,
  resource: Resource,
  { uuid, expected }: NamedRow,
): Promise<void> {
  await assertRemovedVersion(context, owner, resource, uuid, expected)
  await removeItem(context, owner, resource, uuid)
}

/** Removes a fee, of one kind where it is named. */
export async function removeFee(
  context: ItemsContext,
  owner: CaseRow,
  { uuid, expected }: NamedRow,
  ofKind?: Resource,
): Promise<void> {
  const { item, resource } = await lockFee(context, owner, uuid)
  if (ofKind && resource.kind.name !== ofKind.kind.name) throw new NotFound()
  await assertRemovedVersion(context, owner, resource, item.uuid, expected)
  await removeTree(context, owner, item)
}

/** Removes an item of a kind through the path that its kind is removed on. */
export const removeOwn: typeof removeRow = (context, owner, resource, row) =>
  resource.kind.deletedThrough ? removeFee(context, owner, row, resource) : removeRow(context, owner, resource, row)

/** Restores an item of a kind. */
export async function restoreOwn(
  context: ItemsContext,
  owner: CaseRow,
  resource: Resource,
  uuid: string,
): Promise<void> {
  const { kind } = await restoreItem(context, owner, uuid)
  if (kind.name !== resource.kind.name) throw new NotFound()
}
