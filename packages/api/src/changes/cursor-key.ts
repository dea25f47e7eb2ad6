import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

const NAME = 'change_cursors'

/** The key that signs cursors of changes, generated once and stored in the database. */
export async function loadOrCreateCursorKey(db: Kysely<Tables>): Promise<Buffer> {
  await db
    .insertInto('secret')
    .values({ name: NAME, value: JSON.stringify(randomBytes(32).toString('base64url')) })
    .onConflict((c) => c.doNothing())
    .execute()
  const { value } = await db.selectFrom('secret').select('value').where('name', '=', NAME).executeTakeFirstOrThrow()
  return Buffer.from(value as string, 'base64url')
}
