import { sql, type Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { steps as released } from './migrations.generated.ts'
import { DatabaseUnavailable } from './outages.ts'
import { createStepTable, findSteps, newerNote, newerRefusal, recordedSteps, type Steps } from './schema-steps.ts'

/**
 * In order of execution. A migration that has been released is never changed. From 0035 on each exports its `kind`:
 * what it means for an older version on the same database (`schema-step.table.ts`).
 */
export const migrations: Steps = released

/**
 * Migrates the database to the newest schema, in one transaction. A lock serialises concurrent processes. Returns what
 * the person who starts this version should read, if the database was made by a newer one and this one can use it: then
 * nothing is changed. Throws with a sentence if it cannot, with the name of a migration that failed, or
 * `DatabaseUnavailable`.
 */
export const migrate = <T>(db: Kysely<T>, steps: Steps = migrations): Promise<string | undefined> =>
  db.transaction().execute(async (tx) => {
    // Neither the wait nor a migration of a large database has the time limit of a statement of a request.
    await sql`set local statement_timeout = 0`.execute(tx)
    // Of the transaction, not of the session: a pooler may lend the session to others before it is given back.
    await sql`select pg_advisory_xact_lock(hashtext('costdraft migrations'))`.execute(tx)
    const found = await findSteps(tx, steps)
    if (found.newer.length > 0) {
      if (!found.isUsable) throw new Error(newerRefusal(found))
      return newerNote(found)
    }
    await createStepTable(tx)
    await runMissing(tx, steps)
    return undefined
  })

async function runMissing<T>(db: Kysely<T>, steps: Steps): Promise<void> {
  const provider = { getMigrations: async () => recordedSteps(steps) }
  const { error, results } = await new Migrator({ db: db as Kysely<unknown>, provider }).migrateToLatest()
  if (!error) return
  if (error instanceof DatabaseUnavailable) throw error
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName ?? 'before the first migration'
  throw new Error(
    `The database could not be migrated (${failed}): ${error instanceof Error ? error.message : String(error)}`,
  )
}
