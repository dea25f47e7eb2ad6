import { bringToVersion } from './bring-to-version.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/db.ts'
import { productItems } from './items/index.ts'
import { assertFilledOrFillable } from './seed/assert-first-start.ts'

interface MigrateOptions {
  /** The product is to be started afterwards: an empty database is refused unless it was said how to fill it. */
  isBeforeStart?: boolean
}

/**
 * Brings the database of a configuration to this version, and fills nothing. Returns what whoever does so should know,
 * one line each. Throws with a sentence: the database cannot be reached, or is that of a newer version, or the embedded
 * one is in use.
 */
export async function migrateDatabase(
  config: Config,
  { isBeforeStart = false }: MigrateOptions = {},
): Promise<string[]> {
  const database = await openDatabase({ ...config, migrate: true })
  try {
    if (isBeforeStart) await assertFilledOrFillable(database.db, config)
    return Object.values(await bringToVersion(database.db, productItems)).filter((note) => note !== undefined)
  } finally {
    await database.close()
  }
}
