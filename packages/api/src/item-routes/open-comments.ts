import { tabsOf } from '@costdraft/schema/areas/area.ts'
import { areaOf } from '@costdraft/schema/areas/index.ts'
import { tabOfItem } from '@costdraft/schema/areas/tabs.ts'
import { sql } from 'kysely'
import { readCaseHead, type CaseHead } from '../cases/case-rows.ts'
import { commentRows } from './comments.ts'
import { dateColumn, tabColumn, textColumn } from '../items/columns.ts'
import type { ItemsRequestContext, ItemsContext } from '../items/context.ts'
import { detailValue, tablesWith, topOf } from '../items/detail-values.ts'

/**
 * An unresolved comment: its uuid, what it is on, and the item in whose list that is shown with what decides its tab.
 */
interface OpenComment {
  uuid: string
  /**
   * The row that is commented on: the item, or a row that is part of it; with the name of its kind and the text by
   * which it is known.
   */
  entity_uuid: string
  entity_kind: string
  entity_text: string | null
  item: string
  kind: string
  tab_value: string | null
}

/** The most that are answered. */
const MOST = 500

/** The place of the tab of an item among those of its case; the last for a tab that the case does not have. */
function placeOfTab({ area_of_work, case_type }: CaseHead): (comment: OpenComment) => number {
  const area = areaOf(area_of_work)
  const places = new Map((area ? tabsOf(area, case_type) : []).map((tab, at) => [tab, at]))
  return ({ kind, tab_value }) => {
    const tab = tabOfItem(kind, tab_value)
    return (tab === undefined ? undefined : places.get(tab)) ?? places.size
  }
}

/** `GET client/case/{id}/open-comments`: the unresolved comments of a case. */
export const openComments = async ({ tx, viewer, items, req }: ItemsRequestContext): Promise<OpenComment[]> =>
  openCommentsOf({ tx, items }, await readCaseHead(tx, viewer, String(req.params.case)))

/**
 * The unresolved comments on live items, by tab, date and entry of the item, then oldest first, each as in the answers
 * of items. A comment on a child row is listed with the item at its top.
 */
export async function openCommentsOf(
  { tx, items }: Pick<ItemsContext, 'tx' | 'items'>,
  head: CaseHead,
): Promise<OpenComment[]> {
  const ofTop = sql`top.uuid`
  const text = detailValue(tablesWith(items, textColumn), sql`open.entity`, sql`null::text`)
  const tabValue = detailValue(tablesWith(items, tabColumn), ofTop, sql`null::text`)
  const date = detailValue(tablesWith(items, dateColumn), ofTop, sql`null::date`)
  const { rows } = await sql<OpenComment>`
    with open as materialized (
      select comment.uuid, comment.created_at, item.uuid as entity, item.kind as entity_kind,
        ${topOf(items, 'item')} as top_uuid
      from comment join case_item item on item.uuid = comment.item_uuid
      where comment.case_uuid = ${head.uuid} and comment.resolved_by is null and item.deleted_at is null)
    select open.uuid, open.entity as entity_uuid, open.entity_kind, ${text} as entity_text, top.uuid as item, top.kind,
      ${tabValue} as tab_value
    from open join case_item top on top.uuid = open.top_uuid and top.deleted_at is null
    order by ${date} nulls last, top.seq, open.created_at, open.uuid`.execute(tx)
  if (rows.length === 0) return []
  const place = placeOfTab(head)
  const comments = new Map(
    (await commentRows(tx, { caseUuid: head.uuid }).where('comment.resolved_by', 'is', null).execute()).map((one) => [
      one.uuid,
      one,
    ]),
  )
  return rows
    .toSorted((a, b) => place(a) - place(b))
    .slice(0, MOST)
    .map((row) => ({
      ...row,
      entity_type: items.byName.get(row.entity_kind)?.kind.commentedAs ?? null,
      ...comments.get(row.uuid),
    }))
}
