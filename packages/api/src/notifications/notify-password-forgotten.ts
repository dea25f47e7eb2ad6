import { sql, type Kysely } from 'kysely'
import { londonDay } from '@costdraft/schema/london-day.ts'
import type { Tables } from '../db/tables.ts'

interface Forgetful {
  uuid: string
  client_uuid: string | null
}

/**
 * Notifies the owners and IT administrators of a firm that one of its people has forgotten the password, once a day for
 * each of those people. Nobody is told of a system administrator, who belongs to no firm.
 */
export async function notifyPasswordForgotten(
  tx: Kysely<Tables>,
  { uuid, client_uuid }: Forgetful,
  now: Date,
): Promise<void> {
  if (client_uuid === null) return
  await sql`
    insert into notification (client_uuid, person_uuid, kind, actor_uuid, cause)
    select ${client_uuid}::uuid, person.uuid, 'password_forgotten', ${uuid}::uuid,
      ${`password of ${uuid} forgotten on ${londonDay(now)}`}::text
    from person
    where person.kind = 'person' and person.deactivated_at is null and person.client_uuid = ${client_uuid}::uuid
      and person.role in ('owner', 'it_administrator') and person.uuid <> ${uuid}::uuid
      and not 'password_forgotten' = any(person.notifications_off)
    on conflict do nothing`.execute(tx)
}
