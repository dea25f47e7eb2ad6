import type { WebhookType } from '@costdraft/schema/webhooks/webhooks.ts'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { withMs } from '../db/times.ts'
import { mayHear } from './may-hear.ts'

/** A delivery that is being sent. Moments are RFC 3339. */
export interface ClaimedDelivery {
  uuid: string
  webhook_uuid: string
  attempts: number
  first_attempt_at: string
  event_uuid: string
  type: WebhookType
  data: Record<string, unknown>
  at: string
  url: string
  secret: string
  previous_secret: string | null
  /** Failed attempts of the webhook in a row, and since when. */
  failures: number
  failing_since: string | null
  may_hear: boolean
}

/** How many messages of a webhook are under way at once: one while its endpoint fails. */
const OF_ONE_WEBHOOK = 4

interface ClaimOptions {
  /** Whether webhooks that fail are sent to as well. */
  withFailing: boolean
  now: Date
  /** In milliseconds: when another process may take it over. */
  lease: number
}

/**
 * Leases the delivery that waits longest, of those that may be sent now: the first one of its case at a webhook that is
 * enabled, is not being left alone, and has room. Undefined if there is none. One statement: no connection is held
 * while it is sent.
 */
export async function claimDelivery(
  db: Kysely<Tables>,
  { withFailing, now, lease }: ClaimOptions,
): Promise<ClaimedDelivery | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`
  const until = new Date(now.getTime() + lease).toISOString()
  const { rows } = await sql<ClaimedDelivery>`
    with next as (
      select first.uuid from webhook
      cross join lateral (
        select delivery.uuid, delivery.next_at from webhook_delivery delivery
        where delivery.webhook_uuid = webhook.uuid and delivery.state = 'pending' and delivery.next_at <= ${at}
          and (delivery.leased_until is null or delivery.leased_until <= ${at})
          and not exists (select from webhook_delivery earlier
            where earlier.webhook_uuid = delivery.webhook_uuid and earlier.case_uuid = delivery.case_uuid
              and earlier.state = 'pending' and earlier.seq < delivery.seq)
        order by delivery.next_at, delivery.seq limit 1
      ) first
      where webhook.state = 'enabled' and (webhook.resume_at is null or webhook.resume_at <= ${at})
        and (webhook.failures = 0 or ${withFailing})
        and (select count(*) from webhook_delivery busy where busy.webhook_uuid = webhook.uuid
          and busy.state = 'pending' and busy.leased_until > ${at}) < case when webhook.failures > 0 then 1 else ${OF_ONE_WEBHOOK}::int end
      order by first.next_at limit 1
    ), claimed as (
      update webhook_delivery set attempts = attempts + 1, leased_until = ${until}::timestamptz,
        first_attempt_at = coalesce(first_attempt_at, ${at}), last_attempt_at = ${at}
      where uuid = (select locked.uuid from webhook_delivery locked join next on next.uuid = locked.uuid
        where locked.state = 'pending' and (locked.leased_until is null or locked.leased_until <= ${at})
        for update of locked skip locked)
      returning uuid, webhook_uuid, attempts, first_attempt_at, event_uuid
    )
    select claimed.uuid, claimed.webhook_uuid, claimed.attempts, ${withMs(sql.ref('claimed.first_attempt_at'))} as first_attempt_at,
      event.uuid as event_uuid, event.type, event.data, ${withMs(sql.ref('event.at'))} as at, webhook.url, webhook.secret,
      case when webhook.previous_until > ${at} then webhook.previous_secret end as previous_secret,
      webhook.failures, ${withMs(sql.ref('webhook.failing_since'))} as failing_since,
      ${mayHear(sql`event.client_uuid`)} as may_hear
    from claimed join webhook_event event on event.uuid = claimed.event_uuid
      join webhook on webhook.uuid = claimed.webhook_uuid`.execute(db)
  return rows[0]
}

/** Ends all leases, where no other process can hold one: what a killed process was sending is sent at once. */
export async function endLeases(db: Kysely<Tables>): Promise<void> {
  await sql`update webhook_delivery set leased_until = null where leased_until is not null and state = 'pending'`.execute(
    db,
  )
}
