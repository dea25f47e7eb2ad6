import type { SignInResult } from '@costdraft/schema/access/sign-in-results.ts'
import type { Generated } from 'kysely'
import type { SetMoment } from '../db/moment.ts'

/** What became of attempts to sign in to an account, and of its sign-ins. */
export interface SignInTable {
  uuid: Generated<string>
  person_uuid: string
  /** Null for a system administrator. */
  client_uuid: string | null
  at: SetMoment
  result: SignInResult
  /** Null where a sign-in was ended: that is nobody's attempt. */
  network: string | null
  /** The browser and the system; null where they are not known. */
  device: string | null
}

declare module '../db/tables.ts' {
  interface Tables {
    sign_in: SignInTable
  }
}
