import type { NotificationKind } from '@costdraft/schema/notifications/notifications.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Moment, SetMoment } from '../db/moment.ts'

/** How many rows a ledger brought. */
export interface NotificationFacts {
  added?: number
  updated?: number
}

/** That a person is told of something. No words: those are the case's, when it is read. */
export interface NotificationTable {
  uuid: Generated<string>
  client_uuid: string
  case_uuid: string
  person_uuid: string
  kind: NotificationKind
  actor_uuid: string | null
  comment_uuid: string | null
  /** Of one cause nobody is told twice. */
  cause: string | null
  facts: ColumnType<NotificationFacts, string | undefined, never>
  created_at: Moment
  read_at: SetMoment<null>
}
