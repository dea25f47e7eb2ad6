import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

export interface Keys {
  signing: JWK
  cookies: string[]
}

/**
 * The keys of the authorization host, generated at the first start and stored in the database. Two processes starting
 * concurrently get the same keys.
 */
export async function loadOrCreateKeys(db: Kysely<Tables>): Promise<Keys> {
  const stored = (): Promise<{ value: unknown } | undefined> =>
    db.selectFrom('secret').select('value').where('name', '=', 'auth').executeTakeFirst()
  const existing = await stored()
  if (existing) return existing.value as Keys
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const kid = randomBytes(8).toString('base64url')
  const keys: Keys = {
    signing: { ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig', kid },
    cookies: [randomBytes(32).toString('base64url')],
  }
  await db
    .insertInto('secret')
    .values({ name: 'auth', value: JSON.stringify(keys) })
    .onConflict((c) => c.doNothing())
    .execute()
  return (await stored())?.value as Keys
}
