import { forgetOldTotals } from './bills/case-totals.ts'
import type { Database } from './db/db.ts'
import { migrate } from './db/migrate.ts'
import type { Items } from './items/registry.ts'
import type { ReadinessProblem } from './readiness.ts'
import { applyRowSecurity, rowSecurityProblem } from './row-security/row-security.ts'
import { applyServiceRole } from './row-security/service-role.ts'
import { recordSetup } from './schema-setup.ts'
import { applySearch } from './search/search-index.ts'

/** What the person who starts this version should know of the database, by the problem that `/ready` names. */
export type VersionNotes = Partial<Record<ReadinessProblem, string | undefined>>

/**
 * Brings the database to this version, and is all that changes its schema: migrations, rights, functions and indexes.
 * Returns what the person who starts it should know. A database that a newer version made is left as that set it up:
 * rights and functions of this version would take away what the newer one needs, which may be running beside it.
 */
export async function bringToVersion(db: Database['db'], items: Items): Promise<VersionNotes> {
  const newer_schema = await migrate(db)
  await forgetOldTotals(db)
  if (newer_schema !== undefined) return { newer_schema, row_level_security: await rowSecurityProblem(db, items) }
  const row_level_security = await applyRowSecurity(db, items)
  await applySearch(db, items)
  await applyServiceRole(db, items)
  await recordSetup(db, items)
  return { row_level_security }
}
