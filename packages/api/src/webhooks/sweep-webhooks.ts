import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

const RETENTION_DAYS = 30

/** Deletes events and their deliveries, also those that still wait for a webhook that is switched off. */
export async function sweepWebhookEvents(db: Kysely<Tables>, now: Date): Promise<void> {
  await sql`delete from webhook_event where at < ${now.toISOString()}::timestamptz - make_interval(days => ${RETENTION_DAYS})`.execute(
    db,
  )
}
