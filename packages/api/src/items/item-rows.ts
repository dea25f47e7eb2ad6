import type { AnyKind, OnePart, Parts } from '@costdraft/schema/kind.ts'
import { snakeName, wireNames } from '@costdraft/schema/names.ts'
import { dateTimeOf } from '@costdraft/schema/structs.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { commentRows } from './comments.ts'
import type { Resource } from './resource.ts'
import { unstoredOf } from './unstored-fields.ts'

type Row = Record<string, unknown>
export interface ItemRow extends Row {
  uuid: string
  version: number
  parent_uuid: string | null
}

/** The parts of a kind that occur at most once; stored as columns of the item. */
const singleParts = (kind: AnyKind): [string, OnePart][] =>
  Object.entries(kind.parts as Parts).filter((entry): entry is [string, OnePart] => !entry[1].many)

/** The columns of a kind's detail table, including those of its single parts. */
export const storedColumns = ({ kind, derive, columns, readOnlyColumns = [] }: Resource): string[] => {
  const derived = derive ? Object.keys(derive({ hearingType: 'final' } as never)) : []
  return [
    ...new Set([
      ...Object.keys(columns).map(snakeName),
      ...singleParts(kind).flatMap(([, { fields }]) => Object.keys(fields).map(snakeName)),
      ...derived,
      ...readOnlyColumns,
    ]),
  ]
}

/** Moves the columns of each single part into the nested object of the wire format, or null if all are empty. Changes the row in place. */
function nestSingleParts(kind: AnyKind, row: Row): Row {
  for (const [, { wire, fields }] of singleParts(kind)) {
    const names = Object.keys(fields).map(snakeName)
    const given = names.some((name) => row[name] !== null && row[name] !== undefined)
    row[wire] = given ? Object.fromEntries(names.map((name) => [name, row[name]])) : null
    for (const name of names) delete row[name]
  }
  return row
}

/** Turns the columns of a row into the wire format: nested parts, fields that are not stored yet, and times with their date. In place. */
function completeRow({ kind, timesOfDay = [] }: Resource, row: ItemRow): void {
  nestSingleParts(kind, row)
  Object.assign(row, unstoredOf(kind.name))
  for (const name of timesOfDay) {
    const time = row[name]
    if (typeof time === 'string') row[name] = dateTimeOf(String(row.date), time)
  }
}

/** Limits a query: to a page (`first`, `after`), to one item, to several, or to the children of one parent. */
export interface Range {
  first?: number
  after?: [date: string, seq: number] | undefined
  uuid?: string
  uuids?: readonly string[]
  parent?: string
}
const NO_COMMENTS: readonly unknown[] = []

/**
 * The items of one kind in a case in wire format, ordered by date and creation, with fee earners and comments joined in so that no
 * query per row is needed.
 */
export async function readItems(tx: Tx, resource: Resource, caseUuid: string, range: Range = {}): Promise<ItemRow[]> {
  const { kind, table } = resource,
    columns = storedColumns(resource)
  const dated = 'date' in kind.fields
  const list = sql.join(columns.map((column) => sql`d.${sql.ref(column)}`))
  const { rows } = await sql<ItemRow & { fee_earner?: unknown }>`
    select i.uuid, i.version, i.parent_uuid, i.seq, i.created_at, i.changed_at, ${kind.name}::text as fee_type, i.case_uuid as care_case, ${list}
    from case_item i join ${sql.table(table)} d on d.item_uuid = i.uuid
    where i.case_uuid = ${caseUuid} and i.kind = ${kind.name} and i.deleted_at is null
      ${range.uuid ? sql`and i.uuid = ${range.uuid}` : sql``} ${range.parent ? sql`and i.parent_uuid = ${range.parent}` : sql``}
      ${range.uuids ? sql`and i.uuid = any(${range.uuids}::uuid[])` : sql``}
      ${range.after && dated ? sql`and (d.date, i.seq) > (${range.after[0]}::date, ${range.after[1]})` : sql``}
    order by ${dated ? sql`d.date,` : sql``} i.seq ${range.first ? sql`limit ${range.first}` : sql``}`.execute(tx)
  const comments = await commentsOf(tx, kind, rows),
    earners = 'feeEarner' in kind.fields && rows.length > 0 ? await earnersOf(tx, caseUuid) : undefined
  for (const row of rows) {
    completeRow(resource, row)
    row.comments = comments.get(row.uuid) ?? NO_COMMENTS
    if (earners) row.fee_earner = earners.get(row.fee_earner as string)
  }
  return rows
}

async function commentsOf(
  tx: Tx,
  { commentedAs: entity_type }: AnyKind,
  rows: readonly ItemRow[],
): Promise<Map<string, unknown[]>> {
  const byItem = new Map<string, unknown[]>()
  if (rows.length === 0) return byItem
  const comments = await commentRows(
    tx,
    rows.map(({ uuid }) => uuid),
  ).execute()
  for (const { item_uuid, ...comment } of comments)
    byItem.set(item_uuid, [...(byItem.get(item_uuid) ?? []), { ...comment, entity_type, entity_uuid: item_uuid }])
  return byItem
}

async function earnersOf(tx: Tx, caseUuid: string): Promise<Map<string, unknown>> {
  const earners = await tx
    .selectFrom('fee_earner as f')
    .innerJoin('case as c', 'c.client_uuid', 'f.client_uuid')
    .where('c.uuid', '=', caseUuid)
    .select(['f.uuid', 'f.firstname', 'f.surname', 'f.initials'])
    .execute()
  return new Map(earners.map((earner) => [earner.uuid, earner]))
}

/** Converts a stored row back into a draft, into which a change can be merged. */
export function draftFromRow(kind: AnyKind, row: Row): Row {
  const draft: Row = {}
  for (const [name, wire] of wireNames(kind.fields))
    draft[name] = wire === 'fee_earner' ? (row[wire] as { uuid?: string } | undefined)?.uuid : row[wire]
  for (const [name, { wire, fields }] of singleParts(kind)) {
    const part = row[wire] as Row | null
    draft[name] = part && Object.fromEntries([...wireNames(fields)].map(([field, word]) => [field, part[word]]))
  }
  return draft
}
