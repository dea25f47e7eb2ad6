import type { Role } from '@costdraft/schema/access/roles.ts'
import type { NotificationKind } from '@costdraft/schema/notifications/notifications.ts'
import type { Generated } from 'kysely'
import type { Moment, SetMoment } from '../db/moment.ts'

export interface PersonTable {
  uuid: Generated<string>
  client_uuid: string | null
  role: Role | 'admin'
  kind: Generated<'person' | 'api_client'>
  email_address: string
  firstname: string
  surname: string
  password_hash: string
  site_uuid: string | null
  solicitor_sra_number: string | null
  last_login: SetMoment<null>
  deactivated_at: SetMoment<null>
  /** The kinds of notifications the person does not want. */
  notifications_off: Generated<NotificationKind[]>
  notifications_version: Generated<number>
  version: Generated<number>
  created_at: Moment
  changed_at: SetMoment
}

/** What a program of a firm is let in with, beside the person it acts as. */
export interface ApiClientTable {
  person_uuid: string
  client_uuid: string
  secret_hash: string
  read_only: boolean
  expires_at: SetMoment<null>
  last_used: SetMoment<null>
  created_at: Moment
}

export interface UserGroupTable {
  uuid: Generated<string>
  client_uuid: string
  name: string
  version: Generated<number>
  created_at: Moment
}
export interface UserGroupMemberTable {
  group_uuid: string
  person_uuid: string
}

/** A role that a person of a parent firm holds in one of its children. */
export interface ChildRoleTable {
  person_uuid: string
  client_uuid: string
  role: Role
}
