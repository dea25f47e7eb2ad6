import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { readCase } from '../cases/case-rows.ts'
import type { Asked } from '../http/request.ts'

interface AttentionRow {
  kind: string
  hearing_type: string | null
  unresolved: number
  estimated: number
}

/** `GET client/case/{id}/attention`: counts of unresolved comments and estimated times in a case, by item kind. */
export async function itemsNeedingAttention({ tx, viewer, req }: Asked): Promise<AttentionRow[]> {
  const { uuid } = await readCase(tx, viewer, String(req.params.case))
  return (await attentionOfCases(tx, [uuid])).get(uuid) ?? []
}

/**
 * Counts of unresolved comments and estimated times by item kind, for each of these cases. A comment on a child row counts for its parent
 * item. The CTE is materialized because the planner underestimates the rows and would repeat it for each item.
 */
export async function attentionOfCases(tx: Tx, uuids: readonly string[]): Promise<Map<string, AttentionRow[]>> {
  const { rows } = await sql<AttentionRow & { case_uuid: string }>`
    with mark as materialized (
      select coalesce(i.parent_uuid, i.uuid) as uuid, 1 as unresolved, 0 as estimated
      from comment m join case_item i on i.uuid = m.item_uuid where m.case_uuid = any(${uuids}::uuid[]) and m.resolved_by is null and i.deleted_at is null
      union all
      select i.uuid, 0, 1 from case_item i join time_recording t on t.item_uuid = i.uuid
      where i.case_uuid = any(${uuids}::uuid[]) and i.kind = 'time_recording' and i.deleted_at is null and t.estimated
    )
    select r.case_uuid, r.kind, h.hearing_type, sum(unresolved)::int as unresolved, sum(estimated)::int as estimated
    from mark join case_item r on r.uuid = mark.uuid and r.deleted_at is null left join hearing h on h.item_uuid = r.uuid
    group by 1, 2, 3 order by 1, 2, 3`.execute(tx)
  const byCase = new Map<string, AttentionRow[]>(uuids.map((uuid) => [uuid, []]))
  for (const { case_uuid, ...row } of rows) byCase.get(case_uuid)?.push(row)
  return byCase
}
