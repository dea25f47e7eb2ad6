import { rolesWith } from '@costdraft/schema/access/roles.ts'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { mailDue } from './mail-due.ts'
import { recipientsOf, type NotifiedEvent } from './recipients.ts'
import type { NotificationFacts } from './notifications.table.ts'

/** The roles that may read cases. */
const READER_ROLES = rolesWith('case:read')
const RETENTION_DAYS = 90

interface Event extends NotifiedEvent {
  facts?: NotificationFacts
  /** Deduplication key: a person is notified at most once per cause. */
  cause?: string
}

/**
 * Stores notifications of an event in the transaction of the event. Recipients are active people (not API clients) who
 * may read the case and have not switched off this kind; the actor is never notified.
 */
export async function notify(tx: Kysely<Tables>, event: Event): Promise<void> {
  const {
    kind,
    case: { uuid, client },
    actor,
    comment = null,
    facts = {},
    cause = null,
  } = event
  await sql`
    insert into notification (client_uuid, case_uuid, person_uuid, kind, actor_uuid, comment_uuid, facts, cause, mail_due)
    select ${client}::uuid, ${uuid}::uuid, person.uuid, ${kind}::text, ${actor}::uuid, ${comment}::uuid,
      ${JSON.stringify(facts)}::jsonb, ${cause}::text, ${mailDue(kind)}
    from (${recipientsOf(event)}) as who join person on person.uuid = who.person
    left join (child_role join client firm on firm.uuid = child_role.client_uuid)
      on child_role.person_uuid = person.uuid and child_role.client_uuid = ${client}::uuid
        and firm.parent_uuid = person.client_uuid
    where person.uuid is distinct from ${actor}::uuid and person.kind = 'person' and person.deactivated_at is null
      and not ${kind}::text = any(person.notifications_off)
      and (case when person.client_uuid = ${client}::uuid then person.role else child_role.role end)
        = any(${READER_ROLES}::text[])
    on conflict do nothing`.execute(tx)
}

/** Deletes notifications past the retention period. */
export async function sweepNotifications(db: Kysely<Tables>): Promise<void> {
  await sql`delete from notification where created_at < now() - make_interval(days => ${RETENTION_DAYS})`.execute(db)
}
