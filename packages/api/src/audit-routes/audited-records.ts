import { tabOfItem } from '@costdraft/schema/areas/tabs.ts'
import { AUDITED_LINE } from '@costdraft/schema/assessment/assessed-audit.ts'
import type { AuditedItem, AuditedRecord, AuditPlace } from '@costdraft/schema/audit/about.ts'
import { textNames } from '@costdraft/schema/cases/texts.ts'
import { expertTypes } from '@costdraft/schema/expert-types/expert-types.ts'
import { typeFieldOf } from '@costdraft/schema/kind.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { sql } from 'kysely'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { Tx } from '../access/as-viewer.ts'
import { dateColumn, earnerColumn, tabColumn, textColumn } from '../items/columns.ts'
import { detailValue, tablesWith, topOf } from '../items/detail-values.ts'
import type { Items } from '../items/registry.ts'
import type { RowValues } from '../db/row-values.ts'

/** An entry of the audit trail, as far as it says what it is about. */
export interface Entry {
  entity: string
  entity_uuid: string
  before: RowValues | null
  after: RowValues | null
}
interface FoundItem extends AuditedItem {
  uuid: string
  top: string
  tab_value: string | null
  is_live: boolean
}
interface Found {
  text: string
  is_live: boolean
}

const earnerTables = ({ all }: Items): [table: string, column: string][] =>
  all.flatMap((resource): [string, string][] => {
    const column = earnerColumn(resource)
    return column ? [[resource.table, column]] : []
  })

/** The items with these uuids, deleted ones included, and those at their top. */
async function itemsOf(
  tx: Tx,
  items: Items,
  caseUuid: string,
  uuids: readonly string[],
): Promise<Map<string, FoundItem>> {
  const none = sql`null::text`
  const own = sql`item.uuid`
  const typeColumn = (kind: Parameters<typeof typeFieldOf>[0]): string | undefined => {
    const field = typeFieldOf(kind)
    return field && snakeName(field)
  }
  const { rows } = await sql<FoundItem>`
    with asked as materialized (
      select item.uuid, ${topOf(items, 'item')} as top from case_item item
      where item.case_uuid = ${caseUuid} and item.uuid = any(${uuids}::uuid[])),
    named as (select uuid, top from asked union select top, top from asked)
    select item.uuid, item.kind, item.deleted_at is null as is_live, named.top,
      ${detailValue(tablesWith(items, dateColumn), own, sql`null::date`)}::text as date,
      (select fee_earner.firstname || ' ' || fee_earner.surname from fee_earner
        where fee_earner.uuid = ${detailValue(earnerTables(items), own, sql`null::uuid`)}) as fee_earner,
      ${detailValue(tablesWith(items, typeColumn), own, none)} as type,
      ${detailValue(tablesWith(items, textColumn), own, none)} as text,
      ${detailValue(tablesWith(items, tabColumn), own, none)} as tab_value
    from named join case_item item on item.uuid = named.uuid`.execute(tx)
  return new Map(rows.map((row) => [row.uuid, row]))
}

/** The comments with these uuids: their texts and their items. */
async function commentsOf(tx: Tx, caseUuid: string, uuids: readonly string[]) {
  const rows = await tx
    .selectFrom('comment')
    .select(['uuid', 'item_uuid', 'body'])
    .where('case_uuid', '=', caseUuid)
    .where(sql<boolean>`uuid = any(${uuids}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.uuid, row]))
}

/** The notes, files and made documents with these uuids. */
async function recordsOf(tx: Tx, caseUuid: string, uuids: readonly string[]): Promise<Map<string, Found>> {
  const { rows } = await sql<Found & { uuid: string }>`
    select uuid, left(body, 200) as text, deleted_at is null as is_live from note where case_uuid = ${caseUuid} and uuid = any(${uuids}::uuid[])
    union all select uuid, name, deleted_at is null from case_file where case_uuid = ${caseUuid} and uuid = any(${uuids}::uuid[])
    union all select uuid, file_name, true from output where case_uuid = ${caseUuid} and uuid = any(${uuids}::uuid[])`.execute(
    tx,
  )
  return new Map(rows.map(({ uuid, ...found }) => [uuid, found]))
}

const placeOf = (name: AuditPlace, uuid: string | null = null, tab: string | null = null): AuditedRecord['place'] => ({
  name,
  uuid,
  tab,
})
/** The tabs of what is recorded of the case as a whole. */
const tabsOfCase: Readonly<Record<string, string>> = {
  ...Object.fromEntries(textNames.map((name) => [name, tabOfText(name)])),
  tr_enhancement: 'enhancement',
  time_ledger: 'timeRecordings',
}
function tabOfText(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
const placesOfRecords: Readonly<Record<string, AuditPlace>> = {
  note: 'note',
  file: 'file',
  folder: 'file',
  output: 'document',
}
const textIn = ({ before, after }: Entry): string | null => {
  const { body, file_name, description } = { ...before, ...after }
  const text = body ?? file_name ?? description
  return typeof text === 'string' ? text : null
}

/**
 * What each entry of the audit of a case is about, in their order: three queries, whatever the number of entries. What
 * is in the trash is named as well; what is gone by the values that the entry holds.
 */
export async function auditedRecords(
  tx: Tx,
  items: Items,
  caseUuid: string,
  entries: readonly Entry[],
): Promise<AuditedRecord[]> {
  const uuids = [...new Set(entries.map(({ entity_uuid }) => entity_uuid))]
  const comments = await commentsOf(tx, caseUuid, uuids)
  const commented = [...comments.values()].map(({ item_uuid }) => item_uuid)
  const found = await itemsOf(tx, items, caseUuid, [...new Set([...uuids, ...commented])])
  const records = await recordsOf(tx, caseUuid, uuids)
  return entries.map((entry): AuditedRecord => {
    const comment = comments.get(entry.entity_uuid)
    return (
      itemRecord(found, comment?.item_uuid ?? entry.entity_uuid, comment?.body) ??
      ofRecord(entry, records.get(entry.entity_uuid)) ??
      ofWholeCase(items, entry)
    )
  })
}

const pieces = ({ kind, date, fee_earner, type, text }: FoundItem): AuditedItem => ({
  kind,
  date,
  fee_earner,
  type,
  text,
})
/**
 * An item with that of which it is a part, or the comment of this text on it; undefined where there is none of this
 * uuid.
 */
function itemRecord(
  found: ReadonlyMap<string, FoundItem>,
  uuid: string,
  comment: string | undefined,
): AuditedRecord | undefined {
  const item = found.get(uuid)
  if (!item) return undefined
  const top = found.get(item.top) ?? item
  const tab = tabOfItem(top.kind, top.tab_value) ?? null
  const isThere = item.is_live && top.is_live && tab !== null
  return {
    text: comment ?? null,
    item: pieces(item),
    part_of: top === item ? null : pieces(top),
    place: isThere ? placeOf(comment === undefined ? 'item' : 'comments', top.uuid, tab) : null,
  }
}

/** A note, file or made document; undefined for what is none, or is gone altogether. */
function ofRecord({ entity, entity_uuid }: Entry, record: Found | undefined): AuditedRecord | undefined {
  const place = placesOfRecords[entity]
  if (!record || !place) return undefined
  return { text: record.text, item: null, part_of: null, place: record.is_live ? placeOf(place, entity_uuid) : null }
}

/** The line of an assessment that an entry is about; null for one about all of it. */
function lineIn({ before, after }: Entry): string | null {
  const line = (after ?? before)?.[AUDITED_LINE]
  return typeof line === 'string' ? line : null
}

/** What is recorded of the case as a whole, and what is gone: named by what the entry holds. */
function ofWholeCase(items: Items, entry: Entry): AuditedRecord {
  const { entity, after } = entry
  const nothing = { item: null, part_of: null, place: null }
  if (entity === 'budget') return { ...nothing, text: String(after?.number ?? ''), place: placeOf('budget') }
  if (entity === 'assessment') return { ...nothing, text: lineIn(entry), place: null }
  const tab = tabsOfCase[entity]
  const kind = items.byName.get(entity)?.kind.name
  const text = textIn(entry)
  if (kind) return { ...nothing, text, item: { kind, date: null, fee_earner: null, type: null, text } }
  return { ...nothing, text, place: tab ? placeOf('tab', null, tab) : null }
}

const typesOfExpert = new Map(expertTypes.flatMap(({ types }) => types).map(({ uuid, type_name }) => [uuid, type_name]))
const uuidsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(uuidsIn)
  return typeof value === 'string' && isUuid(value) ? [value] : []
}

/**
 * The names of what the values of entries refer to, by uuid, in one query: fee earners, offices, people, and items of
 * the case.
 */
export async function namesInValues(
  tx: Tx,
  items: Items,
  caseUuid: string,
  rows: readonly (RowValues | null)[],
): Promise<ReadonlyMap<string, string>> {
  const uuids = [...new Set(rows.flatMap((row) => Object.values(row ?? {}).flatMap(uuidsIn)))]
  const { rows: named } = await sql<{ uuid: string; name: string | null }>`
    select uuid, firstname || ' ' || surname as name from fee_earner where uuid = any(${uuids}::uuid[])
    union all select uuid, site_name from site where uuid = any(${uuids}::uuid[])
    union all select uuid, firstname || ' ' || surname from person where uuid = any(${uuids}::uuid[])
    union all select item.uuid, ${detailValue(tablesWith(items, textColumn), sql`item.uuid`, sql`null::text`)}
      from case_item item where item.case_uuid = ${caseUuid} and item.uuid = any(${uuids}::uuid[])`.execute(tx)
  const names = new Map(named.flatMap(({ uuid, name }) => (name ? [[uuid, name] as const] : [])))
  for (const uuid of uuids) {
    const type = typesOfExpert.get(uuid)
    if (type !== undefined) names.set(uuid, type)
  }
  return names
}
