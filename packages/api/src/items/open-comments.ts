import { tabsOf } from '@costdraft/schema/areas/area.ts'
import { areaOf } from '@costdraft/schema/areas/index.ts'
import { tabOfItem } from '@costdraft/schema/areas/tabs.ts'
import { sql } from 'kysely'
import { readCaseHead, type CaseHead } from '../cases/case-rows.ts'
import { dateColumn, tabColumn } from './columns.ts'
import type { ItemsAsked } from './context.ts'
import { detailValue, tablesWith, topOf } from './detail-values.ts'

/** An unresolved comment: its uuid, and the item in whose list it is shown with what decides its tab. */
interface OpenComment {
  uuid: string
  item: string
  kind: string
  tab_value: string | null
}

/** The most that are answered. */
const MOST = 500

/** The place of the tab of an item among those of its case; the last for a tab that the case does not have. */
function placeOfTab({ area_of_work, case_type }: CaseHead): (comment: OpenComment) => number {
  const area = areaOf(area_of_work),
    places = new Map((area ? tabsOf(area, case_type) : []).map((tab, at) => [tab, at]))
  return ({ kind, tab_value }) => {
    const tab = tabOfItem(kind, tab_value)
    return (tab === undefined ? undefined : places.get(tab)) ?? places.size
  }
}

/**
 * `GET client/case/{id}/open-comments`: the unresolved comments on live items, by tab, date and entry of the item, then oldest first. A comment
 * on a child row is listed with the item at its top.
 */
export async function openComments({ tx, viewer, items, req }: ItemsAsked): Promise<OpenComment[]> {
  const head = await readCaseHead(tx, viewer, String(req.params.case)),
    ofRow = sql`r.uuid`
  const { rows } = await sql<OpenComment>`
    with open as materialized (
      select m.uuid, m.created_at, ${topOf(items, 'i')} as top from comment m join case_item i on i.uuid = m.item_uuid
      where m.case_uuid = ${head.uuid} and m.resolved_by is null and i.deleted_at is null)
    select o.uuid, r.uuid as item, r.kind, ${detailValue(tablesWith(items, tabColumn), ofRow, sql`null::text`)} as tab_value
    from open o join case_item r on r.uuid = o.top and r.deleted_at is null
    order by ${detailValue(tablesWith(items, dateColumn), ofRow, sql`null::date`)} nulls last, r.seq, o.created_at, o.uuid`.execute(
    tx,
  )
  const place = placeOfTab(head)
  return rows.toSorted((a, b) => place(a) - place(b)).slice(0, MOST)
}
