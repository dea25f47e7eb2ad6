import { webhookDeliveryStates } from '@costdraft/schema/webhooks/webhooks.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { audit } from '../audit/audit.ts'
import { Conflict, NotFound, ValidationError } from '../errors/errors.ts'
import { draftOf } from '../http/body.ts'
import { cursorParam, encodeCursor, enumParam, PAGE_PARAMETERS, pageSize } from '../http/paging.ts'
import type { RequestContext } from '../http/request.ts'
import { isInRange, momentOrDay } from './delivery-range.ts'
import { mayHear } from './may-hear.ts'
import { requireWebhook } from './webhook-rows.ts'

/** The parameters of the list of deliveries. */
export const deliveryParameters = [...PAGE_PARAMETERS, 'state', 'from', 'to']
const MAX_UUIDS = 200

interface DeliveryRow {
  uuid: string
  event_uuid: string
  type: string
  case_uuid: string
  state: string
  attempts: number
  answer_status: number | null
  answer: string | null
  created_at: string
  last_attempt_at: string | null
  next_attempt_at: string | null
  delivered_at: string | null
}

/** The deliveries of a webhook whose events it may hear of now, and the viewer's firms have. */
const heardBy = (webhook: string, condition: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  from webhook_delivery delivery join webhook on webhook.uuid = delivery.webhook_uuid
    join webhook_event event on event.uuid = delivery.event_uuid
  where delivery.webhook_uuid = ${webhook} and ${mayHear(sql`event.client_uuid`)} and ${condition}`

/** `GET clients/webhook/{webhook}/delivery`: what was sent to a webhook or waits for it, newest first. */
export async function listDeliveries({ tx, viewer, req: { params, query } }: RequestContext) {
  const { uuid } = await requireWebhook(tx, viewer, String(params.webhook))
  const states = enumParam(query, 'state', webhookDeliveryStates)
  const asked = sql<boolean>`${isInRange(momentOrDay('from', query.from), momentOrDay('to', query.to))}
    and (${states.length === 0} or delivery.state = any(${states}::text[]))`
  const cursor = cursorParam(query)
  const size = pageSize(query)
  const { rows } = await sql<DeliveryRow & { sort_key: string }>`
    select delivery.uuid, delivery.event_uuid, event.type, delivery.case_uuid, delivery.state, delivery.attempts,
      delivery.answer_status, delivery.answer, event.at as created_at, delivery.last_attempt_at, delivery.delivered_at,
      case when delivery.state = 'pending' then delivery.next_at end as next_attempt_at, delivery.seq::text as sort_key
    ${heardBy(uuid, asked)} ${cursor ? sql`and delivery.seq < ${placeOf(cursor.at)}::bigint` : sql``}
    order by delivery.seq desc limit ${size + 1}`.execute(tx)
  const counted = await sql<{ count: number }>`select count(*)::int as count ${heardBy(uuid, asked)}`.execute(tx)
  const page = rows.slice(0, size)
  return {
    total_count: counted.rows[0]?.count ?? 0,
    nodes: page.map(({ sort_key: _key, ...row }) => row),
    has_next_page: rows.length > size,
    end_cursor: encodeCursor(page.at(-1)),
  }
}

/** The place in a list that a cursor holds. Throws 422 for that of another list. */
function placeOf(at: string): string {
  if (!/^\d{1,18}$/.test(at)) throw new ValidationError({ after: 'This is not a place in the list.' })
  return at
}

/**
 * What a request to send again names: deliveries by their uuids, or a range. Throws 422 unless it is one of the two.
 */
function askedAgain({ req }: RequestContext): { uuids?: string[]; condition: RawBuilder<boolean> } {
  const names = new Map(['uuids', 'from', 'to'].map((name) => [name, name]))
  const { uuids, from: first, to: last } = draftOf(names, req.body)
  const from = momentOrDay('from', first)
  const to = momentOrDay('to', last)
  if (uuids === undefined || uuids === null) {
    if (!from || !to)
      throw new ValidationError({ [from ? 'to' : 'from']: 'Name the deliveries, or a range from and to.' })
    return { condition: isInRange(from, to) }
  }
  if (from || to) throw new ValidationError({ uuids: 'Name the deliveries, or a range: not both.' })
  if (!Array.isArray(uuids) || uuids.length === 0 || uuids.length > MAX_UUIDS)
    throw new ValidationError({ uuids: `Name 1 to ${MAX_UUIDS} deliveries.` })
  const named = [...new Set(uuids.map((uuid) => String(uuid).toLowerCase()))]
  if (!named.every(isUuid)) throw new NotFound()
  return { uuids: named, condition: sql`delivery.uuid = any(${named}::uuid[])` }
}

async function sendAgain(tx: Tx, uuids: string[]): Promise<void> {
  await sql`update webhook_delivery set state = 'pending', attempts = 0, next_at = now(), first_attempt_at = null,
    delivered_at = null where uuid = any(${uuids}::uuid[])`.execute(tx)
}

/**
 * `POST clients/webhook/{webhook}/resend` with `{uuids}` or `{from, to}`: sends deliveries again. Throws 404, and sends
 * none, if one that is named is not of the webhook; 409 while it is disabled.
 */
export async function resendDeliveries(asked: RequestContext) {
  const { tx, viewer, req } = asked
  const webhook = await requireWebhook(tx, viewer, String(req.params.webhook), { lock: true })
  const { uuids, condition } = askedAgain(asked)
  if (webhook.state === 'disabled') throw new Conflict('This webhook is switched off. Switch it on first.')
  const { rows } = await sql<{ uuid: string }>`select delivery.uuid ${heardBy(webhook.uuid, condition)}`.execute(tx)
  if (uuids && rows.length < uuids.length) throw new NotFound()
  await sendAgain(
    tx,
    rows.map(({ uuid }) => uuid),
  )
  // What is sent again by hand is tried at once.
  await tx.updateTable('webhook').set({ resume_at: null }).where('uuid', '=', webhook.uuid).execute()
  await audit(
    tx,
    {
      client_uuid: webhook.client_uuid,
      case_uuid: null,
      entity: 'webhook',
      entity_uuid: webhook.uuid,
      by: viewer.user_uuid,
    },
    'changed',
    { after: { sent_again: rows.length } },
  )
  return { count: rows.length }
}
