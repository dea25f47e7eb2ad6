import type { WebhookType } from '@costdraft/schema/webhooks/webhooks.ts'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

interface WebhookEvent {
  type: WebhookType
  case: { uuid: string; client: string }
  /** Ids and stages, by wire name: never names or texts. */
  data?: Readonly<Record<string, string | readonly string[]>>
}

/**
 * Stores an event for the webhooks of the firm and of its parent, in the transaction of its effect, which holds the
 * lock of the case: so the events of a case are stored in the order of what happened. Stores nothing where no webhook
 * hears of the type.
 */
export async function storeWebhookEvent(
  tx: Kysely<Tables>,
  { type, case: { uuid, client }, data = {} }: WebhookEvent,
): Promise<void> {
  const facts = JSON.stringify({ case_uuid: uuid, client_uuid: client, ...data })
  await sql`select store_webhook_event(${type}::text, ${uuid}::uuid, ${client}::uuid, ${facts}::jsonb)`.execute(tx)
}
