import { isFee } from '@costdraft/schema/kind.ts'
import { sql } from 'kysely'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { audit } from '../audit/audit.ts'
import { factsOf, type CaseRow } from '../cases/case-rows.ts'
import { Conflict, NotFound } from '../errors/errors.ts'
import type { ItemsContext } from '../items/context.ts'
import { assertFilesKept } from '../items/file-uses.ts'
import { assertNotInUse, assertTargetsKept } from '../items/item-references.ts'
import type { Resource } from '../items/resource.ts'
import { assertRestoredWithin } from '../items/rows-within-case.ts'

interface Removed {
  uuid: string
  kind: string
}

const auditOf = (
  { tx, viewer }: ItemsContext,
  owner: CaseRow,
  { uuid, kind }: Removed,
  action: 'removed' | 'restored',
) =>
  audit(
    tx,
    { client_uuid: owner.client, case_uuid: owner.uuid, entity: kind, entity_uuid: uuid, by: viewer.user_uuid },
    action,
  )

/**
 * Moves a row and everything below it to the trash for thirty days. Throws 409 if other rows of the case refer to one
 * of them.
 */
export async function removeTree(context: ItemsContext, owner: CaseRow, item: Removed): Promise<void> {
  const { tx, viewer, items } = context
  const { rows } = await sql<Removed>`
    with recursive tree as (
      select uuid, kind from case_item where uuid = ${item.uuid}
      union all select case_item.uuid, case_item.kind
        from case_item join tree on case_item.parent_uuid = tree.uuid where case_item.deleted_at is null)
    select uuid, kind from tree where uuid <> ${item.uuid}`.execute(tx)
  await assertNotInUse(tx, items, owner.uuid, [item, ...rows])
  const uuids = [item.uuid, ...rows.map(({ uuid }) => uuid)]
  // Not the time of the transaction, and later than that of any row below which was removed before: what one request
  // removes one by one is not restored together, however coarse the clock is.
  await sql`
    update case_item set deleted_by = ${viewer.user_uuid}, deleted_at = greatest(statement_timestamp(),
      (select max(earlier.deleted_at) + interval '1 microsecond' from case_item earlier
        where earlier.parent_uuid = any(${uuids}::uuid[])))
    where uuid = any(${uuids}::uuid[])`.execute(tx)
  await auditOf(context, owner, item, 'removed')
}

/** An item of the case that is not in the trash, locked. */
async function lockItem({ tx }: ItemsContext, owner: CaseRow, uuid: string) {
  const item = isUuid(uuid)
    ? await tx
        .selectFrom('case_item')
        .select(['uuid', 'kind', 'parent_uuid'])
        .where('uuid', '=', uuid)
        .where('case_uuid', '=', owner.uuid)
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!item) throw new NotFound()
  return item
}

/** Removes an item of one kind, or a child row of one parent. Throws NotFound for a row of another kind or parent. */
export async function removeItem(
  context: ItemsContext,
  owner: CaseRow,
  { kind }: Resource,
  uuid: string,
  parent: string | null = null,
): Promise<void> {
  const item = await lockItem(context, owner, uuid)
  if (item.kind !== kind.name || item.parent_uuid !== parent) throw new NotFound()
  await removeTree(context, owner, item)
}

/** A fee of any kind, locked. Throws 409 for a child row, which is changed through its parent. */
export async function lockFee(
  context: ItemsContext,
  owner: CaseRow,
  uuid: string,
): Promise<{ item: Removed; resource: Resource }> {
  const item = await lockItem(context, owner, uuid)
  const resource = context.items.byName.get(item.kind)
  if (item.parent_uuid !== null)
    throw new Conflict(resource?.kind.changedThrough ?? 'This belongs to another item. Change it there.')
  if (!resource || !isFee(resource.kind)) throw new NotFound()
  return { item, resource }
}

const THIRTY_DAYS = 30 * 86_400_000

/**
 * Restores an item from the trash with everything below it that was removed together with it, and returns its storage.
 * Throws NotFound for a child row, and 409 if one of them refers to an item that was removed since, or has a document
 * attached that was, or has dates outside those of its case.
 */
export async function restoreItem(context: ItemsContext, owner: CaseRow, uuid: string): Promise<Resource> {
  const { tx, items } = context
  if (!isUuid(uuid)) throw new NotFound()
  const item = await tx
    .selectFrom('case_item')
    .select(['uuid', 'kind', 'parent_uuid'])
    .where('uuid', '=', uuid)
    .where('case_uuid', '=', owner.uuid)
    .where('deleted_at', '>', new Date(Date.now() - THIRTY_DAYS).toISOString())
    .forUpdate()
    .executeTakeFirst()
  const resource = item && items.byName.get(item.kind)
  if (!resource || item.parent_uuid) throw new NotFound()
  const { rows } = await sql<Removed>`
    with recursive tree as (
      select uuid, kind, deleted_at from case_item where uuid = ${uuid}
      union all select case_item.uuid, case_item.kind, case_item.deleted_at
        from case_item join tree on case_item.parent_uuid = tree.uuid and case_item.deleted_at = tree.deleted_at)
    update case_item set deleted_at = null, deleted_by = null, changed_at = clock_timestamp() from tree
      where case_item.uuid = tree.uuid returning case_item.uuid, case_item.kind`.execute(tx)
  await assertTargetsKept(tx, items, rows)
  await assertFilesKept(tx, rows)
  const { period } = factsOf(owner)
  if (period && resource.kind.withinCase)
    await assertRestoredWithin(tx, items, owner.uuid, period, new Set(rows.map((row) => row.uuid)))
  await auditOf(context, owner, item, 'restored')
  return resource
}
