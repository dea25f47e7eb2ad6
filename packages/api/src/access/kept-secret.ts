import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

/**
 * A secret of this installation: made the first time that it is asked for, and stored in the database, where no request
 * can read it. Two processes that start together get the same one. What is made is written as JSON.
 */
export async function keptSecret<T>(db: Kysely<Tables>, name: string, make: () => T | Promise<T>): Promise<T> {
  const stored = () => db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst()
  const existing = await stored()
  if (existing) return existing.value as T
  await db
    .insertInto('secret')
    .values({ name, value: JSON.stringify(await make()) })
    .onConflict((c) => c.doNothing())
    .execute()
  return (await stored())?.value as T
}
