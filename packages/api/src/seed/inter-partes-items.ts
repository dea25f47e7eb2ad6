import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { addBudget } from '../budgets/budgets.ts'
import { readCase } from '../cases/case-rows.ts'
import { productItems, resources } from '../items/index.ts'
import { addItem } from '../item-routes/item-storage.ts'
import { freezeCase } from '../outputs/freeze-case.ts'
import { commentOn, findDemoCase, type DemoCase } from './demo-case.ts'
import { interPartesCases, type InterPartesCase } from './inter-partes-cases.ts'
import { addLedger, addParties } from './ledger-of-case.ts'

type Uuids = ReadonlyMap<string, string>

/** The parties, procedural steps, time, disbursements, texts and budgets of the demonstration inter partes cases. */
export async function seedInterPartesItems(tx: Tx): Promise<void> {
  for (const interPartesCase of interPartesCases) {
    const found = await findDemoCase(tx, interPartesCase.name)
    const { acting, owner } = found
    const paid = [...interPartesCase.disbursements, ...interPartesCase.steps.flatMap((step) => step.paid ?? [])]
    const parties = await addParties(
      found,
      interPartesCase.ledger,
      paid.flatMap(({ party }) => party ?? []),
    )
    await addLedger(found, interPartesCase.ledger)
    await addSteps(found, interPartesCase, parties)
    for (const { date, phase, type, amount, description, party, exempt = false } of interPartesCase.disbursements)
      await addItem(acting, owner, resources.disbursement, {
        date,
        phase,
        disbursementType: type,
        amount,
        description,
        vatExempt: exempt,
        party: (party && parties.get(party)) ?? null,
      })
    if (interPartesCase.comment) await commentOn(found, interPartesCase.comment)
    await sql`update "case" set revision = revision + 1, narrative = ${interPartesCase.narrative} where uuid = ${owner.uuid}`.execute(
      tx,
    )
    if (interPartesCase.budget) await addBudget(acting, owner, interPartesCase.budget)
    if (interPartesCase.stage === 'complete')
      await freezeCase(tx, productItems, await readCase(tx, acting.viewer, owner.uuid), acting.viewer)
  }
}

async function addSteps(
  { acting, owner, earners }: DemoCase,
  { steps }: InterPartesCase,
  parties: Uuids,
): Promise<void> {
  const earnerOf = new Map(earners.map(({ uuid, initials }) => [initials, uuid]))
  for (const { date, type, phase, description, isAttendance = false, attended = [], paid = [] } of steps)
    await addItem(acting, owner, resources.proceduralStep, {
      feeType: isAttendance ? 'hearing' : 'procedural_step',
      date,
      proceduralType: type,
      phase,
      description,
      attendances: attended.map(([initials, on, time, amount = null]) => ({
        feeEarner: earnerOf.get(initials) ?? '',
        type: on,
        time,
        amount,
      })),
      disbursements: paid.map(({ amount, description: what, type: kind = null, party, exempt = false }) => ({
        amount,
        description: what,
        disbursementType: kind,
        party: (party && parties.get(party)) ?? null,
        vatExempt: exempt,
      })),
    })
}
