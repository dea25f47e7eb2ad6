import type { ColumnType } from 'kysely'
import type { SetMoment } from '../db/moment.ts'

/**
 * Records of the authorization host: sessions, authorization codes, grants, refresh tokens. Access tokens are not
 * stored.
 */
export interface AuthRecordTable {
  model: string
  id: string
  payload: ColumnType<Record<string, unknown>, string, string>
  grant_id: string | null
  uid: string | null
  expires_at: SetMoment<null>
}

/** Counts of sign-in attempts, by account, by IP address and by both; see `sign-in-throttle.ts`. */
export interface SignInAttemptTable {
  key: string
  attempts: number
  since: SetMoment
}

/** Keys generated at the first start. They are stored nowhere else and never logged. */
export interface SecretTable {
  name: string
  value: ColumnType<unknown, string, string>
}

declare module '../db/tables.ts' {
  interface Tables {
    auth_record: AuthRecordTable
    sign_in_attempt: SignInAttemptTable
    secret: SecretTable
  }
}
