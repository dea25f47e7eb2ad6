import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { keptSecret } from '../access/kept-secret.ts'
import type { Tables } from '../db/tables.ts'

/** The key that signs cursors of changes. */
export const loadOrCreateCursorKey = async (db: Kysely<Tables>): Promise<Buffer> =>
  Buffer.from(await keptSecret(db, 'change_cursors', () => randomBytes(32).toString('base64url')), 'base64url')
