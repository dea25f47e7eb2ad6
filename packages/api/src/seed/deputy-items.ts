import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { readCase } from '../cases/case-rows.ts'
import { productItems, resources } from '../items/index.ts'
import { addItem } from '../items/item-changes.ts'
import { freezeCase } from '../outputs/freeze-case.ts'
import { commentOn, findDemoCase } from './demo-case.ts'
import { deputyCases } from './deputy-cases.ts'
import { addLedger, addParties } from './ledger-of-case.ts'

/** The parts, parties, time, disbursements and texts of the demonstration cases of the Court of Protection. */
export async function seedDeputyItems(tx: Tx): Promise<void> {
  for (const deputyCase of deputyCases) {
    const found = await findDemoCase(tx, deputyCase.name)
    const { acting, owner } = found
    for (const [description, startDate, endDate] of deputyCase.parts)
      await addItem(acting, owner, resources.casePart, { description, startDate, endDate })
    const partyOf = await addParties(
      found,
      deputyCase.ledger,
      deputyCase.disbursements.flatMap(({ party }) => party ?? []),
    )
    await addLedger(found, deputyCase.ledger)
    for (const { date, type, amount, description, party, exempt = false } of deputyCase.disbursements)
      await addItem(acting, owner, resources.disbursement, {
        date,
        disbursementType: type,
        amount,
        description,
        vatExempt: exempt,
        party: (party && partyOf.get(party)) ?? null,
      })
    if (deputyCase.comment) await commentOn(found, deputyCase.comment)
    await sql`update "case" set revision = revision + 1, narrative = ${deputyCase.narrative}, value_of_assets = ${deputyCase.valueOfAssets} where uuid = ${owner.uuid}`.execute(
      tx,
    )
    if (deputyCase.stage === 'complete')
      await freezeCase(tx, productItems, await readCase(tx, acting.viewer, owner.uuid))
  }
}
