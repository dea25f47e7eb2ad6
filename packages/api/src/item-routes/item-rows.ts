import { feeTypeOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { namedKey, snakeName, wireNames } from '@costdraft/schema/names.ts'
import { dateTimeOf } from '@costdraft/schema/structs.ts'
import type { Fields } from '@costdraft/schema/field.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { dateColumn, partColumn } from '../items/columns.ts'
import { commentRows } from './comments.ts'
import { addFiles } from './item-files.ts'
import { FILES_ON_WIRE } from '../items/file-uses.ts'
import { describeReferences, targetOf } from '../items/item-references.ts'
import { dateKey, isAfter, type ItemCursor } from './order.ts'
import type { ItemRow } from '../items/item-row.ts'
import type { Items } from '../items/registry.ts'
import { singleParts, type Resource } from '../items/resource.ts'
import { itemColumns, itemTimes, showsAll, storedColumnsShown, type Shows } from '../items/shown-columns.ts'
import { withMs } from '../db/times.ts'
import type { MutableRowValues } from '../db/row-values.ts'

/**
 * Makes a function that moves the columns of each single part into the nested object of the wire format, or null if all
 * are empty.
 */
function nestSingleParts(resource: Resource, shows: Shows): (row: MutableRowValues) => void {
  const parts = singleParts(resource.kind).flatMap(({ name, wire, fields }) => {
    if (!shows(wire)) return []
    const keys = Object.entries(fields).flatMap(([field, { ref }]): [key: string, column: string][] => {
      const key = snakeName(field)
      const column = partColumn(resource, name, field)
      return ref
        ? [
            [key, column],
            [namedKey(key), namedKey(column)],
          ]
        : [[key, column]]
    })
    return { wire, keys }
  })
  return (row) => {
    for (const { wire, keys } of parts) nestPart(row, wire, keys)
  }
}

function nestPart(row: MutableRowValues, wire: string, keys: readonly [key: string, column: string][]): void {
  const part = Object.fromEntries(keys.map(([key, column]) => [key, row[column]]))
  for (const [, column] of keys) delete row[column]
  row[wire] = Object.values(part).some((value) => value !== null && value !== undefined) ? part : null
}

/**
 * Makes a function that turns the columns of a row into the wire format, in place: nested parts, keys that are not
 * stored yet, and times with their date.
 */
function completeRows(resource: Resource, shows: Shows): (row: ItemRow) => void {
  const { kind, unstored = {}, timesOfDay = [] } = resource
  const nest = nestSingleParts(resource, shows)
  const date = dateColumn(kind) ?? ''
  const constants = Object.entries(unstored).filter(([key]) => shows(key))
  const shownTimes = Object.entries(itemTimes).filter(([, time]) => shows(time))
  return (row) => {
    nest(row)
    for (const [exact, time] of shownTimes) row[time] = String(row[exact]).slice(0, TO_SECONDS)
    for (const [key, value] of constants) row[key] = value
    for (const name of timesOfDay) {
      const time = row[name]
      if (typeof time === 'string') row[name] = dateTimeOf(String(row[date]), time)
    }
  }
}

/** Limits a query: to a page (`first`, `after`), to one item, to several, or to the children of some parents. */
export interface Range {
  first?: number
  after?: ItemCursor | undefined
  uuid?: string
  uuids?: readonly string[]
  parents?: readonly string[]
  /** Only the rows with one of these values in the column that decides their tab. */
  only?: { column: string; values: readonly string[] } | undefined
  /** The keys of the rows, if not all. */
  shows?: Shows
}
const NO_COMMENTS: readonly unknown[] = []

/**
 * The items of one kind in a case in wire format, ordered by date and entry. Comments, documents, sums and what the
 * rows refer to are read for all of them at once, so that no query per row is needed, and only if the rows show them.
 */
export async function readItems(
  tx: Tx,
  items: Items,
  resource: Resource,
  caseUuid: string,
  range: Range = {},
): Promise<ItemRow[]> {
  const { kind } = resource
  const { shows = showsAll } = range
  const { rows } = await itemsIn(resource, caseUuid, range, shows).execute(tx)
  const comments = shows('comments') ? await commentsOf(tx, kind, caseUuid, rows) : undefined
  await describeReferences(tx, items, resource, rows, shows)
  if (kind.hasFiles && shows(FILES_ON_WIRE)) await addFiles(tx, caseUuid, rows)
  const complete = completeRows(resource, shows)
  for (const row of rows) complete(row)
  await addSums(tx, resource, caseUuid, rows, shows)
  if (comments) for (const row of rows) row.comments = comments.get(row.uuid) ?? NO_COMMENTS
  return rows
}

/**
 * Whether rows that show these keys are read of many cases at once: what is looked up case by case is not among them,
 * which are comments, documents and sums.
 */
export const areReadTogether = ({ kind, sums }: Resource, shows: Shows): boolean =>
  !shows('comments') &&
  !(kind.hasFiles && shows(FILES_ON_WIRE)) &&
  !Object.keys(sums?.none ?? {}).some((key) => shows(key))

/** The first items of one kind in each of several cases, as `readItems` reads them of one, by their case. */
export async function readItemsOfCases(
  tx: Tx,
  items: Items,
  resource: Resource,
  cases: readonly string[],
  range: Required<Pick<Range, 'first' | 'shows'>> & Pick<Range, 'only'>,
): Promise<Map<string, ItemRow[]>> {
  const { shows } = range
  const ofOne = itemsIn(resource, sql`asked.asked_case`, range, shows)
  const { rows } = await sql<ItemRow & { asked_case?: string; nth?: number }>`
    select asked.asked_case, found.* from unnest(${cases}::uuid[]) asked (asked_case)
      cross join lateral (select row_number() over () as nth, one.* from (${ofOne}) one) found
    order by asked.asked_case, found.nth`.execute(tx)
  await describeReferences(tx, items, resource, rows, shows)
  const complete = completeRows(resource, shows)
  const byCase = new Map<string, ItemRow[]>(cases.map((uuid) => [uuid, []]))
  for (const row of rows) {
    const { asked_case: owner = '' } = row
    delete row.asked_case
    delete row.nth
    complete(row)
    byCase.get(owner)?.push(row)
  }
  return byCase
}

/** The query of the items of one kind in a case, within a range. */
function itemsIn(
  resource: Resource,
  caseUuid: string | RawBuilder<unknown>,
  { uuid, parents, uuids, only, after, first }: Range,
  shows: Shows,
): RawBuilder<ItemRow> {
  const { kind, table } = resource
  const key = dateKey(kind)
  return sql<ItemRow>`
    select ${sql.join(selectedColumns(resource, shows))}
    from case_item join ${sql.table(table)} detail on detail.item_uuid = case_item.uuid
    where case_item.case_uuid = ${caseUuid} and case_item.kind = ${kind.name} and case_item.deleted_at is null
      ${uuid ? sql`and case_item.uuid = ${uuid}` : sql``}
      ${parents ? sql`and case_item.parent_uuid = any(${parents}::uuid[])` : sql``}
      ${only ? sql`and detail.${sql.ref(only.column)} = any(${only.values}::text[])` : sql``}
      ${uuids ? sql`and case_item.uuid = any(${uuids}::uuid[])` : sql``}
      ${after ? sql`and ${isAfter(after, key, sql`case_item.seq`)}` : sql``}
    order by ${key ? sql`${key},` : sql``} case_item.seq ${first ? sql`limit ${first}` : sql``}`
}

const times: ReadonlySet<string> = new Set(Object.values(itemTimes))
/** The length of `yyyy-mm-ddThh:mm:ss`. */
const TO_SECONDS = 19
/** What is selected for the keys of rows. */
function selectedColumns({ kind, ...resource }: Resource, shows: Shows): RawBuilder<unknown>[] {
  const stored = storedColumnsShown({ kind, ...resource }, shows)
  const own = Object.entries(itemColumns).flatMap(([key, column]) =>
    shows(key) && !times.has(key) ? [sql.ref(column)] : [],
  )
  // Read once, with milliseconds: the shorter form is cut of it.
  for (const [key, column] of Object.entries(itemTimes))
    if (shows(key) || shows(column)) own.push(sql`${withMs(sql.ref(itemColumns[column]))} as ${sql.ref(key)}`)
  // A kind may store its own `fee_type`.
  if (shows('fee_type') && !stored.includes('fee_type')) own.push(sql`${feeTypeOf(kind)}::text as fee_type`)
  if (shows('care_case')) own.push(sql`case_item.case_uuid as care_case`)
  return [...own, ...stored.map((column) => sql`detail.${sql.ref(column)}`)]
}

/** Adds the sums that rows of a kind show, in one query. Changes the rows in place. */
async function addSums(tx: Tx, { sums }: Resource, caseUuid: string, rows: readonly ItemRow[], shows: Shows) {
  const none = Object.entries(sums?.none ?? {}).filter(([key]) => shows(key))
  if (!sums || none.length === 0 || rows.length === 0) return
  const added = await sums.of(
    tx,
    caseUuid,
    rows.map(({ uuid }) => uuid),
  )
  for (const row of rows) {
    const own = added.get(row.uuid)
    for (const [key, zero] of none) row[key] = own?.[key] ?? zero
  }
}

/** The comments on items of a case, by item; there may be comments on other items among them. */
async function commentsOf(
  tx: Tx,
  { commentedAs: entity_type }: AnyKind,
  caseUuid: string,
  rows: readonly ItemRow[],
): Promise<Map<string, unknown[]>> {
  const byItem = new Map<string, unknown[]>()
  const [first, ...more] = rows
  if (!first) return byItem
  const comments = await commentRows(tx, more.length > 0 ? { caseUuid } : { item: first.uuid }).execute()
  for (const { item_uuid, ...comment } of comments) {
    const entry = { ...comment, entity_type, entity_uuid: item_uuid }
    const known = byItem.get(item_uuid)
    if (known) known.push(entry)
    else byItem.set(item_uuid, [entry])
  }
  return byItem
}

/** The values of fields in an answer, with the uuid alone of what stands there in its place. */
function draftOfFields(items: Items, fields: Fields, row: MutableRowValues): MutableRowValues {
  const draft: MutableRowValues = {}
  for (const [name, wire] of wireNames(fields)) {
    const declared = fields[name]
    const isInPlace = declared && targetOf(items, declared)?.isInPlace
    draft[name] = isInPlace ? (row[wire] as { uuid?: string } | null | undefined)?.uuid : row[wire]
  }
  return draft
}

/** Converts a stored row back into a draft, into which a change can be merged. Its child rows are not part of it. */
export function draftFromRow(items: Items, kind: AnyKind, row: MutableRowValues): MutableRowValues {
  const draft = draftOfFields(items, kind.fields as Fields, row)
  for (const { name, wire, fields } of singleParts(kind)) {
    const part = row[wire] as MutableRowValues | null
    draft[name] = part && draftOfFields(items, fields, part)
  }
  return draft
}
