import type { AnyKind } from '@costdraft/schema/kind.ts'
import { sql, type RawBuilder } from 'kysely'
import { searchedColumns, tabColumn } from '../items/columns.ts'
import { detailValue, tablesWith, topOf } from '../items/detail-values.ts'
import type { Items } from '../items/registry.ts'
import { listParts, type Resource } from '../items/resource.ts'
import { searchedItemTables, wordsOf } from './searched-tables.ts'

/** The kind that a row is shown as: the one whose list it is in. */
export function listedAs(items: Items, { name, list, listedIn }: AnyKind): string {
  if (list) return name
  if (listedIn) return listedIn.kind
  const parent = items.all.find(({ kind }) => listParts(kind).some((part) => part.kind.name === name))
  return parent ? listedAs(items, parent.kind) : name
}

/** Parts of the queries that search items, with `record` as the alias of `case_item`. */
interface FoundItems {
  /** The name of the kind in whose list a row is. */
  kind: RawBuilder<unknown>
  /** What decides the tab of a row, which for a child row is that of the item at its top. */
  tabValue: RawBuilder<unknown>
  /** Whether rows of its kind are found by their texts. */
  isFound: RawBuilder<unknown>
  /**
   * The texts of a row that find it, as JSON by their columns; the text by which people know it has the name `text`.
   */
  texts: RawBuilder<unknown>
  /** The words of a row, as its index has them, and its texts as one. */
  words: RawBuilder<unknown>
  text: RawBuilder<unknown>
}

/** The kinds by the text of whose rows a case is found. */
export const casesFoundBy = ({ all }: Items): Resource[] =>
  all.filter((resource) => resource.kind.findsCase && searchedColumns(resource).length > 0)

/** The texts of rows that find a case `case_row`, as a JSON array; null without any. */
export const partiesOfCase = (items: Items): RawBuilder<unknown> => {
  const rows = casesFoundBy(items).map((resource) => {
    const [column = ''] = searchedColumns(resource)
    return sql`select detail.${sql.ref(column)} as text
      from case_item item join ${sql.table(resource.table)} detail on detail.item_uuid = item.uuid
      where item.case_uuid = case_row.uuid and item.deleted_at is null and item.kind = ${resource.kind.name}`
  })
  return rows.length > 0 ? sql`(select jsonb_agg(text) from (${sql.join(rows, sql` union all `)}) party)` : sql`null`
}

/** The searchable items of all kinds. Kinds may share a table, so the kind of a row is that of its `case_item`. */
export function foundItems(items: Items): FoundItems {
  const searched = items.all.filter((resource) => searchedColumns(resource).length > 0)
  const tables = new Map(searchedItemTables(items).map((table) => [table.table, table]))
  const elsewhere = searched.map(({ kind }) => kind).filter((kind) => listedAs(items, kind) !== kind.name)
  const listed = elsewhere.map((kind) => sql`when ${kind.name} then ${listedAs(items, kind)}`)
  /** A value that the table of the kind of a row has of it. */
  const ofKind = (valueOf: (resource: Resource) => RawBuilder<unknown>): RawBuilder<unknown> =>
    searched.length === 0
      ? sql`null`
      : sql`case record.kind ${sql.join(
          searched.map(
            (resource) =>
              sql`when ${resource.kind.name} then (select ${valueOf(resource)} from ${sql.table(resource.table)} where item_uuid = record.uuid)`,
          ),
          sql` `,
        )} end`
  const textsOf = (resource: Resource): RawBuilder<unknown> =>
    sql`jsonb_build_object(${sql.join(
      searchedColumns(resource).flatMap((column, at) => [sql.lit(at === 0 ? 'text' : column), sql.ref(column)]),
    )})`
  const tableOf = ({ table }: Resource) => tables.get(table) ?? { table, text: 'null' }
  return {
    kind: listed.length > 0 ? sql`case record.kind ${sql.join(listed, sql` `)} else record.kind end` : sql`record.kind`,
    tabValue: detailValue(tablesWith(items, tabColumn), topOf(items, 'record'), sql`null::text`),
    isFound: sql`record.kind = any(${searched.map(({ kind }) => kind.name)}::text[])`,
    texts: ofKind(textsOf),
    words: ofKind((resource) => sql.raw(wordsOf(tableOf(resource)))),
    text: ofKind((resource) => sql.raw(tableOf(resource).text)),
  }
}
