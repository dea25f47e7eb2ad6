import { sql, type RawBuilder } from 'kysely'
import type { CaseRow } from '../cases/case-rows.ts'
import { columnsOfResource, storedColumns } from '../items/columns.ts'
import type { ItemsContext } from '../items/context.ts'
import type { Resource } from '../items/resource.ts'

/** A row that is copied: its uuid, that of the copy, and the copy of the row above it. */
export interface ItemCopy {
  from: string
  to: string
  parent: string | null
  kind: string
}

const listOf = (rows: readonly unknown[]): string => JSON.stringify(rows)

/** Makes the rows of copies in a case, in the order of the list. Their details follow. */
export async function insertCopies(
  { tx, viewer }: ItemsContext,
  owner: Pick<CaseRow, 'uuid' | 'client'>,
  copies: readonly ItemCopy[],
): Promise<void> {
  const by = viewer.user_uuid
  const numbered = copies.map((copy, place) => ({ place, ...copy }))
  await sql`
    insert into case_item (uuid, client_uuid, case_uuid, parent_uuid, kind, created_by, changed_by)
    select copied."to", ${owner.client}::uuid, ${owner.uuid}::uuid, copied.parent, copied.kind, ${by}::uuid, ${by}::uuid
    from json_to_recordset(${listOf(numbered)}) as copied (place integer, "to" uuid, parent uuid, kind text)
    order by copied.place`.execute(tx)
}

/**
 * Copies the details of rows of a kind as they are stored, marks and entered values included. `targets` has the copy of
 * each row that may be referred to, without an entry a reference is left out; within the case all refer to the same.
 */
export async function copyDetails(
  { tx, items }: Pick<ItemsContext, 'tx' | 'items'>,
  owner: Pick<CaseRow, 'client'>,
  resource: Resource,
  copies: readonly ItemCopy[],
  targets: ReadonlyMap<string, string> | 'the same',
): Promise<void> {
  const references = new Set([
    ...(resource.derivedReferences ?? []),
    ...columnsOfResource(resource).flatMap(({ column, declared: { ref } }) =>
      ref && (items.byName.has(ref) || ref === 'file') ? [column] : [],
    ),
  ])
  const columns = storedColumns(resource)
  const values = columns.map((column): RawBuilder<unknown> => {
    const stored = sql`detail.${sql.ref(column)}`
    return references.has(column) && targets !== 'the same'
      ? sql`(select target."to" from target where target."from" = ${stored})`
      : stored
  })
  const named = references.size > 0 && targets !== 'the same' ? [...targets].map(([from, to]) => ({ from, to })) : []
  await sql`
    with target as materialized (select * from json_to_recordset(${listOf(named)}) as t ("from" uuid, "to" uuid))
    insert into ${sql.table(resource.table)} (item_uuid, client_uuid, ${sql.join(columns.map((name) => sql.ref(name)))})
    select copied."to", ${owner.client}::uuid, ${sql.join(values)}
    from json_to_recordset(${listOf(copies)}) as copied ("from" uuid, "to" uuid)
      join ${sql.table(resource.table)} detail on detail.item_uuid = copied."from"`.execute(tx)
}
