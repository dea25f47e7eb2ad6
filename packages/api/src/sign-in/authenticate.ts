import type { Kysely, Updateable } from 'kysely'
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

/** The active person whose password was right before, undefined if it was changed or the person deactivated since. */
export const stillAuthenticated = (db: Kysely<Tables>, uuid: string): Promise<Authenticated | undefined> =>
  db
    .selectFrom('person')
    .select(COLUMNS)
    .where('uuid', '=', uuid)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()

type Known = Pick<Authenticated, 'uuid' | 'password_hash'>
type Changed = Pick<Updateable<Tables['person']>, 'last_login' | 'password_hash' | 'must_change_password'>

/**
 * Changes the person whose password was right. Undefined if the password was changed or the person deactivated since.
 * The row is locked, so that a change under way is waited for.
 */
async function change(
  db: Kysely<Tables>,
  { uuid, password_hash }: Known,
  changed: Changed,
): Promise<Pick<Authenticated, 'uuid' | 'client_uuid'> | undefined> {
  return db
    .updateTable('person')
    .set(changed)
    .where('uuid', '=', uuid)
    .where('password_hash', '=', password_hash)
    .where('deactivated_at', 'is', null)
    .returning(['uuid', 'client_uuid'])
    .executeTakeFirst()
}

/**
 * Records a sign-in, after its result is stored, in the history of the account as well. False if the password was
 * changed or the person deactivated since it was checked: that ended every sign-in that was stored by then, but not
 * this one.
 */
export async function recordSignIn(db: Kysely<Tables>, person: Known, origin: Origin): Promise<boolean> {
  const recorded = await change(db, person, { last_login: new Date().toISOString() })
  if (recorded) await storeSignIns(db, recorded, 'success', [origin])
  return recorded !== undefined
}

/** Stores a password that its owner chose, in place of the one that was right. False as above. */
export const storePassword = async (db: Kysely<Tables>, person: Known, hash: string): Promise<boolean> =>
  (await change(db, person, { password_hash: hash, must_change_password: false })) !== undefined
