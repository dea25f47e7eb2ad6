import type { NotificationKind } from '@costdraft/schema/notifications/notifications.ts'
import { sql, type RawBuilder } from 'kysely'

/** Something that happened in a case, as far as it says who is told of it. */
export interface NotifiedEvent {
  kind: NotificationKind
  case: { uuid: string; client: string }
  /** Who did it; nobody, where it is the answer to what one asked for. */
  actor: string | null
  /** The comment it is about. */
  comment?: string
  /** Who asked for it. */
  asker?: string
}

/** How much of a case's history says who works on it: its newest entries. */
const RECENT = 100
type People = RawBuilder<{ person: string }>

/** The people that a happening may be told to, by what they have to do with it. */
const circles = {
  /** Who reviews: the owners and team leaders of the firm, and of its parent for it. */
  reviewers: ({ case: { client } }: NotifiedEvent): People => sql`
    select uuid as person from person where client_uuid = ${client} and role in ('owner', 'team_leader')
    union select person_uuid from child_role where client_uuid = ${client} and role in ('owner', 'team_leader')`,
  /** Who works on it: who created it, whom it was given to, and who lately changed it or anything in it. To talk of it or to move it is no work on it. */
  workers: ({ case: { uuid } }: NotifiedEvent): People => sql`
    select created_by as person from "case" where uuid = ${uuid} union select staff_member from "case" where uuid = ${uuid}
    union select by from (select by from change where case_uuid = ${uuid} and entity not in ('comment', 'note', 'output') and action <> 'moved' order by id desc limit ${RECENT}) as recent`,
  /** Who said something about the same item. */
  thread: ({ comment }: NotifiedEvent): People =>
    sql`select t.created_by as person from comment t join comment m on m.item_uuid = t.item_uuid where m.uuid = ${comment ?? null}::uuid`,
  author: ({ comment }: NotifiedEvent): People =>
    sql`select created_by as person from comment where uuid = ${comment ?? null}::uuid`,
  asker: ({ asker }: NotifiedEvent): People => sql`select ${asker ?? null}::uuid as person`,
}

/** Who is told of what (docs/decisions/0015). */
const told: Readonly<Record<NotificationKind, readonly (keyof typeof circles)[]>> = {
  sent_for_review: ['reviewers', 'workers'],
  comment_added: ['workers', 'thread'],
  comment_resolved: ['author'],
  documents_ready: ['asker'],
  documents_failed: ['asker'],
  ledger_imported: ['workers'],
}

/** Everyone a happening concerns, as a query of one column; whether they may read the case is not asked here. */
export const recipientsOf = (happening: NotifiedEvent): People =>
  sql`${sql.join(
    told[happening.kind].map((circle) => circles[circle](happening)),
    sql` union `,
  )}`
