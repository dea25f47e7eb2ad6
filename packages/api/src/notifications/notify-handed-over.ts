import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { mailDue } from './mail-due.ts'

interface HandedOver {
  /** The firm of whoever leaves. */
  client: string
  /** Whoever leaves, and whoever handed it over. */
  person: string
  actor: string
  cases_to: string | null
  reviews_to: string | null
  views_to: string | null
  cases: readonly unknown[]
  views: readonly unknown[]
  reviews: number
}

/** Notifies each person to whom something was handed over, once for all of it. */
export async function notifyHandedOver(tx: Tx, handed: HandedOver): Promise<void> {
  const { client, person, actor, cases_to, reviews_to, views_to } = handed
  const countFor = (receiver: string, to: string | null, count: number): number => (to === receiver ? count : 0)
  for (const receiver of new Set([cases_to, reviews_to, views_to])) {
    if (receiver === null || receiver === actor) continue
    const facts = {
      person_uuid: person,
      cases: countFor(receiver, cases_to, handed.cases.length),
      reviews: countFor(receiver, reviews_to, handed.reviews),
      views: countFor(receiver, views_to, handed.views.length),
    }
    await sql`
      insert into notification (client_uuid, person_uuid, kind, actor_uuid, facts, mail_due)
      select ${client}::uuid, uuid, 'handed_over', ${actor}::uuid, ${JSON.stringify(facts)}::jsonb,
        ${mailDue('handed_over')}
      from person where uuid = ${receiver} and not 'handed_over' = any(notifications_off)`.execute(tx)
  }
}
