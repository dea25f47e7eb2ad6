import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { checkDummyPassword, passwordMatches } from '../access/passwords.ts'
import { sameEmail } from '../access/same-email.ts'
import { storeSignIns, type Origin } from '../access/sign-in-history.ts'

/** Whoever gave the right password. */
export interface Authenticated {
  uuid: string
  client_uuid: string | null
  firstname: string
  surname: string
  email_address: string
  password_hash: string
  must_change_password: boolean
  deactivated_at: string | null
}

const COLUMNS = [
  'uuid',
  'client_uuid',
  'firstname',
  'surname',
  'email_address',
  'password_hash',
  'must_change_password',
  'deactivated_at',
] as const

/** The person with this e-mail address and password, undefined if there is none. API clients have no password. */
export async function authenticate(
  db: Kysely<Tables>,
  email: string,
  password: string,
): Promise<Authenticated | undefined> {
  const person = await db
    .selectFrom('person')
    .select(COLUMNS)
    .where(sameEmail(email))
    .where('kind', '=', 'person')
    .executeTakeFirst()
  if (!person) {
    await checkDummyPassword(password)
    return undefined
  }
  return (await passwordMatches(person.password_hash, password)) ? person : undefined
}

/** A person who is active; with `isLocked` nobody else changes the person until the transaction is over. */
export const activePerson = (
  db: Kysely<Tables>,
  uuid: string,
  { isLocked = false } = {},
): Promise<Authenticated | undefined> =>
  db
    .selectFrom('person')
    .select(COLUMNS)
    .where('uuid', '=', uuid)
    .where('deactivated_at', 'is', null)
    .$if(isLocked, (found) => found.forUpdate())
    .executeTakeFirst()

/**
 * Records a sign-in, after its result is stored, in the history of the account as well. False if the password was
 * changed or the person deactivated since it was checked: that ended every sign-in that was stored by then, but not
 * this one. The row is locked, so that a change under way is waited for.
 */
export async function recordSignIn(
  db: Kysely<Tables>,
  { uuid, password_hash }: Pick<Authenticated, 'uuid' | 'password_hash'>,
  origin: Origin,
): Promise<boolean> {
  const recorded = await db
    .updateTable('person')
    .set({ last_login: new Date().toISOString() })
    .where('uuid', '=', uuid)
    .where('password_hash', '=', password_hash)
    .where('deactivated_at', 'is', null)
    .returning(['uuid', 'client_uuid'])
    .executeTakeFirst()
  if (recorded) await storeSignIns(db, recorded, 'success', [origin])
  return recorded !== undefined
}
