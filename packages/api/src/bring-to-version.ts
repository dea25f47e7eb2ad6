import { forgetOldTotals } from './bills/case-totals.ts'
import type { Database } from './db/db.ts'
import { migrate } from './db/migrate.ts'
import type { Items } from './items/registry.ts'
import type { ReadinessProblem } from './readiness.ts'
import { applyRowSecurity, rowSecurityProblem } from './row-security/row-security.ts'
import { applySearch } from './search/search-index.ts'

/**
 * Brings the database to this version. Returns what the person who starts it should know, by the problem that `/ready`
 * names. A database that a newer version made is left as that set it up: rights and functions of this version would
 * take away what the newer one needs, which may be running beside it.
 */
export async function bringToVersion(
  db: Database['db'],
  items: Items,
): Promise<Partial<Record<ReadinessProblem, string | undefined>>> {
  const newer_version = await migrate(db)
  await forgetOldTotals(db)
  if (newer_version !== undefined) return { newer_version, row_level_security: await rowSecurityProblem(db, items) }
  const row_level_security = await applyRowSecurity(db, items)
  await applySearch(db, items)
  return { row_level_security }
}
