import { clientsWithPermission } from '@costdraft/schema/access/can.ts'
import type { NotificationKind } from '@costdraft/schema/notifications/notifications.ts'
import { sql, type RawBuilder } from 'kysely'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { SignedIn } from '../access/viewer.ts'
import type { Tx } from '../access/as-viewer.ts'
import { NotFound, ValidationError } from '../errors/errors.ts'
import { dateColumn, tabColumn, textColumn } from '../items/columns.ts'
import { detailValue, tabColumns, tablesWith, topOf } from '../items/detail-values.ts'
import { productItems } from '../items/index.ts'
import type { Items } from '../items/registry.ts'
import { encodeCursor, cursorParam, pageSize } from '../http/paging.ts'
import type { NotificationFacts } from './notifications.table.ts'

/** Maximum number of uuids in one request: a page. */
const MAX_UUIDS = 200

/** A notification in wire format, with the current state of its case and comment. */
export interface NotificationRow {
  uuid: string
  kind: NotificationKind
  /** Null, with its name and stage, for what is about no case. */
  case_uuid: string | null
  case_name: string | null
  stage: string | null
  actor_uuid: string | null
  actor_name: string | null
  /** Whose work was handed over. */
  person_name: string | null
  quote: string | null
  /**
   * The item of the comment; for a child row, the item at its top. It has the values that decide the tabs of items,
   * such as `hearing_type`.
   */
  item:
    | ({ uuid: string; kind: string; list: string; date: string | null; text?: string } & Record<string, unknown>)
    | null
  facts: NotificationFacts
  created_at: string
  created_at_ms: string
  read_at: string | null
  read_at_ms: string | null
  /** When it was read, and made until then. */
  updated_at: string
  updated_at_ms: string
}

const OF_ITEM = sql`top.uuid`
/**
 * What is said of an item, as the arguments of `jsonb_build_object`: the values that decide its tab, its date, and,
 * only for a kind that is listed without one, the text by which people know it.
 */
function itemFacts(items: Items) {
  const tabs = tabColumns(items).map((key) => {
    const tables = tablesWith(items, (kind) => (tabColumn(kind) === key ? key : undefined))
    return sql`${sql.lit(key)}, ${detailValue(tables, OF_ITEM, sql`null::text`)}`
  })
  const date = detailValue(tablesWith(items, dateColumn), OF_ITEM, sql`null::date`)
  return sql.join([...tabs, sql`'date', ${date}`])
}
/** The text of an item whose kind has no date, as an object to add to the facts; an empty one for any other. */
function itemText(items: Items) {
  const undated = items.all.filter(({ kind }) => !dateColumn(kind) && kind.list && textColumn(kind))
  const names = undated.map(({ kind }) => kind.name)
  const tables = tablesWith(items, (kind) => (names.includes(kind.name) ? textColumn(kind) : undefined))
  return sql`case when top.kind = any(${names}::text[])
    then jsonb_build_object('text', ${detailValue(tables, OF_ITEM, sql`null::text`)}) else '{}' end`
}

const EMPTY_PAGE = {
  total_count: 0,
  unread_count: 0,
  nodes: [] as NotificationRow[],
  has_next_page: false,
  end_cursor: null,
}

/**
 * The viewer's notifications about what they may know now: cases they may read, what was handed over to them, and the
 * webhooks and people they manage. Undefined for a viewer who may do none of it.
 */
export function ownNotifications(viewer: SignedIn): RawBuilder<boolean> | undefined {
  const ofCases = clientsWithPermission(viewer, 'case:read')
  const ofWebhooks = clientsWithPermission(viewer, 'api_client:manage')
  if (ofCases.length === 0 && ofWebhooks.length === 0) return undefined
  return sql`(person_uuid = ${viewer.user_uuid} and client_uuid = any(
    case when case_uuid is null and kind <> 'handed_over' then ${ofWebhooks}::uuid[] else ${ofCases}::uuid[] end))`
}

/**
 * The newest notifications that meet a condition, which has to limit them to what their reader may know now
 * (`ownNotifications`). The CTE selects the rows first, so that details are joined only for these.
 */
export async function notificationRows(
  tx: Tx,
  items: Items,
  { where, limit }: { where: RawBuilder<unknown>; limit: number },
): Promise<(NotificationRow & { sort_key: string })[]> {
  const { rows } = await sql<NotificationRow & { sort_key: string }>`
    with page as materialized (
      select uuid, kind, case_uuid, actor_uuid, comment_uuid, facts, created_at, read_at
      from notification where ${where}
      order by created_at desc, uuid desc limit ${limit})
    select page.uuid, page.kind, page.case_uuid, "case".case_name, "case".stage, page.actor_uuid,
      actor.firstname || ' ' || actor.surname as actor_name,
      leaver.firstname || ' ' || leaver.surname as person_name, comment.body as quote, page.facts,
      page.created_at, page.created_at::timestamp as created_at_ms,
      page.read_at, page.read_at::timestamp as read_at_ms, coalesce(page.read_at, page.created_at) as updated_at,
      coalesce(page.read_at, page.created_at)::timestamp as updated_at_ms, page.created_at::text as sort_key,
      (select jsonb_build_object('uuid', top.uuid, 'kind', item.kind, 'list', top.kind, ${itemFacts(items)})
          || ${itemText(items)}
       from case_item item join case_item top on top.uuid = ${topOf(items, 'item')} and top.deleted_at is null
       where item.uuid = comment.item_uuid and item.deleted_at is null) as item
    from page left join "case" on "case".uuid = page.case_uuid
      left join person actor on actor.uuid = page.actor_uuid
      left join person leaver on leaver.uuid = (page.facts->>'person_uuid')::uuid
      left join comment on comment.uuid = page.comment_uuid
    order by page.created_at desc, page.uuid desc`.execute(tx)
  return rows
}

/** A page of the viewer's notifications, newest first, limited to what the viewer may know now. */
export async function listNotifications(
  tx: Tx,
  viewer: SignedIn,
  query: Readonly<Record<string, unknown>>,
  items: Items = productItems,
) {
  const size = pageSize(query)
  const cursor = cursorParam(query)
  const isOwn = ownNotifications(viewer)
  if (!isOwn) return EMPTY_PAGE
  const after = cursor ? sql`and (created_at, uuid) < (${cursor.at}::timestamptz, ${cursor.uuid}::uuid)` : sql``
  const rows = await notificationRows(tx, items, { where: sql`${isOwn} ${after}`, limit: size + 1 })
  const {
    rows: [counts],
  } = await sql<{
    total: number
    unread: number
  }>`select count(*)::int as total, (count(*) filter (where read_at is null))::int as unread
    from notification where ${isOwn}`.execute(tx)
  const page = rows.slice(0, size)
  return {
    total_count: counts?.total ?? 0,
    unread_count: counts?.unread ?? 0,
    has_next_page: rows.length > size,
    end_cursor: encodeCursor(page.at(-1)),
    nodes: page.map(({ sort_key: _key, ...row }) => row),
  }
}

/** The number of unread notifications of a viewer. */
export async function unreadCount(tx: Tx, viewer: SignedIn): Promise<{ unread_count: number }> {
  const {
    rows: [row],
  } = await sql<{
    count: number
  }>`select count(*)::int as count from notification
    where ${ownNotifications(viewer) ?? sql`false`} and read_at is null`.execute(tx)
  return { unread_count: row?.count ?? 0 }
}

/**
 * Marks the given notifications of a viewer as read, or all if `uuids` is undefined. Throws NotFound, marking none, if
 * one is not theirs.
 */
export async function markRead(
  tx: Tx,
  viewer: SignedIn,
  uuids: readonly unknown[] | undefined,
): Promise<{ unread_count: number }> {
  if (uuids && uuids.length > MAX_UUIDS) throw new ValidationError({ uuids: `Name at most ${MAX_UUIDS}.` })
  const named = uuids?.map(String)
  if (named?.some((uuid) => !isUuid(uuid))) throw new NotFound()
  const isOwn = sql`${ownNotifications(viewer) ?? sql`false`}
    ${named ? sql`and uuid = any(${named}::uuid[])` : sql``}`
  if (named) {
    const { rows } = await sql`select uuid from notification where ${isOwn}`.execute(tx)
    if (rows.length < new Set(named.map((uuid) => uuid.toLowerCase())).size) throw new NotFound()
  }
  await sql`update notification set read_at = now() where ${isOwn} and read_at is null`.execute(tx)
  return unreadCount(tx, viewer)
}
