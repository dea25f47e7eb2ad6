import { sql, type Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Tables } from '../db/tables.ts'
import { ADMINISTRATOR_MISSING } from './assert-administrator.ts'
import { seedItems } from './items.ts'
import { seedCases } from './cases.ts'
import { seedDeputyItems } from './deputy-items.ts'
import { seedDisputeItems } from './dispute-items.ts'
import { seedEventFees } from './event-fees.ts'
import { seedAdministrator, seedDemonstration } from './firms.ts'
import { seedHighCostItems } from './high-cost-items.ts'

/**
 * Fills an empty database with the demonstration firms or, with SEED=none, one administrator. An advisory lock prevents
 * concurrent seeding.
 */
export async function seed(db: Kysely<Tables>, { seed: mode, admin }: Config): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('costdraft seed'))`.execute(tx)
    if (await tx.selectFrom('person').select('uuid').limit(1).executeTakeFirst()) return
    if (mode === 'demo') {
      await seedDemonstration(tx)
      await seedCases(tx)
      await seedItems(tx)
      await seedDeputyItems(tx)
      await seedDisputeItems(tx)
      await seedEventFees(tx)
      await seedHighCostItems(tx)
      // Collect planner statistics now, not only at the first vacuum.
      await sql`analyze`.execute(tx)
      return
    }
    if (!admin) throw new Error(ADMINISTRATOR_MISSING)
    await seedAdministrator(tx, admin.email, admin.password)
  })
}
