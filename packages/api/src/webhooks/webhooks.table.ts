import type { WebhookState, WebhookDeliveryState, WebhookType } from '@costdraft/schema/webhooks/webhooks.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Moment, SetMoment } from '../db/moment.ts'

/** An address of a firm that is told of events. */
export interface WebhookTable {
  uuid: Generated<string>
  client_uuid: string
  url: string
  description: string | null
  types: WebhookType[]
  /** Encrypted (`webhook-secrets.ts`). */
  secret: string
  previous_secret: string | null
  previous_until: SetMoment<null>
  state: Generated<WebhookState>
  disabled_reason: string | null
  disabled_at: SetMoment<null>
  /** Failed attempts since the last one that was answered. */
  failures: Generated<number>
  failing_since: SetMoment<null>
  resume_at: SetMoment<null>
  version: Generated<number>
  created_by: string
  created_at: Moment
  changed_at: SetMoment
}

/** What happened in a case; added by `store_webhook_event` alone, and only where a webhook hears of it. */
export interface WebhookEventTable {
  uuid: Generated<string>
  /** The order within a case. */
  seq: Generated<number>
  client_uuid: string
  case_uuid: string
  type: WebhookType
  data: ColumnType<Record<string, unknown>, string, never>
  at: Moment
}

/** An event at a webhook. Leased while it is being sent; `client_uuid` is the firm of the webhook. */
export interface WebhookDeliveryTable {
  uuid: Generated<string>
  client_uuid: string
  webhook_uuid: string
  event_uuid: string
  case_uuid: string
  seq: number
  state: Generated<WebhookDeliveryState>
  attempts: Generated<number>
  next_at: SetMoment
  leased_until: SetMoment<null>
  first_attempt_at: SetMoment<null>
  last_attempt_at: SetMoment<null>
  delivered_at: SetMoment<null>
  /** The HTTP status of the last answer; null where there was none. */
  answer_status: number | null
  /** The beginning of the last answer, or why there was none. */
  answer: string | null
}

declare module '../db/tables.ts' {
  interface Tables {
    webhook: WebhookTable
    webhook_event: WebhookEventTable
    webhook_delivery: WebhookDeliveryTable
  }
}
