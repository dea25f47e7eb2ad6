import { can, clientsWhere } from '@costdraft/schema/access/can.ts'
import { holdsScope } from '@costdraft/schema/access/scopes.ts'
import { sql } from 'kysely'
import type { SignedIn } from '../access/viewer.ts'
import type { RequestContext } from '../http/request.ts'
import { panelQueues, queuedRows, type PanelAsker, type PanelQueueName } from './panel-queues.ts'
import { answeredColumns, CASES_PER_QUEUE, type QueuedCase } from './queued-cases.ts'

interface PanelCase extends QueuedCase {
  /** What is not claimed in it, in pounds; null in a queue that is not about money. */
  amount: number | null
}
/** A queue of the panel: how many cases it has in all and what they come to, and the first of them. */
export interface PanelQueue {
  name: PanelQueueName
  count: number
  amount: number | null
  cases: PanelCase[]
}
interface PanelRow extends PanelCase {
  queue: PanelQueueName
  count: number
  sum: number | null
}

/** A firm counts for figures only where the viewer may read both its reports and its cases. */
function askerOf(viewer: SignedIn): PanelAsker {
  const mayIn = (permission: string) => (client: string) => can(viewer, permission, { client_uuid: client })
  const clients = clientsWhere(viewer, mayIn('case:read'))
  const reported = holdsScope(viewer.scopes, 'reports:read') ? clients.filter(mayIn('report:read')) : []
  return { me: viewer.user_uuid, clients, reported }
}

/**
 * `GET client/search/panel`: what waits for the viewer, in queues. No case is answered twice: it stands in the first
 * queue that it belongs to, while each count is that of the whole queue. One query returns counts and rows.
 */
export async function readPanel({ tx, viewer }: Pick<RequestContext, 'tx' | 'viewer'>): Promise<PanelQueue[]> {
  const asker = askerOf(viewer)
  const { tables, rows: queued } = queuedRows(asker)
  const { rows } =
    asker.clients.length === 0
      ? { rows: [] }
      : await sql<PanelRow>`
    with ${tables}, queued as materialized (${queued})
    select queued.queue, queued.count, queued.sum, ${answeredColumns('queued')}, queued.amount
    from queued left join open on open.case_uuid = queued.uuid order by queued.place`.execute(tx)
  const shown = new Set<string>()
  return panelQueues.map((name) => {
    const ofQueue = rows.filter(({ queue }) => queue === name)
    const cases = ofQueue.filter(({ uuid }) => !shown.has(uuid)).slice(0, CASES_PER_QUEUE)
    for (const { uuid } of cases) shown.add(uuid)
    return {
      name,
      count: ofQueue[0]?.count ?? 0,
      amount: ofQueue[0]?.sum ?? null,
      cases: cases.map(({ queue: _queue, count: _count, sum: _sum, ...row }) => row),
    }
  })
}
