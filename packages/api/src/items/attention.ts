import { sql } from 'kysely'
import { readCase } from '../cases/case-rows.ts'
import type { Asked } from '../http/request.ts'

interface AttentionRow {
  kind: string
  hearing_type: string | null
  unresolved: number
  estimated: number
}

/**
 * `GET client/case/{id}/attention`: counts of unresolved comments and estimated times in a case, by item kind. A comment on a child
 * row counts for its parent item. The CTE is materialized because the planner underestimates the rows and would repeat it for each item.
 */
export async function itemsNeedingAttention({ tx, viewer, req }: Asked): Promise<AttentionRow[]> {
  const { uuid } = await readCase(tx, viewer, String(req.params.case))
  const { rows } = await sql<AttentionRow>`
    with mark as materialized (
      select coalesce(i.parent_uuid, i.uuid) as uuid, 1 as unresolved, 0 as estimated
      from comment m join case_item i on i.uuid = m.item_uuid where m.case_uuid = ${uuid} and m.resolved_by is null and i.deleted_at is null
      union all
      select i.uuid, 0, 1 from case_item i join time_recording t on t.item_uuid = i.uuid
      where i.case_uuid = ${uuid} and i.kind = 'time_recording' and i.deleted_at is null and t.estimated
    )
    select r.kind, h.hearing_type, sum(unresolved)::int as unresolved, sum(estimated)::int as estimated
    from mark join case_item r on r.uuid = mark.uuid and r.deleted_at is null left join hearing h on h.item_uuid = r.uuid
    group by 1, 2 order by 1, 2`.execute(tx)
  return rows
}
