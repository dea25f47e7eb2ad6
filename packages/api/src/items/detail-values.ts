import type { AnyKind } from '@costdraft/schema/kind.ts'
import { sql, type RawBuilder } from 'kysely'
import { tabColumn } from './columns.ts'
import type { Items } from './registry.ts'

/** The distinct tables of the kinds that have a column, each with that column. */
export function tablesWith(
  items: Items,
  columnOf: (kind: AnyKind) => string | undefined,
): [table: string, column: string][] {
  const found = new Map<string, [string, string]>()
  for (const { kind, table } of items.all) {
    const column = columnOf(kind)
    if (column) found.set(`${table}.${column}`, [table, column])
  }
  return [...found.values()]
}

/**
 * The value of an item in that of several columns which its kind has; null for an item of another kind. `none` is that
 * null, with its type.
 */
export const detailValue = (
  tables: readonly (readonly [table: string, column: string])[],
  item: RawBuilder<unknown>,
  none: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  tables.length === 0
    ? none
    : sql`(${sql.join(
        tables.map(
          ([table, column]) => sql`select ${sql.ref(column)} from ${sql.table(table)} where item_uuid = ${item}`,
        ),
        sql` union all `,
      )} limit 1)`

/** The item at the top of a row, the row itself if it has no parent. `row` is the alias of a `case_item`. */
export function topOf({ depth }: Items, row: string): RawBuilder<unknown> {
  const parents = [sql`${sql.ref(`${row}.parent_uuid`)}`]
  for (let level = 1; level < depth; level++)
    parents.unshift(sql`(select parent_uuid from case_item where uuid = ${parents[0]})`)
  return sql`coalesce(${sql.join(parents)}, ${sql.ref(`${row}.uuid`)})`
}

/** The columns that decide the tabs of rows: `hearing_type` and its like. */
export const tabColumns = ({ all }: Items): string[] => [...new Set(all.flatMap(({ kind }) => tabColumn(kind) ?? []))]
/** The keys of answers that make a row need attention: `estimated` and its like. */
export const attentionKeys = ({ all }: Items): string[] => [...new Set(all.flatMap(({ kind }) => kind.attention ?? []))]
