import type { ColumnType } from 'kysely'
import type { Moment, SetMoment } from '../db/moment.ts'

/** What the authorization host keeps: sessions, codes, grants, refresh tokens. Access tokens are not stored. */
export interface AuthRecordTable {
  model: string
  id: string
  payload: ColumnType<Record<string, unknown>, string, string>
  grant_id: string | null
  uid: string | null
  expires_at: SetMoment<null>
}

/** Wrong passwords of the last minutes, by account and by address. */
export interface SignInAttemptTable {
  key: string
  at: Moment
}

/** Keys made at the first start: never in a file, never in a log. */
export interface SecretTable {
  name: string
  value: ColumnType<unknown, string, string>
}
