import { permissionsOf, roles } from '@costdraft/schema/access/roles.ts'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { mailDue } from './mail-due.ts'

/** The roles that manage webhooks. */
const MANAGERS = roles.filter((role) => permissionsOf(role).includes('api_client:manage'))

interface DisabledWebhook {
  /** The firm of the webhook. */
  client: string
  creator: string
  /** The host of its address, which tells webhooks apart. */
  host: string
  /** Deduplication key. */
  cause: string
}

/**
 * Notifies whoever added a webhook, and the owners of its firm, that it was switched off: those of them who may manage
 * it and have not switched off this kind.
 */
export async function notifyWebhookDisabled(
  tx: Kysely<Tables>,
  { client, creator, host, cause }: DisabledWebhook,
): Promise<void> {
  await sql`
    insert into notification (client_uuid, person_uuid, kind, facts, cause, mail_due)
    select ${client}::uuid, person.uuid, 'webhook_disabled', ${JSON.stringify({ host })}::jsonb, ${cause}::text,
      ${mailDue('webhook_disabled')}
    from person left join child_role on child_role.person_uuid = person.uuid and child_role.client_uuid = ${client}::uuid
    where person.kind = 'person' and person.deactivated_at is null
      and not 'webhook_disabled' = any(person.notifications_off)
      and (case when person.client_uuid = ${client}::uuid then person.role else child_role.role end)
        = any(${MANAGERS}::text[])
      and (person.uuid = ${creator}::uuid or (person.client_uuid = ${client}::uuid and person.role = 'owner'))
    on conflict do nothing`.execute(tx)
}
