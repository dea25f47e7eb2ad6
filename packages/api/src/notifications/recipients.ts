import type { NotificationKind } from '@costdraft/schema/notifications/notifications.ts'
import { sql, type RawBuilder } from 'kysely'
import { withDeputies } from '../users/deputies.ts'

/** The kinds of notification about a case. */
type CaseNotificationKind = Exclude<NotificationKind, 'webhook_disabled' | 'password_forgotten' | 'handed_over'>
/** An event in a case, with the data needed to determine its recipients. */
export interface NotifiedEvent {
  kind: CaseNotificationKind
  case: { uuid: string; client: string }
  /** The person who caused the event; null for the result of a job. */
  actor: string | null
  /** The comment the event is about. */
  comment?: string
  /** The person who requested the job. */
  asker?: string
}

/** Number of latest changes of a case that determine who works on it. */
const RECENT_CHANGES = 100
type People = RawBuilder<{ person: string }>

/** Possible recipients of an event, by their relation to it. */
const recipientGroups = {
  /** Owners and team leaders of the firm, including people of the parent firm with such a role in it. */
  reviewers: ({ case: { client } }: NotifiedEvent): People => sql`
    select uuid as person from person where client_uuid = ${client} and role in ('owner', 'team_leader')
    union select person_uuid from child_role where client_uuid = ${client} and role in ('owner', 'team_leader')`,
  /**
   * The creator, the assignee, and everyone who recently changed the case or its items; comments, notes, documents and
   * stage changes do not count.
   */
  workers: ({ case: { uuid } }: NotifiedEvent): People => sql`
    select created_by as person from "case" where uuid = ${uuid}
    union select staff_member from "case" where uuid = ${uuid}
    union select by from (
      select by from change where case_uuid = ${uuid}
        and entity not in ('comment', 'note', 'output') and action not in ('moved', 'revalued')
      order by id desc limit ${RECENT_CHANGES}) as recent`,
  /** Authors of comments on the same item. */
  thread: ({ comment }: NotifiedEvent): People =>
    sql`
      select other.created_by as person from comment other join comment on comment.item_uuid = other.item_uuid
      where comment.uuid = ${comment ?? null}::uuid`,
  author: ({ comment }: NotifiedEvent): People =>
    sql`select created_by as person from comment where uuid = ${comment ?? null}::uuid`,
  asker: ({ asker }: NotifiedEvent): People => sql`select ${asker ?? null}::uuid as person`,
  /** Whoever drafts the case, or else made it, and the user that its fee earner is. */
  responsible: ({ case: { uuid } }: NotifiedEvent): People => sql`
    select coalesce(staff_member, created_by) as person from "case" where uuid = ${uuid}
    union select earner.person_uuid from "case" of_case join fee_earner earner on earner.uuid = of_case.fee_earner
      where of_case.uuid = ${uuid}`,
}

/** The recipients of each kind of notification (docs/decisions/0015). */
const groupsByKind: Readonly<Record<CaseNotificationKind, readonly (keyof typeof recipientGroups)[]>> = {
  sent_for_review: ['reviewers', 'workers'],
  comment_added: ['workers', 'thread'],
  comment_resolved: ['author'],
  documents_ready: ['asker'],
  documents_failed: ['asker'],
  ledger_imported: ['workers'],
  value_moved: ['reviewers'],
  date_near: ['responsible'],
}

/** What is about a review. Of whoever is away it goes to the deputy as well, and of whoever has left to nobody else. */
const ABOUT_REVIEWS: readonly CaseNotificationKind[] = [
  'sent_for_review',
  'comment_added',
  'comment_resolved',
  'value_moved',
]

/** A one-column query of the recipients of an event. Does not check whether they may read the case. */
export function recipientsOf(event: NotifiedEvent): People {
  const people: People = sql`${sql.join(
    groupsByKind[event.kind].map((group) => recipientGroups[group](event)),
    sql` union `,
  )}`
  return ABOUT_REVIEWS.includes(event.kind) ? withDeputies(people) : people
}
