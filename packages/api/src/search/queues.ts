import { clientsWithPermission } from '@costdraft/schema/access/can.ts'
import { sql } from 'kysely'
import type { RequestContext } from '../http/request.ts'
import { answeredColumns, CASES_PER_QUEUE, queuedColumns, withComments, type QueuedCase } from './queued-cases.ts'

const QUEUES = ['drafts', 'reviews', 'comments'] as const

interface QueuedRow extends QueuedCase {
  queue: (typeof QUEUES)[number]
  count: number
}
/** A queue on the start screen: its total count and its most recently changed cases. */
export interface WorkQueue {
  name: QueuedRow['queue']
  count: number
  cases: QueuedCase[]
}

/**
 * `GET client/search/queues`: pending work in the cases a viewer may read: drafts, reviews, and unresolved comments in
 * the viewer's own cases (created by, assigned to, or last changed by the viewer). One query returns counts and the
 * latest rows; both use the index of the case list.
 */
export async function readWorkQueues({ tx, viewer }: RequestContext): Promise<WorkQueue[]> {
  const clients = clientsWithPermission(viewer, 'case:read')
  const { rows } =
    clients.length === 0
      ? { rows: [] }
      : await sql<QueuedRow>`
    with ${withComments(clients, viewer.user_uuid)},
    -- One limited index scan per firm and stage.
    newest as (
      select pending.queue, ${queuedColumns},
        row_number() over (partition by pending.queue order by case_row.updated_at desc, case_row.uuid desc) as place
      from unnest(${clients}::uuid[]) as firm (client)
      cross join (values ('drafts', 'in_progress'), ('reviews', 'in_review')) as pending (queue, stage)
      cross join lateral (
        select ${queuedColumns} from "case" case_row
        where case_row.client_uuid = firm.client and case_row.stage = pending.stage
        order by case_row.updated_at desc, case_row.uuid desc limit ${CASES_PER_QUEUE}) case_row),
    counts as (
      select stage, count(*)::int as count from "case"
      where client_uuid = any(${clients}::uuid[]) and stage in ('in_progress', 'in_review') group by stage),
    queued as (
      select newest.queue, counts.count, newest.uuid, newest.case_name, newest.solicitors_case_reference,
        newest.stage, newest.stage_since, newest.updated_at
      from newest join counts on counts.stage = newest.stage where newest.place <= ${CASES_PER_QUEUE}
      union all
      (select 'comments', (select count(*)::int from commented), commented.*
      from commented order by updated_at desc, uuid desc limit ${CASES_PER_QUEUE}))
    select queued.queue, queued.count, ${answeredColumns('queued')}
    from queued left join open on open.case_uuid = queued.uuid
    order by queued.updated_at desc, queued.uuid desc`.execute(tx)
  return QUEUES.map((name) => {
    const queued = rows.filter(({ queue }) => queue === name)
    return {
      name,
      count: queued[0]?.count ?? 0,
      cases: queued.map(({ queue: _queue, count: _count, ...row }) => row),
    }
  })
}
