import { sql, type Kysely } from 'kysely'
import type { SeedSettings } from './seed-settings.ts'
import type { Tables } from '../db/tables.ts'
import { missingForFirstStart } from './assert-first-start.ts'
import { seedItems } from './items.ts'
import { seedCases } from './cases.ts'
import { seedCourtOfProtectionItems } from './court-of-protection-items.ts'
import { seedInterPartesItems } from './inter-partes-items.ts'
import { seedEventFees } from './event-fees.ts'
import { seedAdministrator, seedDemonstration } from './firms.ts'
import { seedHighCostItems } from './high-cost-items.ts'

/**
 * Fills an empty database with the demonstration firms or, with SEED=none, one administrator. An advisory lock prevents
 * concurrent seeding.
 */
export async function seed(db: Kysely<Tables>, config: SeedSettings): Promise<void> {
  const { seed: mode, admin } = config
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('costdraft seed'))`.execute(tx)
    if (await tx.selectFrom('person').select('uuid').limit(1).executeTakeFirst()) return
    const missing = missingForFirstStart(config)
    if (missing) throw new Error(missing)
    if (admin && mode === 'none') return seedAdministrator(tx, admin.email, admin.password)
    await seedDemonstration(tx)
    await seedCases(tx)
    await seedItems(tx)
    await seedCourtOfProtectionItems(tx)
    await seedInterPartesItems(tx)
    await seedEventFees(tx)
    await seedHighCostItems(tx)
    // Collect planner statistics now, not only at the first vacuum.
    await sql`analyze`.execute(tx)
  })
}
