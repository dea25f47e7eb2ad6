import type { AnyField, Draft, Fields, RecordRef } from '@costdraft/schema/field.ts'
import { dateFieldOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { londonDay } from '@costdraft/schema/london-day.ts'
import { namedKey, snakeName } from '@costdraft/schema/names.ts'
import { dateOf } from '@costdraft/schema/structs.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { assertTargets, recordTargets, type Owner, type Reference, type Target } from '../http/references.ts'
import { Conflict } from '../errors/errors.ts'
import { columnsOfResource, dateColumn, textColumn } from './columns.ts'
import type { Items } from './registry.ts'
import { listParts, singleParts, type Resource } from './resource.ts'
import { isColumnShown, type Shows } from './shown-columns.ts'
import type { MutableRowValues } from '../db/row-values.ts'

/** The items of a kind as a target: those of the same case that are not in the trash, known by their text. */
const itemTarget = ({ kind, table }: Resource): Target => {
  const text = textColumn(kind)
  return {
    allowed: ({ case_uuid = null }) =>
      sql`select uuid from case_item where case_uuid = ${case_uuid}::uuid and kind = ${kind.name} and deleted_at is null`,
    described: (uuids) =>
      sql`select item_uuid as uuid, ${text ? sql.ref(text) : sql`null`} as name from ${sql.table(table)} where item_uuid = any(${uuids}::uuid[])`,
  }
}

/**
 * The target of a field; undefined for a field that refers to nothing. Registration has seen to it that each reference
 * has one.
 */
export function targetOf(items: Items, { ref }: AnyField): Target | undefined {
  if (!ref) return undefined
  const resource = items.byName.get(ref)
  return resource ? itemTarget(resource) : recordTargets[ref as RecordRef]
}

/** A row as it is stored, with the rows of the lists that a change names, by part and uuid. */
interface StoredRow {
  before: Draft
  lists: ReadonlyMap<string, ReadonlyMap<string, StoredRow>>
}
/** Where references stand: the path on the wire, the day of the work, and what was stored there for which day. */
interface Standing {
  path: string
  day: string
  stored?: { values: Draft; day: string } | undefined
}

function referencesIn(items: Items, fields: Fields, value: Draft, { path, day, stored }: Standing): Reference[] {
  return Object.entries(fields).flatMap(([name, declared]): Reference[] => {
    const uuid = value[name]
    const target = targetOf(items, declared)
    if (!target || typeof uuid !== 'string') return []
    const was = stored && { uuid: stored.values[name], day: stored.day }
    return [{ path: `${path}${snakeName(name)}`, uuid, target, day, stored: was }]
  })
}

/** The day of a row (`yyyy-mm-dd`); that of the row above it, or today, where it has none of its own. */
function dayOf(kind: AnyKind, value: Draft, otherwise: string): string {
  const field = dateFieldOf(kind)
  const date = field && value[field]
  return typeof date === 'string' && date !== '' ? dateOf(date) : otherwise
}

/** The references in a value of a kind, in its parts and in its child rows. */
function referencesOf(
  items: Items,
  kind: AnyKind,
  value: Draft,
  stored: StoredRow | undefined,
  above: Standing,
): Reference[] {
  const day = dayOf(kind, value, above.day)
  const was = stored && {
    values: stored.before,
    day: dayOf(kind, stored.before, above.stored?.day ?? above.day),
  }
  const here: Standing = { path: above.path, day, stored: was }
  return [
    ...referencesIn(items, kind.fields as Fields, value, here),
    ...singleParts(kind).flatMap(({ name, wire, fields }) =>
      value[name]
        ? referencesIn(items, fields, value[name] as Draft, {
            path: `${above.path}${wire}.`,
            day,
            stored: was && { ...was, values: (was.values[name] ?? {}) as Draft },
          })
        : [],
    ),
    ...listParts(kind).flatMap(({ name, wire, kind: child }) =>
      ((value[name] ?? []) as Draft[]).flatMap((row, i) =>
        referencesOf(items, child, row, stored?.lists.get(name)?.get(String(row.uuid)), {
          ...here,
          path: `${above.path}${wire}.${i}.`,
        }),
      ),
    ),
  ]
}

/** The day of the row above one whose kind has none of its own; undefined where there is none. */
async function dayAbove(tx: Tx, items: Items, kind: AnyKind, parent: string | null): Promise<string | undefined> {
  if (parent === null || dateFieldOf(kind) !== undefined) return undefined
  const above = await tx.selectFrom('case_item').select('kind').where('uuid', '=', parent).executeTakeFirst()
  const resource = above && items.byName.get(above.kind)
  const column = resource && dateColumn(resource.kind)
  if (!column) return undefined
  const { rows } = await sql<{ day: string | null }>`
    select ${sql.ref(column)} as day from ${sql.table(resource.table)} where item_uuid = ${parent}`.execute(tx)
  return rows[0]?.day ?? undefined
}

/**
 * Throws 422 if a reference of an item or of its child rows does not refer to a row of its client or case, or names a
 * fee earner who is retired by the day of the row. What is `stored` already is left where that was so before. `parent`
 * is the row above it.
 */
export async function assertItemReferences(
  { tx, items }: { tx: Tx; items: Items },
  owner: Owner,
  kind: AnyKind,
  value: Draft,
  { parent, stored }: { parent: string | null; stored?: StoredRow },
): Promise<void> {
  const day = (await dayAbove(tx, items, kind, parent)) ?? londonDay(new Date())
  await assertTargets(
    tx,
    owner,
    referencesOf(items, kind, value, stored, { path: '', day, stored: stored && { values: {}, day } }),
  )
}

/**
 * Adds to rows what the references that they show refer to, in one query for each: a fee earner in the place of its
 * uuid, any other by its name in a key beside it. Changes the rows in place, before their parts are nested.
 */
export async function describeReferences(
  tx: Tx,
  items: Items,
  resource: Resource,
  rows: readonly MutableRowValues[],
  shows: Shows,
): Promise<void> {
  if (rows.length === 0) return
  for (const { column, declared, ...more } of columnsOfResource(resource)) {
    const target = isColumnShown(shows, { column, declared, ...more }) ? targetOf(items, declared) : undefined
    if (!target) continue
    const uuids = [...new Set(rows.flatMap((row) => (row[column] as string | null) ?? []))]
    const found = uuids.length === 0 ? [] : (await target.described(uuids).execute(tx)).rows
    const byUuid = new Map(found.map((one) => [one.uuid, one]))
    const key = target.isInPlace ? column : namedKey(column)
    for (const row of rows) row[key] = byUuid.get(row[column] as string) ?? null
  }
}

interface Removed {
  uuid: string
  kind: string
}

/** The live rows of a case that refer to these items: how many, by kind. Rows that are among them do not count. */
async function usesOf(
  tx: Tx,
  items: Items,
  caseUuid: string,
  removed: readonly Removed[],
): Promise<[string, number][]> {
  const uuids = removed.map(({ uuid }) => uuid)
  const names = new Set(removed.map(({ kind }) => kind))
  const queries = items.all.flatMap(({ kind, table, ...resource }) => {
    const columns = columnsOfResource({ kind, table, ...resource }).filter(
      ({ declared: { ref } }) => ref && names.has(ref),
    )
    if (columns.length === 0) return []
    const refers = columns.map(({ column }) => sql`detail.${sql.ref(column)} = any(${uuids}::uuid[])`)
    return [
      sql`select item.kind, count(*)::int as count
        from case_item item join ${sql.table(table)} detail on detail.item_uuid = item.uuid
        where item.case_uuid = ${caseUuid} and item.kind = ${kind.name} and item.deleted_at is null
          and item.uuid <> all(${uuids}::uuid[]) and (${sql.join(refers, sql` or `)}) group by 1`,
    ]
  })
  if (queries.length === 0) return []
  const { rows } = await sql<{
    kind: string
    count: number
  }>`${sql.join(queries, sql` union all `)} order by 1`.execute(tx)
  return rows.map(({ kind, count }) => [kind, count])
}

const rowCount = (n: number): string => `${n} ${n === 1 ? 'row' : 'rows'}`

/** Throws 409 if other rows of the case refer to items that are to be removed, with their number by kind. */
export async function assertNotInUse(
  tx: Tx,
  items: Items,
  caseUuid: string,
  removed: readonly [Removed, ...Removed[]],
): Promise<void> {
  const uses = await usesOf(tx, items, caseUuid, removed)
  const total = uses.reduce((sum, [, n]) => sum + n, 0)
  if (total > 0)
    throw new Conflict(
      `This ${labelOf(removed[0].kind).toLowerCase()} is in use by ${rowCount(total)}. Change ${total === 1 ? 'it' : 'them'} first.`,
      Object.fromEntries(uses.map(([kind, n]) => [kind, rowCount(n)])),
    )
}

/** Throws 409 if items that were restored refer to one that was removed in the meantime. */
export async function assertTargetsKept(tx: Tx, items: Items, restored: readonly Removed[]): Promise<void> {
  const uuids = restored.map(({ uuid }) => uuid)
  const names = new Set(restored.map(({ kind }) => kind))
  const queries = items.all.flatMap((resource) =>
    names.has(resource.kind.name)
      ? columnsOfResource(resource).flatMap(({ column, declared: { ref } }) =>
          ref && items.byName.has(ref)
            ? [
                sql`select target.kind
                  from ${sql.table(resource.table)} detail join case_item target on target.uuid = detail.${sql.ref(column)}
                  where detail.item_uuid = any(${uuids}::uuid[]) and target.deleted_at is not null`,
              ]
            : [],
        )
      : [],
  )
  if (queries.length === 0) return
  const { rows } = await sql<{ kind: string }>`${sql.join(queries, sql` union all `)}`.execute(tx)
  const [lost] = rows
  if (lost) {
    const name = labelOf(lost.kind).toLowerCase()
    throw new Conflict(`This refers to a ${name} that was removed. Restore the ${name} first.`)
  }
}
