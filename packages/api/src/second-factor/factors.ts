import { sql, type Kysely } from 'kysely'
import type { FactorKind } from '@costdraft/schema/users/second-factor.ts'
import type { SecretBox } from '../access/secret-box.ts'
import type { Tables } from '../db/tables.ts'
import { newAppSecret, stepOfCode } from './app-codes.ts'
import { recoveryCodesLeft, renewRecoveryCodes } from './recovery-codes.ts'

/** A person whose factor it is. */
export interface Owner {
  uuid: string
  client_uuid: string | null
}
/** A second factor that its owner has shown to have. */
export interface Factor {
  uuid: string
  kind: FactorKind
  name: string
  added_at: string
  used_at: string | null
}

/** In milliseconds: how long an authenticator app or a passkey that was begun can be confirmed. */
export const TO_CONFIRM = 3_600_000

/** The second factors of a person, the oldest first. */
export const factorsOf = (db: Kysely<Tables>, person: string): Promise<Factor[]> =>
  db
    .selectFrom('second_factor')
    .select(['uuid', 'kind', 'name', sql<string>`confirmed_at`.as('added_at'), 'used_at'])
    .where('person_uuid', '=', person)
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .orderBy('uuid')
    .execute()

/** Whether the firm of a person requires a second factor of their role. */
export async function isRequired(db: Kysely<Tables>, person: string): Promise<boolean> {
  const rule = await db
    .selectFrom('second_factor_rule')
    .innerJoin('person', 'person.client_uuid', 'second_factor_rule.client_uuid')
    .select('person.uuid')
    .where('person.uuid', '=', person)
    .where(sql<boolean>`person.role = any(second_factor_rule.roles)`)
    .executeTakeFirst()
  return rule !== undefined
}

/**
 * Begins an authenticator app of a person: its secret. It is another one each time, as whoever knew the password before
 * may have seen the last. It counts once a code of it has confirmed it; the app that the person has until then stays.
 */
export async function beginApp(tx: Kysely<Tables>, owner: Owner, box: SecretBox, now: Date): Promise<string> {
  const secret = newAppSecret()
  await forgetBegun(tx, owner.uuid, 'app')
  await tx
    .insertInto('second_factor')
    .values({
      person_uuid: owner.uuid,
      client_uuid: owner.client_uuid,
      kind: 'app',
      name: 'Authenticator app',
      secret: box.seal(secret),
      expires_at: new Date(now.getTime() + TO_CONFIRM).toISOString(),
    })
    .execute()
  return secret
}

const forgetBegun = (tx: Kysely<Tables>, person: string, kind: FactorKind): Promise<unknown> =>
  tx
    .deleteFrom('second_factor')
    .where('person_uuid', '=', person)
    .where('kind', '=', kind)
    .where('confirmed_at', 'is', null)
    .execute()

const begunApp = (db: Kysely<Tables>, person: string, now: Date) =>
  db
    .selectFrom('second_factor')
    .select(['uuid', 'secret'])
    .where('person_uuid', '=', person)
    .where('kind', '=', 'app')
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()

/** The secret of the authenticator app that a person has begun; undefined if there is none to confirm any more. */
export async function begunSecret(
  db: Kysely<Tables>,
  person: string,
  box: SecretBox,
  now: Date,
): Promise<string | undefined> {
  const begun = await begunApp(db, person, now)
  return begun?.secret ? box.open(begun.secret) : undefined
}

/** What came of adding a factor: recovery codes where the person had none left. */
export interface Added {
  recoveryCodes: string[] | null
}

/**
 * Confirms the authenticator app that a person has begun, in place of the one that they have. Undefined if the code is
 * not of it.
 */
export async function confirmApp(
  tx: Kysely<Tables>,
  owner: Owner,
  typed: string,
  box: SecretBox,
  now: Date,
): Promise<Added | undefined> {
  await lockPerson(tx, owner.uuid)
  const begun = await begunApp(tx, owner.uuid, now)
  const step = begun?.secret ? stepOfCode(box.open(begun.secret), typed, now) : undefined
  if (!begun || step === undefined) return undefined
  await tx
    .deleteFrom('second_factor')
    .where('person_uuid', '=', owner.uuid)
    .where('kind', '=', 'app')
    .where('confirmed_at', 'is not', null)
    .execute()
  await tx
    .updateTable('second_factor')
    .set({ confirmed_at: now.toISOString(), last_step: step })
    .where('uuid', '=', begun.uuid)
    .execute()
  return added(tx, owner)
}

/** What follows from a factor that was added: recovery codes, and that the record of the user is another one. */
export async function added(tx: Kysely<Tables>, owner: Owner): Promise<Added> {
  await touchPerson(tx, owner.uuid)
  const left = await recoveryCodesLeft(tx, owner.uuid)
  return { recoveryCodes: left > 0 ? null : await renewRecoveryCodes(tx, owner) }
}

/** Takes a code of a person's authenticator app: `used` for one that was taken before. */
export async function takeAppCode(
  db: Kysely<Tables>,
  person: string,
  typed: string,
  box: SecretBox,
  now: Date,
): Promise<'taken' | 'used' | 'wrong'> {
  const app = await db
    .selectFrom('second_factor')
    .select(['uuid', 'secret'])
    .where('person_uuid', '=', person)
    .where('kind', '=', 'app')
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  const step = app?.secret ? stepOfCode(box.open(app.secret), typed, now) : undefined
  if (!app || step === undefined) return 'wrong'
  // One statement, so that of two requests with one code a single one is let in.
  const taken = await db
    .updateTable('second_factor')
    .set({ last_step: step, used_at: now.toISOString() })
    .where('uuid', '=', app.uuid)
    .where((e) => e.or([e('last_step', 'is', null), e('last_step', '<', step)]))
    .returning('uuid')
    .executeTakeFirst()
  return taken ? 'taken' : 'used'
}

/** Removes one factor of a person, and with the last one the recovery codes. False if there is no such factor. */
export async function removeFactor(tx: Kysely<Tables>, person: string, uuid: string): Promise<boolean> {
  await lockPerson(tx, person)
  const removed = await tx
    .deleteFrom('second_factor')
    .where('person_uuid', '=', person)
    .where('uuid', '=', uuid)
    .where('confirmed_at', 'is not', null)
    .returning('uuid')
    .executeTakeFirst()
  if (!removed) return false
  if ((await factorsOf(tx, person)).length === 0) await removeAllFactors(tx, person)
  else await touchPerson(tx, person)
  return true
}

/** Removes all factors of a person with their recovery codes. Answers whether there was a factor. */
export async function removeAllFactors(tx: Kysely<Tables>, person: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('second_factor')
    .where('person_uuid', '=', person)
    .returning('confirmed_at')
    .execute()
  const codes = await tx.deleteFrom('recovery_code').where('person_uuid', '=', person).returning('code_hash').execute()
  if (removed.length > 0 || codes.length > 0) await touchPerson(tx, person)
  return removed.some(({ confirmed_at }) => confirmed_at !== null)
}

/** Factors of a person are changed one after the other. */
export const lockPerson = (tx: Kysely<Tables>, person: string): Promise<unknown> =>
  tx.selectFrom('person').select('uuid').where('uuid', '=', person).forUpdate().execute()

/** Says that the record of a user, which tells whether there is a second factor, is another one. */
const touchPerson = (tx: Kysely<Tables>, person: string): Promise<unknown> =>
  tx
    .updateTable('person')
    .set((e) => ({ changed_at: e.fn<string>('now') }))
    .where('uuid', '=', person)
    .execute()
