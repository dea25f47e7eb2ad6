import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { readCaseHead } from '../cases/case-rows.ts'
import { tabColumn } from '../items/columns.ts'
import type { ItemsRequestContext } from '../items/context.ts'
import { attentionKeys, tabColumns, tablesWith, topOf } from '../items/detail-values.ts'
import type { Items } from '../items/registry.ts'

/**
 * The counts of one kind, with the value of each column that decides the tab of some kind, and a count under each key
 * of attention.
 */
export interface AttentionRow extends Record<string, unknown> {
  kind: string
  unresolved: number
}

/**
 * `GET client/case/{id}/attention`: counts of unresolved comments and of rows that need attention otherwise, by item
 * kind.
 */
export async function itemsNeedingAttention({ tx, viewer, items, req }: ItemsRequestContext): Promise<AttentionRow[]> {
  const { uuid } = await readCaseHead(tx, viewer, String(req.params.case))
  return (await attentionOfCases(tx, items, [uuid])).get(uuid) ?? []
}

/** One row for each mark: its top item, and 1 in the column of its reason, the first being an unresolved comment. */
function marksOf(items: Items, uuids: readonly string[], keys: readonly string[]) {
  const oneIn = (reason: number) => sql.join(['', ...keys].map((_, at) => sql.lit(at === reason ? 1 : 0)))
  const comments = sql`
    select ${topOf(items, 'item')}, ${oneIn(0)} from comment join case_item item on item.uuid = comment.item_uuid
    where comment.case_uuid = any(${uuids}::uuid[]) and comment.resolved_by is null and item.deleted_at is null`
  const others = items.all.flatMap(({ kind, table }) =>
    kind.attention
      ? [
          sql`select ${topOf(items, 'item')}, ${oneIn(1 + keys.indexOf(kind.attention))}
            from case_item item join ${sql.table(table)} detail on detail.item_uuid = item.uuid
            where item.case_uuid = any(${uuids}::uuid[]) and item.kind = ${kind.name} and item.deleted_at is null
              and detail.${sql.ref(kind.attention)}`,
        ]
      : [],
  )
  return sql.join([comments, ...others], sql` union all `)
}

/**
 * Counts of unresolved comments and of rows that need attention otherwise by item kind, for each of these cases. What
 * concerns a child row counts for the item at its top. The CTE is materialized because the planner underestimates the
 * rows and would repeat it for each item.
 */
export async function attentionOfCases(
  tx: Tx,
  items: Items,
  uuids: readonly string[],
): Promise<Map<string, AttentionRow[]>> {
  const keys = attentionKeys(items)
  const columns = tabColumns(items)
  const tables = tablesWith(items, tabColumn).map(([table, column], at) => ({ table, column, alias: `tab_${at}` }))
  const counts = ['unresolved', ...keys].map((key) => sql.ref(key))
  const joins = tables.map(
    ({ table, alias }) =>
      sql`left join ${sql.table(table)} ${sql.ref(alias)} on ${sql.ref(`${alias}.item_uuid`)} = top.uuid`,
  )
  const values = columns.map((column) => {
    const of = tables.filter((one) => one.column === column).map(({ alias }) => sql.ref(`${alias}.${column}`))
    return sql`coalesce(${sql.join(of)}) as ${sql.ref(column)}`
  })
  const groups = sql.join(['case_uuid', 'kind', ...columns].map((_, at) => sql.lit(at + 1)))
  const selected = [
    sql`top.case_uuid`,
    sql`top.kind`,
    ...values,
    ...counts.map((key) => sql`sum(${key})::int as ${key}`),
  ]
  const { rows } = await sql<AttentionRow & { case_uuid: string }>`
    with mark (uuid, ${sql.join(counts)}) as materialized (${marksOf(items, uuids, keys)})
    select ${sql.join(selected)}
    from mark join case_item top on top.uuid = mark.uuid and top.deleted_at is null ${sql.join(joins, sql` `)}
    group by ${groups} order by ${groups}`.execute(tx)
  const byCase = new Map<string, AttentionRow[]>(uuids.map((uuid) => [uuid, []]))
  for (const { case_uuid, ...row } of rows) byCase.get(case_uuid)?.push(row)
  return byCase
}
