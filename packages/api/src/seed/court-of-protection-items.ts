import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { readCase } from '../cases/case-rows.ts'
import { productItems, resources } from '../items/index.ts'
import { addItem } from '../item-routes/item-changes.ts'
import { freezeCase } from '../outputs/freeze-case.ts'
import { commentOn, findDemoCase } from './demo-case.ts'
import { courtOfProtectionCases } from './court-of-protection-cases.ts'
import { addLedger, addParties } from './ledger-of-case.ts'

/** The parts, parties, time, disbursements and texts of the demonstration cases of the Court of Protection. */
export async function seedCourtOfProtectionItems(tx: Tx): Promise<void> {
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
      await freezeCase(tx, productItems, await readCase(tx, acting.viewer, owner.uuid))
  }
}
