import type { Scope } from '@costdraft/schema/access/scopes.ts'
import type { Role } from '@costdraft/schema/access/roles.ts'
import type { MailChoice, MailedKind } from '@costdraft/schema/notifications/notification-mail.ts'
import type { NotificationKind } from '@costdraft/schema/notifications/notifications.ts'
import type { ColumnType, Generated } from 'kysely'
import type { ExternalIdColumns } from '../external-ids/external-ids.table.ts'
import type { Moment, SetMoment } from '../db/moment.ts'

export interface PersonTable extends ExternalIdColumns {
  uuid: Generated<string>
  client_uuid: string | null
  role: Role | 'admin'
  kind: Generated<'person' | 'api_client'>
  email_address: string
  firstname: string
  surname: string
  /** What it is sorted by, made by the database (`reading_key`). */
  name_key: ColumnType<string, never, never>
  password_hash: string
  /** Whether somebody else chose the password. */
  must_change_password: Generated<boolean>
  site_uuid: string | null
  solicitor_sra_number: string | null
  last_login: SetMoment<null>
  deactivated_at: SetMoment<null>
  /** Whether a directory has deleted them by SCIM; false again once they are reactivated. */
  scim_deleted: Generated<boolean>
  /** When they are away, `yyyy-mm-dd`, and who stands in for them; without a last day, of whoever has left. */
  away_from: ColumnType<string | null, string | null | undefined, string | null>
  away_until: ColumnType<string | null, string | null | undefined, string | null>
  deputy_uuid: string | null
  /** Notification kinds the person has switched off. */
  notifications_off: Generated<NotificationKind[]>
  notifications_version: Generated<number>
  /** Of each kind that is mailed to them, how. */
  notification_mail: ColumnType<Partial<Record<MailedKind, Exclude<MailChoice, 'off'>>>, string | undefined, string>
  version: Generated<number>
  created_at: Moment
  changed_at: SetMoment
}

/** Credentials of an API client. Its `person` row carries the role and the rest of its identity. */
export interface ApiClientTable {
  person_uuid: string
  client_uuid: string
  secret_hash: string
  read_only: boolean
  /** Null: all that it may have. */
  scopes: Scope[] | null
  expires_at: SetMoment<null>
  last_used: SetMoment<null>
  created_at: Moment
}

export interface UserGroupTable {
  uuid: Generated<string>
  client_uuid: string
  name: string
  /** What a directory calls it; null for a group that no directory made. */
  external_id: string | null
  version: Generated<number>
  created_at: Moment
  changed_at: SetMoment
}
export interface UserGroupMemberTable {
  group_uuid: string
  person_uuid: string
}

/** A role of a person of a parent firm in one of its child firms. */
export interface ChildRoleTable {
  person_uuid: string
  client_uuid: string
  role: Role
}

declare module '../db/tables.ts' {
  interface Tables {
    person: PersonTable
    api_client: ApiClientTable
    user_group: UserGroupTable
    user_group_member: UserGroupMemberTable
    child_role: ChildRoleTable
  }
}
