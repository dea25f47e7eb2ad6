import type { Role } from '@costdraft/schema/access/roles.ts'
import type { FactorKind } from '@costdraft/schema/users/second-factor.ts'
import type { Generated } from 'kysely'
import type { Moment, SetMoment } from '../db/moment.ts'

export interface SecondFactorTable {
  uuid: Generated<string>
  person_uuid: string
  client_uuid: string | null
  kind: FactorKind
  name: string
  /** Of an authenticator app, encrypted. */
  secret: string | null
  /** The step of thirty seconds of the last code that was taken: none is taken twice. */
  last_step: number | null
  credential_id: string | null
  public_key: string | null
  sign_count: number | null
  transports: string[] | null
  /** SHA-256 of what opens the page on which a passkey is added. */
  token_hash: string | null
  challenge: string | null
  /** Until when it can be confirmed. */
  expires_at: SetMoment
  /** Null until a right code, or the passkey itself, has shown that its owner has it. */
  confirmed_at: SetMoment<null>
  used_at: SetMoment<null>
  created_at: Moment
}

export interface RecoveryCodeTable {
  person_uuid: string
  client_uuid: string | null
  code_hash: string
  used_at: SetMoment<null>
}

/** Which roles of a firm must have a second factor. */
export interface SecondFactorRuleTable {
  client_uuid: string
  roles: Role[]
  version: Generated<number>
  changed_at: SetMoment
}

declare module '../db/tables.ts' {
  interface Tables {
    second_factor: SecondFactorTable
    recovery_code: RecoveryCodeTable
    second_factor_rule: SecondFactorRuleTable
  }
}
