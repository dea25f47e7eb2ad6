import type { DeadlineRuleName } from '@costdraft/costing'
import type { NotificationKind } from '@costdraft/schema/notifications/notifications.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Moment, SetMoment } from '../db/moment.ts'

/**
 * Row counts of a ledger import; what a case came to before and after, in pounds with VAT, null if not priced; the host
 * of a webhook.
 */
export interface NotificationFacts {
  host?: string
  added?: number
  updated?: number
  before?: number | null
  after?: number | null
  /** Whose work was handed over, and how much of each kind. */
  person_uuid?: string
  cases?: number
  reviews?: number
  views?: number
  /** What is to be done by which day, `yyyy-mm-dd`. */
  rule?: DeadlineRuleName
  date?: string
}

/**
 * A notification for one person. It has no text: the text is generated when it is read, from the current state of the
 * case.
 */
export interface NotificationTable {
  uuid: Generated<string>
  client_uuid: string
  /** Null for what is about no case, such as a webhook that was switched off. */
  case_uuid: string | null
  person_uuid: string
  kind: NotificationKind
  actor_uuid: string | null
  comment_uuid: string | null
  /** Deduplication key: a person gets at most one notification per cause. */
  cause: string | null
  facts: ColumnType<NotificationFacts, string | undefined, never>
  created_at: Moment
  read_at: SetMoment<null>
  /** When it is to be mailed; null for what is not, or was handed to a job. */
  mail_due: SetMoment<null>
}

declare module '../db/tables.ts' {
  interface Tables {
    notification: NotificationTable
  }
}
