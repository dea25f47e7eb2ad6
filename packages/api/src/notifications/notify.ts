import { permissionsOf, roles } from '@costdraft/schema/access/roles.ts'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { recipientsOf, type NotifiedEvent } from './recipients.ts'
import type { NotificationFacts } from './notifications.table.ts'

/** The roles that read cases, by the evaluator's own table. */
const READERS = roles.filter((role) => permissionsOf(role).includes('case:read'))
const DAYS_KEPT = 90

interface Event extends NotifiedEvent {
  facts?: NotificationFacts
  /** What made it happen: the same again is told to nobody who was told. */
  cause?: string
}

/**
 * Tells whomever it concerns, in the transaction in which it happens: people, not programs, who may read the case now, who have not
 * switched its kind off and are not deactivated; never who did it.
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
    insert into notification (client_uuid, case_uuid, person_uuid, kind, actor_uuid, comment_uuid, facts, cause)
    select ${client}::uuid, ${uuid}::uuid, p.uuid, ${kind}::text, ${actor}::uuid, ${comment}::uuid, ${JSON.stringify(facts)}::jsonb, ${cause}::text
    from (${recipientsOf(event)}) as who join person p on p.uuid = who.person
    left join (child_role r join client k on k.uuid = r.client_uuid) on r.person_uuid = p.uuid and r.client_uuid = ${client}::uuid and k.parent_uuid = p.client_uuid
    where p.uuid is distinct from ${actor}::uuid and p.kind = 'person' and p.deactivated_at is null and not ${kind}::text = any(p.notifications_off)
      and (case when p.client_uuid = ${client}::uuid then p.role else r.role end) = any(${READERS}::text[])
    on conflict do nothing`.execute(tx)
}

/** Drops what is older than ninety days. */
export async function sweepNotifications(db: Kysely<Tables>): Promise<void> {
  await sql`delete from notification where created_at < now() - make_interval(days => ${DAYS_KEPT})`.execute(db)
}
