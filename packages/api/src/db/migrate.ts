import { sql, type Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { DatabaseUnavailable } from './outages.ts'
import { createStepTable, findSteps, newerNote, newerRefusal, recordedSteps, type Steps } from './schema-steps.ts'
import * as start from './migrations/0001-start.ts'
import * as who from './migrations/0002-who.ts'
import * as cases from './migrations/0003-cases.ts'
import * as items from './migrations/0004-items.ts'
import * as board from './migrations/0005-board.ts'
import * as reviewToBill from './migrations/0006-review-to-bill.ts'
import * as access from './migrations/0007-access.ts'
import * as rowSecurity from './migrations/0008-row-security.ts'
import * as apiClients from './migrations/0009-api-clients.ts'
import * as notifications from './migrations/0010-notifications.ts'
import * as signedIn from './migrations/0011-signed-in.ts'
import * as enhancements from './migrations/0012-enhancements.ts'
import * as caseFiles from './migrations/0013-case-files.ts'
import * as rowsOnce from './migrations/0014-rows-once.ts'
import * as highCourtWork from './migrations/0015-high-court-work.ts'
import * as enteredHearingTime from './migrations/0016-entered-hearing-time.ts'
import * as signInThrottle from './migrations/0018-sign-in-throttle.ts'
import * as costNotes from './migrations/0019-cost-notes.ts'
import * as itemFiles from './migrations/0020-item-files.ts'
import * as casesByArea from './migrations/0021-cases-by-area.ts'
import * as listsByCase from './migrations/0022-lists-by-case.ts'
import * as rates from './migrations/0023-rates.ts'
import * as expertFees from './migrations/0024-expert-fees.ts'
import * as rateCards from './migrations/0025-rate-cards.ts'
import * as courtOfProtection from './migrations/0026-court-of-protection.ts'
import * as interPartes from './migrations/0027-inter-partes.ts'
import * as highCost from './migrations/0028-high-cost.ts'
import * as search from './migrations/0029-search.ts'
import * as caseTally from './migrations/0030-case-tally.ts'
import * as caseViews from './migrations/0031-case-views.ts'
import * as ledgerImport from './migrations/0032-ledger-import.ts'
import * as auditRestores from './migrations/0033-audit-restores.ts'
import * as jobsInTurn from './migrations/0034-jobs-in-turn.ts'
import * as storedFiles from './migrations/0035-stored-files.ts'
import * as feeEarnerPeriods from './migrations/0036-fee-earner-periods.ts'
import * as vatStored from './migrations/0037-vat-stored.ts'
import * as readingOrder from './migrations/0038-reading-order.ts'

/**
 * In order of execution. A migration that has been released is never changed. From 0035 on each exports its `kind`:
 * what it means for an older version on the same database (`schema-step.table.ts`).
 */
export const migrations: Steps = {
  '0001-start': start,
  '0002-who': who,
  '0003-cases': cases,
  '0004-items': items,
  '0005-board': board,
  '0006-review-to-bill': reviewToBill,
  '0007-access': access,
  '0008-row-security': rowSecurity,
  '0009-api-clients': apiClients,
  '0010-notifications': notifications,
  '0011-signed-in': signedIn,
  '0012-enhancements': enhancements,
  '0013-case-files': caseFiles,
  '0014-rows-once': rowsOnce,
  '0015-high-court-work': highCourtWork,
  '0016-entered-hearing-time': enteredHearingTime,
  '0018-sign-in-throttle': signInThrottle,
  '0019-cost-notes': costNotes,
  '0020-item-files': itemFiles,
  '0021-cases-by-area': casesByArea,
  '0022-lists-by-case': listsByCase,
  '0023-rates': rates,
  '0024-expert-fees': expertFees,
  '0025-rate-cards': rateCards,
  '0026-court-of-protection': courtOfProtection,
  '0027-inter-partes': interPartes,
  '0028-high-cost': highCost,
  '0029-search': search,
  '0030-case-tally': caseTally,
  '0031-case-views': caseViews,
  '0032-ledger-import': ledgerImport,
  '0033-audit-restores': auditRestores,
  '0034-jobs-in-turn': jobsInTurn,
  '0035-stored-files': storedFiles,
  '0036-fee-earner-periods': feeEarnerPeriods,
  '0037-vat-stored': vatStored,
  '0038-reading-order': readingOrder,
}

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
