import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { notifyWebhookDisabled } from '../notifications/notify-webhook.ts'
import type { ClaimedDelivery } from './claim-delivery.ts'
import type { Answer } from './post-message.ts'
import { GIVE_UP_AFTER, pauseAfter, restAfter } from './retry-times.ts'

const GONE = 410
/** Whether the endpoint has taken the message. */
export const isTaken = ({ status }: Answer): boolean => status !== null && status >= 200 && status < 300

/** Still this attempt: not taken over by another process, removed, or sent again by hand meanwhile. */
const isOwnAttempt = ({ uuid, attempts }: ClaimedDelivery): RawBuilder<boolean> =>
  sql`uuid = ${uuid} and attempts = ${attempts} and state = 'pending' and leased_until is not null`

/** When an attempt ended, and a number from 0 to 1 that spreads the next ones. */
interface Ended {
  now: Date
  chance: number
}
const later = ({ now }: Ended, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString()

/** Forgets a delivery that its webhook may not hear of: it was never sent. */
export async function withhold(db: Kysely<Tables>, delivery: ClaimedDelivery): Promise<void> {
  await sql`delete from webhook_delivery where ${isOwnAttempt(delivery)}`.execute(db)
}

/** Gives back a delivery whose attempt was ended because the process stops. */
export async function giveBack(db: Kysely<Tables>, delivery: ClaimedDelivery): Promise<void> {
  await sql`update webhook_delivery set leased_until = null, attempts = attempts - 1
    where ${isOwnAttempt(delivery)}`.execute(db)
}

/** Stores what came of an attempt. After three days of failures in a row, or 410, the webhook is switched off. */
export async function recordOutcome(
  db: Kysely<Tables>,
  delivery: ClaimedDelivery,
  answer: Answer,
  ended: Ended,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { state, next } = isTaken(answer) ? { state: 'delivered', next: 0 } : afterFailure(delivery, answer, ended)
    const { numAffectedRows } = await sql`
      update webhook_delivery set state = ${state}::text, leased_until = null, next_at = ${later(ended, next)}::timestamptz,
        answer_status = ${answer.status}, answer = ${answer.text}::text,
        delivered_at = case when ${state}::text = 'delivered' then ${ended.now.toISOString()}::timestamptz end
      where ${isOwnAttempt(delivery)}`.execute(tx)
    if (!numAffectedRows) return
    if (isTaken(answer))
      await sql`update webhook set failures = 0, failing_since = null, resume_at = null
        where uuid = ${delivery.webhook_uuid} and failures > 0`.execute(tx)
    else await countFailure(tx, delivery, answer, ended)
  })
}

function afterFailure(
  { attempts, first_attempt_at }: ClaimedDelivery,
  { status }: Answer,
  { now, chance }: Ended,
): { state: 'pending' | 'failed'; next: number } {
  const left = Date.parse(first_attempt_at) + GIVE_UP_AFTER - now.getTime()
  if (status === GONE || left <= 0) return { state: 'failed', next: 0 }
  // The last attempt is at the end of the three days.
  return { state: 'pending', next: Math.min(pauseAfter(attempts, chance), left) }
}

/** Counts a failure of a webhook, and switches it off where it has failed too long. */
async function countFailure(
  tx: Kysely<Tables>,
  { webhook_uuid, failures, failing_since }: ClaimedDelivery,
  { status }: Answer,
  ended: Ended,
): Promise<void> {
  const since = failing_since === null ? ended.now.getTime() : Date.parse(failing_since)
  const isOver = ended.now.getTime() - since >= GIVE_UP_AFTER
  const rest = Math.min(restAfter(failures + 1, ended.chance), since + GIVE_UP_AFTER - ended.now.getTime())
  await sql`update webhook set failures = failures + 1,
    failing_since = coalesce(failing_since, ${ended.now.toISOString()}::timestamptz),
    resume_at = ${rest > 0 ? later(ended, rest) : null}::timestamptz
    where uuid = ${webhook_uuid}`.execute(tx)
  if (status === GONE) await disable(tx, webhook_uuid, 'The endpoint answered 410: it is gone.', ended)
  else if (isOver) await disable(tx, webhook_uuid, 'The endpoint has failed for three days.', ended)
}

async function disable(tx: Kysely<Tables>, uuid: string, reason: string, { now }: Ended): Promise<void> {
  const { rows } = await sql<{ client_uuid: string; created_by: string; url: string; version: number }>`
    update webhook set state = 'disabled', disabled_reason = ${reason}::text, disabled_at = ${now.toISOString()}::timestamptz,
      version = version + 1
    where uuid = ${uuid} and state = 'enabled' returning client_uuid, created_by, url, version`.execute(tx)
  const [webhook] = rows
  if (!webhook) return
  await notifyWebhookDisabled(tx, {
    client: webhook.client_uuid,
    creator: webhook.created_by,
    host: new URL(webhook.url).host,
    cause: `${uuid} ${webhook.version}`,
  })
}
