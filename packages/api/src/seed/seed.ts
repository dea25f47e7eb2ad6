import { sql, type Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Tables } from '../db/tables.ts'
import { seedItems } from './items.ts'
import { seedCases } from './cases.ts'
import { seedAdministrator, seedDemonstration } from './firms.ts'

/** Fills an empty database once: the demonstration firms, or with SEED=none one administrator. Two starts at once seed once. */
export async function seed(db: Kysely<Tables>, { seed: wanted, admin }: Config): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('costdraft seed'))`.execute(tx)
    if (await tx.selectFrom('person').select('uuid').limit(1).executeTakeFirst()) return
    if (wanted === 'demo') {
      await seedDemonstration(tx)
      await seedCases(tx)
      await seedItems(tx)
      // Without figures of what the tables hold, plans are guesses until the first vacuum.
      await sql`analyze`.execute(tx)
      return
    }
    if (!admin)
      throw new Error('SEED=none needs ADMIN_EMAIL and ADMIN_PASSWORD: the one administrator of the empty house.')
    await seedAdministrator(tx, admin.email, admin.password)
  })
}
