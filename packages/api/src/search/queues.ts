import { clientsWithPermission } from '@costdraft/schema/access/can.ts'
import { sql } from 'kysely'
import type { RequestContext } from '../http/request.ts'

const CASES_PER_QUEUE = 5
const QUEUES = ['drafts', 'reviews', 'comments'] as const

interface QueuedRow {
  queue: (typeof QUEUES)[number]
  count: number
  /** What they are ordered by, not answered. */
  updated_at: string
  uuid: string
  case_name: string
  solicitors_case_reference: string
  stage: string
  stage_since: string
  stage_since_ms: string
  unresolved_comments: number
}
type QueuedCase = Omit<QueuedRow, 'queue' | 'count' | 'updated_at'>
/** A queue on the start screen: its total count and its most recently changed cases. */
export interface WorkQueue {
  name: QueuedRow['queue']
  count: number
  cases: QueuedCase[]
}

const caseColumns = sql`case_row.uuid, case_row.case_name, case_row.solicitors_case_reference, case_row.stage,
  case_row.stage_since, case_row.updated_at`

/**
 * `GET client/search/queues`: pending work in the cases a viewer may read: drafts, reviews, and unresolved comments in
 * the viewer's own cases (created by, assigned to, or last changed by the viewer). One query returns counts and the
 * latest rows; both use the index of the case list.
 */
export async function readWorkQueues({ tx, viewer }: RequestContext): Promise<WorkQueue[]> {
  const clients = clientsWithPermission(viewer, 'case:read')
  const me = viewer.user_uuid
  const { rows } =
    clients.length === 0
      ? { rows: [] }
      : await sql<QueuedRow>`
    -- "offset 0" forces a lookup per item and case: with row-level security the planner would otherwise scan the items
    -- of all cases.
    with open as materialized (
      select comment.case_uuid, count(*)::int as count from comment
      cross join lateral (
        select from case_item item where item.uuid = comment.item_uuid and item.deleted_at is null offset 0) item
      where comment.client_uuid = any(${clients}::uuid[]) and comment.resolved_by is null group by 1),
    commented as materialized (
      select ${caseColumns}, open.count from open cross join lateral (
        select ${caseColumns} from "case" case_row
        where case_row.uuid = open.case_uuid and case_row.client_uuid = any(${clients}::uuid[])
          and case_row.stage <> 'complete'
          and ${me}::uuid in (case_row.created_by, case_row.staff_member, case_row.changed_by) offset 0) case_row),
    -- One limited index scan per firm and stage.
    newest as (
      select pending.queue, ${caseColumns},
        row_number() over (partition by pending.queue order by case_row.updated_at desc, case_row.uuid desc) as place
      from unnest(${clients}::uuid[]) as firm (client)
      cross join (values ('drafts', 'in_progress'), ('reviews', 'in_review')) as pending (queue, stage)
      cross join lateral (
        select ${caseColumns} from "case" case_row
        where case_row.client_uuid = firm.client and case_row.stage = pending.stage
        order by case_row.updated_at desc, case_row.uuid desc limit ${CASES_PER_QUEUE}) case_row),
    counts as (
      select stage, count(*)::int as count from "case"
      where client_uuid = any(${clients}::uuid[]) and stage in ('in_progress', 'in_review') group by stage)
    select newest.queue, counts.count, newest.uuid, newest.case_name, newest.solicitors_case_reference,
      newest.stage, newest.stage_since, newest.stage_since::timestamp as stage_since_ms, coalesce(open.count, 0) as unresolved_comments, newest.updated_at
    from newest join counts on counts.stage = newest.stage left join open on open.case_uuid = newest.uuid
    where newest.place <= ${CASES_PER_QUEUE}
    union all
    (select 'comments', (select count(*)::int from commented), uuid, case_name, solicitors_case_reference,
      stage, stage_since, stage_since::timestamp, count, updated_at
    from commented order by updated_at desc, uuid desc limit ${CASES_PER_QUEUE})
    order by updated_at desc, uuid desc`.execute(tx)
  return QUEUES.map((name) => {
    const queued = rows.filter(({ queue }) => queue === name)
    return {
      name,
      count: queued[0]?.count ?? 0,
      cases: queued.map(({ queue: _queue, count: _count, updated_at: _at, ...row }) => row),
    }
  })
}
