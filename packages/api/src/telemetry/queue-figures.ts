import type { Collector, Sample } from '@costdraft/schema/telemetry/metrics.ts'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** In milliseconds: for how long figures are repeated, however often they are asked for. */
const REPEAT = 5_000
const OTHER = 'other'

interface JobRow {
  kind: string
  state: 'queued' | 'running'
  count: number
  oldest: number
}
interface WebhookRow {
  pending: number
  oldest: number
}

/** Jobs of kinds that this version does not know are counted as one. */
function jobSamples(rows: readonly JobRow[], kinds: readonly string[]): Sample[] {
  const states = ['queued', 'running'] as const
  return [...kinds, OTHER].flatMap((kind) =>
    states.flatMap((state): Sample[] => {
      const found = rows.filter((row) => (kinds.includes(row.kind) ? row.kind : OTHER) === kind && row.state === state)
      const labels = { kind, state }
      const total = found.reduce((sum, row) => sum + row.count, 0)
      return [
        { name: 'costdraft_jobs', labels, value: total },
        { name: 'costdraft_job_oldest_seconds', labels, value: Math.max(0, ...found.map(({ oldest }) => oldest)) },
      ]
    }),
  )
}

/**
 * What waits in the database: jobs by kind and state, and messages to webhooks. One statement, which two partial
 * indexes answer, at most every five seconds. `now` is in milliseconds.
 */
export function queueFigures(db: Kysely<Tables>, kinds: readonly string[], now: () => number = Date.now): Collector {
  const read = async (): Promise<Sample[]> => {
    const { rows } = await sql<{ jobs: JobRow[]; webhooks: WebhookRow }>`
      select
        (select coalesce(jsonb_agg(to_jsonb(counted)), '[]') from (
          select kind, state, count(*)::int as count,
            extract(epoch from now() - min(created_at))::float8 as oldest
          from job where state in ('queued', 'running') group by kind, state) counted) as jobs,
        (select to_jsonb(counted) from (
          select count(*)::int as pending,
            coalesce(extract(epoch from now() - min(event.at)), 0)::float8 as oldest
          from webhook_delivery delivery
            join webhook on webhook.uuid = delivery.webhook_uuid and webhook.state = 'enabled'
            join webhook_event event on event.uuid = delivery.event_uuid
          where delivery.state = 'pending') counted) as webhooks`.execute(db)
    const [row] = rows
    if (!row) return []
    return [
      ...jobSamples(row.jobs, kinds),
      { name: 'costdraft_webhook_pending', labels: {}, value: row.webhooks.pending },
      { name: 'costdraft_webhook_oldest_seconds', labels: {}, value: row.webhooks.oldest },
    ]
  }
  let last: { at: number; samples: Promise<Sample[]> } | undefined
  return () => {
    if (!last || now() - last.at >= REPEAT) last = { at: now(), samples: read() }
    return last.samples
  }
}
