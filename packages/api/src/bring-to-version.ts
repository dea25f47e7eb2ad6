import { forgetOldTotals } from './bills/case-totals.ts'
import type { Database } from './db/db.ts'
import { migrate, migrations } from './db/migrate.ts'
import { findSteps, newerNote, newerRefusal } from './db/schema-steps.ts'
import type { Items } from './items/registry.ts'
import type { ReadinessProblem } from './readiness.ts'
import { applyRowSecurity, rowSecurityProblem } from './row-security/row-security.ts'
import { applySearch } from './search/search-index.ts'

type Notes = Partial<Record<ReadinessProblem, string | undefined>>

/**
 * Brings the database to this version. Returns what the person who starts it should know, by the problem that `/ready`
 * names. A database that a newer version made is left as that set it up: rights and functions of this version would
 * take away what the newer one needs, which may be running beside it.
 */
export async function bringToVersion(db: Database['db'], items: Items): Promise<Notes> {
  const newer_version = await migrate(db)
  await forgetOldTotals(db)
  if (newer_version !== undefined) return { newer_version, row_level_security: await rowSecurityProblem(db, items) }
  const row_level_security = await applyRowSecurity(db, items)
  await applySearch(db, items)
  return { row_level_security }
}

/**
 * Throws, with a sentence, unless a process of this version can use the database as it is. Changes nothing. Returns
 * what the person who starts it should know, as `bringToVersion` does.
 */
export async function assertVersion(db: Database['db'], items: Items): Promise<Notes> {
  const found = await findSteps(db, migrations)
  if (!found.isUsable) throw new Error(newerRefusal(found))
  const [first, ...others] = found.missing
  if (first !== undefined)
    throw new Error(
      `The database is not of this version of CostDraft: it lacks ${first}${others.length > 0 ? ` and ${others.length} more migrations` : ''}. Run "npm start -- migrate" first.`,
    )
  return {
    newer_version: found.newer.length > 0 ? newerNote(found) : undefined,
    row_level_security: await rowSecurityProblem(db, items),
  }
}
