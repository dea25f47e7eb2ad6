import type { Kysely } from 'kysely'
import { hashSecret } from '../access/random-secrets.ts'
import type { Tables } from '../db/tables.ts'
import type { Asked } from './asked.ts'
import { activePerson, type Authenticated } from './authenticate.ts'

/** What a sign-in knows of a person whose password was right and who has another step to take. */
export interface Pending {
  accountId: string
  /** Of the hash of the password that was right: another one, set meanwhile, ends the sign-in. */
  of: string
  /** What a passkey is asked to sign. */
  challenge?: string
  /** What names the passkey that is being added. */
  token?: string
}
/** The step that comes next. */
type Step = 'newPassword' | 'secondFactor'

/** Ends a step that is not to go on: the page says that the sign-in has ended. */
export function signInEnded(): never {
  throw new Error('the sign-in has ended')
}

/** Remembers in a sign-in whose password was right, and which step comes next. */
export const keepPending = (
  { provider, req, res }: Asked,
  step: Step,
  person: Authenticated,
  more: Pick<Pending, 'challenge' | 'token'> = {},
): Promise<string> => {
  const pending: Pending = { accountId: person.uuid, of: hashSecret(person.password_hash), ...more }
  return provider.interactionResult(req, res, { [step]: pending })
}

/** Whoever has given the right password in this sign-in and is at this step. Throws if it has ended. */
export async function pendingAt(
  { provider, db, req, res }: Asked,
  step: Step,
): Promise<{ person: Authenticated; pending: Pending }> {
  const pending = (await provider.interactionDetails(req, res)).result?.[step] as Pending | undefined
  if (!pending) return signInEnded()
  return { person: assertSame(await activePerson(db, pending.accountId), pending), pending }
}

/** The person of a step, locked until the transaction is over. Throws if the sign-in has ended. */
export const lockPending = async (tx: Kysely<Tables>, pending: Pending): Promise<Authenticated> =>
  assertSame(await activePerson(tx, pending.accountId, { isLocked: true }), pending)

/** Throws if the person was deactivated, or the password is another one by now. */
const assertSame = (person: Authenticated | undefined, { of }: Pending): Authenticated =>
  person && hashSecret(person.password_hash) === of ? person : signInEnded()
