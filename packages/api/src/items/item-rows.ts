import { feeTypeOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { namedKey, snakeName, wireNames } from '@costdraft/schema/names.ts'
import { dateTimeOf } from '@costdraft/schema/structs.ts'
import type { Fields } from '@costdraft/schema/field.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { dateColumn, partColumn, storedColumns } from './columns.ts'
import { commentRows } from './comments.ts'
import { addFiles } from './item-files.ts'
import { describeReferences, targetOf } from './item-references.ts'
import { dateKey, isAfter, type ItemCursor } from './order.ts'
import type { Items } from './registry.ts'
import { singleParts, type Resource } from './resource.ts'

type Row = Record<string, unknown>
export interface ItemRow extends Row {
  uuid: string
  version: number
  parent_uuid: string | null
}

/** Moves the columns of each single part into the nested object of the wire format, or null if all are empty. Changes the row in place. */
function nestSingleParts(resource: Resource, row: Row): void {
  for (const { name, wire, fields } of singleParts(resource.kind)) {
    const keys = Object.entries(fields).flatMap(([field, { ref }]): [key: string, column: string][] => {
      const key = snakeName(field),
        column = partColumn(resource, name, field)
      return ref
        ? [
            [key, column],
            [namedKey(key), namedKey(column)],
          ]
        : [[key, column]]
    })
    const part = Object.fromEntries(keys.map(([key, column]) => [key, row[column]]))
    for (const [, column] of keys) delete row[column]
    row[wire] = Object.values(part).some((value) => value !== null && value !== undefined) ? part : null
  }
}

/** Turns the columns of a row into the wire format: nested parts, keys that are not stored yet, and times with their date. In place. */
function completeRow(resource: Resource, row: ItemRow): void {
  const { kind, unstored, timesOfDay = [] } = resource
  nestSingleParts(resource, row)
  Object.assign(row, unstored)
  for (const name of timesOfDay) {
    const time = row[name]
    if (typeof time === 'string') row[name] = dateTimeOf(String(row[dateColumn(kind) ?? '']), time)
  }
}

/** Limits a query: to a page (`first`, `after`), to one item, to several, or to the children of some parents. */
export interface Range {
  first?: number
  after?: ItemCursor | undefined
  uuid?: string
  uuids?: readonly string[]
  parents?: readonly string[]
}
const NO_COMMENTS: readonly unknown[] = []

/**
 * The items of one kind in a case in wire format, ordered by date and entry. Comments, documents, sums and what the rows refer to are read
 * for all of them at once, so that no query per row is needed.
 */
export async function readItems(
  tx: Tx,
  items: Items,
  resource: Resource,
  caseUuid: string,
  range: Range = {},
): Promise<ItemRow[]> {
  const { kind, table, sums } = resource,
    columns = storedColumns(resource),
    key = dateKey(kind)
  const list = sql.join(columns.map((column) => sql`d.${sql.ref(column)}`))
  // A kind may store its own `fee_type`.
  const feeType = columns.includes('fee_type') ? sql`` : sql`${feeTypeOf(kind)}::text as fee_type,`
  const { rows } = await sql<ItemRow>`
    select i.uuid, i.version, i.parent_uuid, i.seq, i.created_at, i.changed_at, ${feeType} i.case_uuid as care_case, ${list}
    from case_item i join ${sql.table(table)} d on d.item_uuid = i.uuid
    where i.case_uuid = ${caseUuid} and i.kind = ${kind.name} and i.deleted_at is null
      ${range.uuid ? sql`and i.uuid = ${range.uuid}` : sql``}
      ${range.parents ? sql`and i.parent_uuid = any(${range.parents}::uuid[])` : sql``}
      ${range.uuids ? sql`and i.uuid = any(${range.uuids}::uuid[])` : sql``}
      ${range.after ? sql`and ${isAfter(range.after, key, sql`i.seq`)}` : sql``}
    order by ${key ? sql`${key},` : sql``} i.seq ${range.first ? sql`limit ${range.first}` : sql``}`.execute(tx)
  const comments = await commentsOf(tx, kind, caseUuid, rows),
    added = await sumsOf(tx, resource, caseUuid, rows)
  await describeReferences(tx, items, resource, rows)
  if (kind.hasFiles) await addFiles(tx, caseUuid, rows)
  for (const row of rows) {
    completeRow(resource, row)
    if (sums) Object.assign(row, sums.none, added?.get(row.uuid))
    row.comments = comments.get(row.uuid) ?? NO_COMMENTS
  }
  return rows
}

/** The sums of rows by uuid; undefined for a kind without sums, or without rows. */
const sumsOf = async (tx: Tx, { sums }: Resource, caseUuid: string, rows: readonly ItemRow[]) =>
  sums && rows.length > 0
    ? sums.of(
        tx,
        caseUuid,
        rows.map(({ uuid }) => uuid),
      )
    : undefined

/** The comments on items of a case, by item; there may be comments on other items among them. */
async function commentsOf(
  tx: Tx,
  { commentedAs: entity_type }: AnyKind,
  caseUuid: string,
  rows: readonly ItemRow[],
): Promise<Map<string, unknown[]>> {
  const byItem = new Map<string, unknown[]>(),
    [first, ...more] = rows
  if (!first) return byItem
  const comments = await commentRows(tx, more.length > 0 ? { caseUuid } : { item: first.uuid }).execute()
  for (const { item_uuid, ...comment } of comments) {
    const entry = { ...comment, entity_type, entity_uuid: item_uuid },
      known = byItem.get(item_uuid)
    if (known) known.push(entry)
    else byItem.set(item_uuid, [entry])
  }
  return byItem
}

/** The values of fields in an answer, with the uuid alone of what stands there in its place. */
function draftOfFields(items: Items, fields: Fields, row: Row): Row {
  const draft: Row = {}
  for (const [name, wire] of wireNames(fields)) {
    const declared = fields[name],
      isInPlace = declared && targetOf(items, declared)?.isInPlace
    draft[name] = isInPlace ? (row[wire] as { uuid?: string } | null | undefined)?.uuid : row[wire]
  }
  return draft
}

/** Converts a stored row back into a draft, into which a change can be merged. Its child rows are not part of it. */
export function draftFromRow(items: Items, kind: AnyKind, row: Row): Row {
  const draft = draftOfFields(items, kind.fields as Fields, row)
  for (const { name, wire, fields } of singleParts(kind)) {
    const part = row[wire] as Row | null
    draft[name] = part && draftOfFields(items, fields, part)
  }
  return draft
}
