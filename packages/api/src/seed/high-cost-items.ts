import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { readCase } from '../cases/case-rows.ts'
import { productItems, resources } from '../items/index.ts'
import { addItem } from '../item-routes/item-storage.ts'
import { freezeCase } from '../outputs/freeze-case.ts'
import { commentOn, findDemoCase, type DemoCase } from './demo-case.ts'
import { highCostCases } from './high-cost/index.ts'
import type { HighCostCase, Step } from './high-cost/high-cost-case.ts'

type Uuids = ReadonlyMap<string, string>

/** The parties, steps, experts' fees, disbursements and texts of the demonstration high cost cases. */
export async function seedHighCostItems(tx: Tx): Promise<void> {
  for (const highCostCase of highCostCases) {
    const found = await findDemoCase(tx, highCostCase.name)
    const { acting, owner } = found
    const parties = await addParties(found, highCostCase)
    for (const step of highCostCase.steps) await addStep(found, highCostCase.firm, step, parties)
    await addPayments(found, highCostCase, parties)
    for (const row of highCostCase.plan ?? [])
      await addItem(acting, owner, resources.plannedWork, plannedRow(found, row))
    for (const body of highCostCase.costNotes) await addItem(acting, owner, resources.costNote, { body })
    if (highCostCase.comment) await commentOn(found, highCostCase.comment)
    await sql`update "case" set revision = revision + 1, narrative = ${highCostCase.narrative} where uuid = ${owner.uuid}`.execute(
      tx,
    )
    if (highCostCase.stage === 'complete')
      await freezeCase(tx, productItems, await readCase(tx, acting.viewer, owner.uuid), acting.viewer)
  }
}

const plannedRow = ({ owner }: DemoCase, row: NonNullable<HighCostCase['plan']>[number]) => ({
  ...row,
  ...(row.costs === 'profit_costs' && { feeEarner: owner.fee_earner.uuid }),
})

async function addParties({ acting, owner }: DemoCase, { parties }: HighCostCase): Promise<Uuids> {
  const uuids = new Map<string, string>()
  for (const [party, role, rate = null] of parties)
    uuids.set(party, await addItem(acting, owner, resources.party, { party, role, rate, linkedCosts: false }))
  return uuids
}

async function addStep({ acting, owner }: DemoCase, firm: string, step: Step, parties: Uuids): Promise<void> {
  const { counsel = [], paid = [], attendance = 'event', solicitor = 'event', ...what } = step
  const uuidOf = (name: string | undefined): string => parties.get(name ?? '') ?? ''
  await addItem(acting, owner, resources.highCostStep, {
    ...what,
    attendance,
    solicitor: uuidOf(firm),
    solicitorAttendance: solicitor,
    counsel: counsel.map(([counselLevel, party, as = 'event', travel]) => ({
      counselLevel,
      attendance: { partyUuid: uuidOf(party), attendance: as },
      ...(travel && { travel: { distance: travel[0], amount: travel[1], description: travel[2] } }),
    })),
    disbursements: paid.map(([disbursementType, amount, party, vatExempt = false]) => ({
      disbursementType,
      amount,
      vatExempt,
      partyUuid: party === undefined ? null : uuidOf(party),
    })),
  })
}

async function addPayments(
  { acting, owner }: DemoCase,
  { experts, disbursements }: HighCostCase,
  parties: Uuids,
): Promise<void> {
  for (const { date, type, invoice, amount, share, party, description } of experts)
    await addItem(acting, owner, resources.expertFee, {
      date,
      invoiceType: type,
      invoiceNumber: invoice,
      amount,
      description,
      party: parties.get(party) ?? '',
      percentage: share,
    })
  for (const { date, type, amount, description, party, exempt = false } of disbursements)
    await addItem(acting, owner, resources.disbursement, {
      date,
      disbursementType: type,
      amount,
      description,
      vatExempt: exempt,
      party: (party && parties.get(party)) ?? null,
    })
}
