import type { AccountLinkKind } from '@costdraft/schema/users/users.ts'
import type { Generated } from 'kysely'
import type { Moment, SetMoment } from '../db/moment.ts'

export type LinkKind = AccountLinkKind

export interface AccountLinkTable {
  uuid: Generated<string>
  person_uuid: string
  client_uuid: string | null
  kind: LinkKind
  /** SHA-256 of the token; null until it is sent. */
  token_hash: string | null
  expires_at: SetMoment<null>
  /** Null where whoever forgot a password asked. */
  created_by: string | null
  created_at: Moment
}

declare module '../db/tables.ts' {
  interface Tables {
    account_link: AccountLinkTable
  }
}
