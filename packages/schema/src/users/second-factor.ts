import { listOf, oneOf, text } from '../structs.ts'
import { roles } from '../access/roles.ts'
import { field } from '../field.ts'

/** An authenticator app, whose codes change every thirty seconds, or a passkey of a device. */
export const factorKinds = ['app', 'passkey'] as const
export type FactorKind = (typeof factorKinds)[number]

/** What can be added to an account: a second factor, or ten recovery codes in place of those that are left. */
export const factorAdditions = [...factorKinds, 'recovery_codes'] as const
export type FactorAddition = (typeof factorAdditions)[number]

/** The fields of adding a second factor; the code is one of the new authenticator app. */
export const factorAddition = {
  kind: field(oneOf(factorAdditions)),
  currentPassword: field(text(1, 200)),
  code: field(text(1, 40)).optional(),
}
/** The fields of removing one. */
export const factorRemoval = { currentPassword: field(text(1, 200)) }
/** Which roles of a firm must have a second factor. */
export const factorRule = { roles: field(listOf(oneOf(roles), roles.length)) }
