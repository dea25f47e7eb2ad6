import { textFieldOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { sql, type RawBuilder } from 'kysely'
import { tabColumn, textColumn } from '../items/columns.ts'
import { detailValue, tablesWith, topOf } from '../items/detail-values.ts'
import type { Items } from '../items/registry.ts'
import { listParts } from '../items/resource.ts'

const isSearchable = (kind: AnyKind): boolean => kind.isSearchable !== false && textFieldOf(kind) !== undefined

/** The kind that a row is shown as: the one whose list it is in. */
export function listedAs(items: Items, { name, list, listedIn }: AnyKind): string {
  if (list) return name
  if (listedIn) return listedIn.kind
  const parent = items.all.find(({ kind }) => listParts(kind).some((part) => part.kind.name === name))
  return parent ? listedAs(items, parent.kind) : name
}

/** Parts of the query that searches items, with `i` as the alias of `case_item`. */
interface FoundItems {
  /** The rows of all detail tables with their `text`. */
  rows: RawBuilder<unknown>
  /** The name of the kind in whose list a row is. */
  kind: RawBuilder<unknown>
  /** What decides the tab of a row, which for a child row is that of the item at its top. */
  tabValue: RawBuilder<unknown>
  /** Whether rows of its kind are found by their text. */
  isFound: RawBuilder<unknown>
}

/** The searchable items of all kinds. Kinds may share a table, so the kind of a row is that of its `case_item`. */
export function foundItems(items: Items): FoundItems {
  const searched = items.all.map(({ kind }) => kind).filter(isSearchable),
    tables = tablesWith(items, (kind) => (isSearchable(kind) ? textColumn(kind) : undefined))
  const nothing = sql`select null::uuid as item_uuid, null::uuid as client_uuid, null::text as text where false`
  const rows = tables.map(
    ([table, column]) => sql`select item_uuid, client_uuid, ${sql.ref(column)} as text from ${sql.table(table)}`,
  )
  const elsewhere = searched.filter((kind) => listedAs(items, kind) !== kind.name),
    cases = elsewhere.map((kind) => sql`when ${kind.name} then ${listedAs(items, kind)}`)
  return {
    rows: sql.join([nothing, ...rows], sql` union all `),
    kind: cases.length > 0 ? sql`case i.kind ${sql.join(cases, sql` `)} else i.kind end` : sql`i.kind`,
    tabValue: detailValue(tablesWith(items, tabColumn), topOf(items, 'i'), sql`null::text`),
    isFound: sql`i.kind = any(${searched.map(({ name }) => name)}::text[])`,
  }
}
