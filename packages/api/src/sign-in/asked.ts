import { count } from '@costdraft/schema/telemetry/metrics.ts'
import type { Request, Response } from 'express'
import type { Kysely } from 'kysely'
import type { Provider } from 'oidc-provider'
import type { SecretBox } from '../access/secret-box.ts'
import type { FailedAttempts } from '../access/sign-in-history.ts'
import type { Throttle } from '../access/sign-in-throttle.ts'
import type { Tables } from '../db/tables.ts'

/** What the steps of a sign-in have to do with. */
export interface SignInHost {
  provider: Provider
  db: Kysely<Tables>
  company: string
  /** The public address of this host, to which passkeys belong. */
  authUrl: string
  throttle: Throttle
  /** The histories of accounts. */
  failed: FailedAttempts
  /** What secrets of authenticator apps are encrypted with. */
  box: SecretBox
  now: () => Date
}

/** A request within a sign-in. */
export interface Asked extends SignInHost {
  req: Request
  res: Response
}

/** Counts an attempt to sign in. */
export const noteSignIn = (result: 'success' | 'refused' | 'locked'): void =>
  count('costdraft_sign_ins_total', { result })
