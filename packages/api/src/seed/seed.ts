import { sql, type Kysely } from 'kysely'
import type { SeedSettings } from './seed-settings.ts'
import type { Tables } from '../db/tables.ts'
import { missingForFirstStart } from './assert-first-start.ts'
import { seedItems } from './items.ts'
import { seedCases } from './cases.ts'
import { seedInterPartesItems } from './inter-partes-items.ts'
import { seedEventFees } from './event-fees.ts'
import { seedAdministrator, seedDemonstration } from './firms.ts'
import { seedHighCostItems } from './high-cost-items.ts'
import type { Tx } from '../access/as-viewer.ts'
import { withoutViewer } from '../access/viewer-transaction.ts'
import { readCase } from '../cases/case-rows.ts'
import { productItems, resources } from '../items/index.ts'
import { addItem } from '../item-routes/item-storage.ts'
import { freezeCase } from '../outputs/freeze-case.ts'
import { commentOn, findDemoCase } from './demo-case.ts'
import { courtOfProtectionCases } from './court-of-protection-cases.ts'
import { addLedger, addParties } from './ledger-of-case.ts'

/** The parts, parties, time, disbursements and texts of the demonstration cases of the Court of Protection. */
async function seedCourtOfProtectionItems(tx: Tx): Promise<void> {
  for (const courtOfProtectionCase of courtOfProtectionCases) {
    const found = await findDemoCase(tx, courtOfProtectionCase.name)
    const { acting, owner } = found
    for (const [description, startDate, endDate] of courtOfProtectionCase.parts)
      await addItem(acting, owner, resources.casePart, { description, startDate, endDate })
    const partyOf = await addParties(
      found,
      courtOfProtectionCase.ledger,
      courtOfProtectionCase.disbursements.flatMap(({ party }) => party ?? []),
    )
    await addLedger(found, courtOfProtectionCase.ledger)
    for (const { date, type, amount, description, party, exempt = false } of courtOfProtectionCase.disbursements)
      await addItem(acting, owner, resources.disbursement, {
        date,
        disbursementType: type,
        amount,
        description,
        vatExempt: exempt,
        party: (party && partyOf.get(party)) ?? null,
      })
    if (courtOfProtectionCase.comment) await commentOn(found, courtOfProtectionCase.comment)
    await sql`update "case" set revision = revision + 1, narrative = ${courtOfProtectionCase.narrative}, value_of_assets = ${courtOfProtectionCase.valueOfAssets} where uuid = ${owner.uuid}`.execute(
      tx,
    )
    if (courtOfProtectionCase.stage === 'complete')
      await freezeCase(tx, productItems, await readCase(tx, acting.viewer, owner.uuid), acting.viewer)
  }
}

/**
 * Fills an empty database with the demonstration firms or, with SEED=none, one administrator. An advisory lock prevents
 * concurrent seeding.
 */
export async function seed(db: Kysely<Tables>, config: SeedSettings): Promise<void> {
  const { seed: mode, admin } = config
  await db.transaction().execute(async (owned) => {
    const tx = withoutViewer(owned)
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
