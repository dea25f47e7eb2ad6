import { isUuid } from '@costdraft/schema/uuid.ts'
import { sql } from 'kysely'
import type { CaseRow } from '../cases/case-rows.ts'
import { Conflict, NotFound } from '../errors/errors.ts'
import { findItem, assertRemovedVersion } from '../item-routes/item-storage.ts'
import type { ItemsContext } from '../items/context.ts'
import type { ItemRow } from '../items/item-row.ts'
import type { Resource } from '../items/resource.ts'

const OF_ANOTHER = 'This belongs to another row. Change it there.'

/**
 * A row of a kind that stands by itself, locked. Throws 404 for a row of another kind or case, 409 for one that belongs
 * to another row, and 412 for one that has another version than is expected.
 */
export async function findOwnRow(
  context: ItemsContext,
  owner: CaseRow,
  resource: Resource,
  { uuid, expected }: { uuid: string; expected: string | undefined },
): Promise<ItemRow> {
  const found = isUuid(uuid)
    ? await context.tx
        .selectFrom('case_item')
        .select(['kind', 'parent_uuid'])
        .where('uuid', '=', uuid)
        .where('case_uuid', '=', owner.uuid)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined
  if (!found) throw new NotFound()
  if (found.parent_uuid !== null)
    throw new Conflict(context.items.byName.get(found.kind)?.kind.changedThrough ?? OF_ANOTHER)
  if (found.kind !== resource.kind.name) throw new NotFound()
  await assertRemovedVersion(context, owner, resource, uuid, expected)
  return findItem(context, owner, resource, uuid)
}

/** How many rows belong to a row. */
export async function countBelow({ tx }: Pick<ItemsContext, 'tx'>, uuid: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from case_item where parent_uuid = ${uuid} and deleted_at is null`.execute(tx)
  return rows[0]?.count ?? 0
}
