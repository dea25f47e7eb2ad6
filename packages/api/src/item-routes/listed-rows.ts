import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { dateColumn } from '../items/columns.ts'
import { readItems, type Range } from './item-rows.ts'
import type { ItemRow } from '../items/item-row.ts'
import { isAfter } from './order.ts'
import type { Child, Items } from '../items/registry.ts'
import type { Resource } from '../items/resource.ts'
import { showsAll } from '../items/shown-columns.ts'

interface Listed {
  uuid: string
  kind: string
  parent: string | null
  date: string | null
  /** What the row has from its parent. */
  inherited: Readonly<Record<string, unknown>> | null
}

/** The date of rows of one table: their own, or that of their parent. Null where there is neither. */
const dateOf = (resource: Resource, alias: string): RawBuilder<unknown> => {
  const column = dateColumn(resource.kind)
  return column ? sql`${sql.ref(`${alias}.${column}`)}` : sql`null::date`
}

/** The live rows of a kind in a case, with their dates. */
const ownRows = (resource: Resource, caseUuid: string) => sql`
  select item.uuid, item.seq, item.kind, null::uuid as parent, ${dateOf(resource, 'detail')} as date,
    null::jsonb as inherited
  from case_item item join ${sql.table(resource.table)} detail on detail.item_uuid = item.uuid
  where item.case_uuid = ${caseUuid} and item.kind = ${resource.kind.name} and item.deleted_at is null`

/** What rows of a child kind have from their parent, the table `above`, by its keys. */
function inheritedBy({ kind: { listedIn } }: Resource): RawBuilder<unknown> {
  const pairs = (listedIn?.inherits ?? []).map((key) => sql`${sql.lit(key)}, ${sql.ref(`above.${key}`)}`)
  return pairs.length > 0 ? sql`jsonb_build_object(${sql.join(pairs)})` : sql`null::jsonb`
}

/** The live rows of a child kind below each kind it occurs in, with the dates of their parents. */
const childRows = ({ resource, parents }: Child, caseUuid: string) =>
  parents.map(
    (parent) => sql`
  select item.uuid, item.seq, item.kind, item.parent_uuid as parent,
    coalesce(${dateOf(resource, 'detail')}, ${dateOf(parent, 'above')}) as date, ${inheritedBy(resource)} as inherited
  from case_item item
    join ${sql.table(resource.table)} detail on detail.item_uuid = item.uuid
    join ${sql.table(parent.table)} above on above.item_uuid = item.parent_uuid
  where item.case_uuid = ${caseUuid} and item.kind = ${resource.kind.name} and item.deleted_at is null`,
  )

/** The names of the kinds whose rows the list of a kind holds. */
export const kindsInList = ({ listedIn }: Items, { kind }: Resource): string[] => [
  kind.name,
  ...(listedIn.get(kind.name) ?? []).map(({ resource }) => resource.kind.name),
]

/**
 * The rows of the list of a kind, or of a page of it, or some of them, in one order by date and entry. A child row of
 * another kind that the list includes has the date of its parent, and names the parent under the key that its kind
 * declares; it can only be changed through its parent.
 */
export async function readListedRows(
  tx: Tx,
  items: Items,
  resource: Resource,
  caseUuid: string,
  range: Pick<Range, 'first' | 'after' | 'shows' | 'only' | 'uuids'> = {},
): Promise<ItemRow[]> {
  const children = items.listedIn.get(resource.kind.name) ?? []
  if (children.length === 0) return readItems(tx, items, resource, caseUuid, range)
  const { shows = showsAll } = range
  const queries = [ownRows(resource, caseUuid), ...children.flatMap((child) => childRows(child, caseUuid))]
  const key = sql`coalesce(listed.date, 'infinity'::date)`
  const { rows: listed } = await sql<Listed>`
    select listed.uuid, listed.kind, listed.parent, listed.date, listed.inherited
    from (${sql.join(queries, sql` union all `)}) listed
    where true
      ${range.after ? sql`and ${isAfter(range.after, key, sql`listed.seq`)}` : sql``}
      ${range.uuids ? sql`and listed.uuid = any(${range.uuids}::uuid[])` : sql``}
    order by ${key}, listed.seq ${range.first ? sql`limit ${range.first}` : sql``}`.execute(tx)
  const rows = new Map<string, ItemRow>()
  for (const one of [resource, ...children.map((child) => child.resource)]) {
    const uuids = listed.flatMap(({ uuid, kind }) => (kind === one.kind.name ? [uuid] : []))
    if (uuids.length > 0)
      for (const row of await readItems(tx, items, one, caseUuid, { uuids, shows })) rows.set(row.uuid, row)
  }
  const dateKey = dateColumn(resource.kind)
  // Several kinds of child rows may name their parent in one key.
  const markers = Map.groupBy(
    children.map(({ resource: { kind } }) => ({ name: kind.name, as: kind.listedIn?.as ?? '' })),
    ({ as }) => as,
  )
  return listed.flatMap(({ uuid, kind, parent, date, inherited }) => {
    const row = rows.get(uuid)
    if (!row) return []
    if (dateKey) row[dateKey] = date
    for (const [key, value] of Object.entries(inherited ?? {})) if (shows(key)) row[key] = value
    for (const [as, of] of markers) if (shows(as)) row[as] = of.some(({ name }) => name === kind) ? parent : null
    return [row]
  })
}
