import type { Kysely } from 'kysely'
import { migrations } from './db/migrate.ts'
import { findSteps, newerNote, newerRefusal } from './db/schema-steps.ts'
import type { Tables } from './db/tables.ts'
import type { Items } from './items/registry.ts'
import type { VersionNotes } from './bring-to-version.ts'
import { missingRights, rowSecurityProblem } from './row-security/row-security.ts'
import { userProblem } from './row-security/service-role.ts'
import { setupState } from './schema-setup.ts'
import { missingSearch } from './search/search-index.ts'

const COMMAND =
  'Run "npm start -- migrate" of this version, with a DATABASE_URL whose user owns the tables, and start again.'
const behind = (what: string): Error =>
  new Error(`The database is not ready for this version of CostDraft: ${what}. ${COMMAND}`)

/**
 * Asserts that somebody has brought the database to this version, and changes nothing. Returns what `bringToVersion`
 * does. Throws with a sentence that names the command where a migration, a right, a function or an index is missing, or
 * where the database user may not use the tables.
 *
 * What another version has set up since is not compared: it may be running beside this one, which its additive
 * migrations leave able to work.
 */
export async function assertVersion(db: Kysely<Tables>, items: Items): Promise<VersionNotes> {
  const problem = await userProblem(db, items)
  if (problem) throw new Error(problem)
  const found = await findSteps(db, migrations)
  if (!found.isUsable) throw new Error(newerRefusal(found))
  if (found.missing.length > 0) throw behind(`it lacks the migrations ${found.missing.join(', ')}`)
  const setup = await setupState(db, items)
  if (setup === 'never') throw behind('its rights, functions and indexes are those of another version')
  const missing = [...(await missingRights(db, items)), ...(setup === 'last' ? await missingSearch(db, items) : [])]
  if (missing.length > 0) throw behind(`it lacks ${missing.join(', ')}`)
  return {
    ...(found.newer.length > 0 && { newer_schema: newerNote(found) }),
    row_level_security: await rowSecurityProblem(db, items),
  }
}
