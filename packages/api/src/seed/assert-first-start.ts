import { existsSync } from 'node:fs'
import { sql, type Kysely } from 'kysely'
import type { SeedSettings } from './seed-settings.ts'
import type { Tables } from '../db/tables.ts'

const ADMINISTRATOR_MISSING =
  'SEED=none needs ADMIN_EMAIL and ADMIN_PASSWORD: the one administrator of an empty installation.'
const SEED_MISSING =
  'The database is empty, and others than you may use this CostDraft.\n' +
  'Set SEED=none with ADMIN_EMAIL and ADMIN_PASSWORD, or SEED=demo.'

/** What must be said before an empty database can be filled; undefined where all is said. */
export function missingForFirstStart({ seed, admin }: Pick<SeedSettings, 'seed' | 'admin'>): string | undefined {
  if (seed === undefined) return SEED_MISSING
  return seed === 'none' && !admin ? ADMINISTRATOR_MISSING : undefined
}

/**
 * Throws if the embedded database is about to be created without its content being said. Asked before anything is
 * created, and without opening a database.
 */
export function assertFirstStart(config: SeedSettings): void {
  // PostgreSQL's own mark of a database in a folder.
  if (config.databaseUrl || existsSync(`${config.dataDir}/database/PG_VERSION`)) return
  const missing = missingForFirstStart(config)
  if (missing) throw new Error(missing)
}

/** Throws if a database that is there has no person and it was not said how to fill it. Changes nothing. */
export async function assertFilledOrFillable(db: Kysely<Tables>, config: SeedSettings): Promise<void> {
  const missing = missingForFirstStart(config)
  if (missing && !(await hasPeople(db))) throw new Error(missing)
}

async function hasPeople(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('person') is not null as exists`.execute(db)
  if (!rows[0]?.exists) return false
  return (await db.selectFrom('person').select('uuid').limit(1).executeTakeFirst()) !== undefined
}
