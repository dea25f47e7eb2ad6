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
 * Migrates the database to the newest schema. A lock serialises concurrent processes. Returns what the person who
 * starts this version should read, if the database was made by a newer one and this one can use it: then nothing is
 * changed. Throws with a sentence if it cannot, with the name of a migration that failed, or `DatabaseUnavailable`.
 */
export const migrate = <T>(db: Kysely<T>, steps: Steps = migrations): Promise<string | undefined> =>
  db.connection().execute((one) =>
    withMigrationLock(one, async () => {
      const found = await findSteps(one, steps)
      if (found.newer.length > 0) {
        if (!found.isUsable) throw new Error(newerRefusal(found))
        return newerNote(found)
      }
      await createStepTable(one)
      await runMissing(one, steps)
      return undefined
    }),
  )

/**
 * Does work on one connection while no other process of ours migrates, from the look at the database on. Neither the
 * wait nor a migration of a large database has the time limit of a statement of a request.
 */
async function withMigrationLock<T, Result>(one: Kysely<T>, work: () => Promise<Result>): Promise<Result> {
  await sql`set statement_timeout = 0`.execute(one)
  try {
    await sql`select pg_advisory_lock(hashtext('costdraft migrations'))`.execute(one)
    return await work()
  } finally {
    // Where the connection is lost, so is the lock.
    await sql`select pg_advisory_unlock(hashtext('costdraft migrations'))`.execute(one).catch(() => {})
    await sql`reset statement_timeout`.execute(one).catch(() => {})
  }
}

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
