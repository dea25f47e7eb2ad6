import { clientsWithPermission } from '@costdraft/schema/access/can.ts'
import { sql } from 'kysely'
import type { Asked } from '../http/request.ts'

const CASES_PER_QUEUE = 5
const QUEUES = ['drafts', 'reviews', 'comments'] as const

interface QueuedRow {
  queue: (typeof QUEUES)[number]
  count: number
  uuid: string
  case_name: string
  solicitors_case_reference: string
  stage: string
  stage_since: string
  unresolved_comments: number
}
type QueuedCase = Omit<QueuedRow, 'queue' | 'count'>
/** A queue on the start screen: its total count and its most recently changed cases. */
export interface WorkQueue {
  name: QueuedRow['queue']
  count: number
  cases: QueuedCase[]
}

const caseColumns = sql`c.uuid, c.case_name, c.solicitors_case_reference, c.stage, c.stage_since, c.updated_at`

/**
 * `GET client/search/queues`: pending work in the cases a viewer may read: drafts, reviews, and unresolved comments in
 * the viewer's own cases (created by, assigned to, or last changed by the viewer). One query returns counts and the
 * latest rows; both use the index of the case list.
 */
export async function readWorkQueues({ tx, viewer }: Asked): Promise<WorkQueue[]> {
  const clients = clientsWithPermission(viewer, 'case:read')
  const me = viewer.user_uuid
  const { rows } =
    clients.length === 0
      ? { rows: [] }
      : await sql<QueuedRow>`
    -- "offset 0" forces a lookup per item and case: with row-level security the planner would otherwise scan the items of all cases.
    with open as materialized (
      select m.case_uuid, count(*)::int as n from comment m cross join lateral (select from case_item i where i.uuid = m.item_uuid and i.deleted_at is null offset 0) i
      where m.client_uuid = any(${clients}::uuid[]) and m.resolved_by is null group by 1),
    commented as materialized (
      select ${caseColumns}, o.n from open o cross join lateral (
        select ${caseColumns} from "case" c where c.uuid = o.case_uuid and c.client_uuid = any(${clients}::uuid[]) and c.stage <> 'complete' and ${me}::uuid in (c.created_by, c.staff_member, c.changed_by) offset 0) c),
    -- One limited index scan per firm and stage.
    newest as (
      select s.queue, ${caseColumns}, row_number() over (partition by s.queue order by c.updated_at desc, c.uuid desc) as place
      from unnest(${clients}::uuid[]) as k (client) cross join (values ('drafts', 'in_progress'), ('reviews', 'in_review')) as s (queue, stage)
      cross join lateral (select ${caseColumns} from "case" c where c.client_uuid = k.client and c.stage = s.stage order by c.updated_at desc, c.uuid desc limit ${CASES_PER_QUEUE}) c),
    counts as (select stage, count(*)::int as n from "case" where client_uuid = any(${clients}::uuid[]) and stage in ('in_progress', 'in_review') group by stage)
    select t.queue, s.n as count, t.uuid, t.case_name, t.solicitors_case_reference, t.stage, t.stage_since, coalesce(o.n, 0) as unresolved_comments, t.updated_at
    from newest t join counts s on s.stage = t.stage left join open o on o.case_uuid = t.uuid where t.place <= ${CASES_PER_QUEUE}
    union all
    (select 'comments', (select count(*)::int from commented), t.uuid, t.case_name, t.solicitors_case_reference, t.stage, t.stage_since, t.n, t.updated_at from commented t order by t.updated_at desc, t.uuid desc limit ${CASES_PER_QUEUE})
    order by updated_at desc, uuid desc`.execute(tx)
  return QUEUES.map((name) => {
    const queued = rows.filter(({ queue }) => queue === name)
    return {
      name,
      count: queued[0]?.count ?? 0,
      cases: queued.map(({ uuid, case_name, solicitors_case_reference, stage, stage_since, unresolved_comments }) => ({
        uuid,
        case_name,
        solicitors_case_reference,
        stage,
        stage_since,
        unresolved_comments,
      })),
    }
  })
}
