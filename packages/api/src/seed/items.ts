import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { readCase, type CaseRow } from '../cases/case-rows.ts'
import type { ItemsContext } from '../items/context.ts'
import { productItems, resources } from '../items/index.ts'
import { addItem } from '../item-routes/item-storage.ts'
import { parseLedgerRows } from '../ledger/parse-ledger.ts'
import { storeLedger } from '../ledger/ledger-store.ts'
import { readCsv } from '../ledger/read-csv.ts'
import { freezeCase } from '../outputs/freeze-case.ts'
import { commentOn, findDemoCase, type DemoCase } from './demo-case.ts'

/**
 * Items of the demonstration cases: a full care case, one blocked by a comment, and completed ones with frozen bills.
 */
export async function seedItems(tx: Tx): Promise<void> {
  const marlowe = await findDemoCase(tx, 'Re Marlowe (care proceedings)')
  const { rows } = parseLedgerRows(
    readCsv(readFileSync(join(import.meta.dirname, 'ledger-care-420.csv'))),
    marlowe.earners,
  )
  await storeLedger(tx, marlowe.acting.viewer, marlowe.owner, rows)
  await seedHearings(
    marlowe.acting,
    marlowe.owner,
    marlowe.earners.find(({ initials }) => initials === 'PS')?.uuid ?? '',
  )
  await seedExpertFees(marlowe)
  await addItem(marlowe.acting, marlowe.owner, resources.costNote, { body: costNote })
  const blocked = await findDemoCase(tx, 'Re Oyelaran (grandparents joined)')
  await addHearingAndDisbursement(blocked)
  await commentOn(blocked, 'Is this the whole of the fee, or our share of it? The voucher shows £830.')
  const complete = [await findDemoCase(tx, 'Re Whitcombe'), await findDemoCase(tx, 'Re Sandhu')]
  for (const one of complete) await addHearingAndDisbursement(one)
  for (const { owner } of [marlowe, blocked, ...complete])
    await sql`update "case" set revision = revision + 1, narrative = ${narrative} where uuid = ${owner.uuid}`.execute(
      tx,
    )
  for (const { acting, owner } of complete)
    await freezeCase(tx, productItems, await readCase(tx, acting.viewer, owner.uuid), acting.viewer)
}

const narrative = `The local authority issued proceedings for a care order after the younger child was admitted to hospital with an unexplained injury. The firm acted for the client throughout.

The threshold was contested. A consultant paediatrician and a consultant radiologist were instructed jointly, and hair strand tests were obtained. Both experts attended the issues resolution hearing.

The client needed an interpreter, and longer conferences than would be usual. The final hearing was listed at Reading, 41 miles from the office, as no nearer court could hear it.`

const costNote =
  'The hair strand test of 19 February 2025 was ordered on 28 January and its cost divided equally between the three parties. The amount claimed is our client’s third of an invoice of £1,247.25. The other shares were paid by the local authority and by the father’s solicitors.'

/** Adds the minimal content of a small case. */
async function addHearingAndDisbursement({ acting, owner, earners: [earner] }: DemoCase): Promise<void> {
  await addItem(acting, owner, resources.hearing, {
    feeEarner: earner?.uuid ?? '',
    courtLevel: 'circuit_district_judge',
    hearingType: 'interim',
    date: '2024-11-19',
    startTime: '10:00',
    endTime: '12:10',
    description: 'Case management hearing',
  })
  await addItem(acting, owner, resources.disbursement, {
    date: '2024-12-03',
    disbursementType: 'drug_alcohol_test',
    amount: 415,
    description: 'Hair strand test, one half share',
  })
}

/** The fees of the jointly instructed experts, of which one is over the codified rate. */
async function seedExpertFees({ acting, owner }: DemoCase): Promise<void> {
  const { expertFee } = resources
  await addItem(acting, owner, expertFee, {
    date: '2025-03-14',
    invoiceType: EXPERT.paediatrician,
    invoiceNumber: 'KL/2025/118',
    amount: 388.8,
    hours: 3.6,
    expertLocation: 'London',
    description: 'Report of the consultant paediatrician, one third share',
  })
  await addItem(acting, owner, expertFee, {
    date: '2025-03-27',
    invoiceType: EXPERT.psychologist,
    invoiceNumber: 'INV-20943',
    amount: 748.8,
    hours: 8,
    expertLocation: 'Non-London',
    description: 'Cognitive assessment of the mother',
  })
  await addItem(acting, owner, expertFee, {
    date: '2025-04-02',
    invoiceType: EXPERT.psychiatrist,
    invoiceNumber: '7731',
    amount: 540,
    hours: 4,
    expertLocation: 'London',
    description: 'Addendum on the mother’s treatment',
  })
}
const EXPERT = {
  paediatrician: '436aff0e-7e0b-51be-8b3f-89fea9da9cd8',
  psychiatrist: 'ea69e3ab-e06b-5779-8450-bc0faf345ab2',
  psychologist: '0c8e7622-4a7c-5850-b3f8-a6f09c034d11',
}

async function seedHearings(acting: ItemsContext, owner: CaseRow, feeEarner: string): Promise<void> {
  const { hearing, disbursement } = resources
  const day = { feeEarner, courtLevel: 'circuit_district_judge', hearingType: 'interim' } as const
  await addItem(acting, owner, hearing, {
    ...day,
    date: '2025-01-28',
    startTime: '10:00',
    endTime: '12:15',
    description: 'Case management hearing',
    allegationsOfHarm: true,
  })
  await addItem(acting, owner, hearing, {
    ...day,
    date: '2025-04-15',
    startTime: '10:00',
    endTime: '15:30',
    adjournmentType: 'lunch',
    adjournment: { adjournmentLengthHours: 1 },
    description: 'Issues resolution hearing',
    allegationsOfHarm: true,
    expertCrossExamined: true,
    disbursements: [{ disbursementType: 'interpreter', amount: 142.5, description: 'Interpreter for the mother' }],
  })
  await addItem(acting, owner, hearing, {
    ...day,
    date: '2025-04-10',
    hearingType: 'advocate',
    description: "Advocates' meeting before the issues resolution hearing",
  })
  await addItem(acting, owner, hearing, {
    ...day,
    date: '2025-07-08',
    hearingType: 'final',
    units: 3,
    lackOfUnderstanding: true,
    description: 'Final hearing',
    exceptionalTravel: { distanceMiles: 41, days: 3, reason: 'The court sat at Reading' },
  })
  await addItem(acting, owner, disbursement, {
    date: '2025-02-19',
    disbursementType: 'drug_alcohol_test',
    amount: 415.75,
    description: 'Hair strand test, one third share',
  })
  await addItem(acting, owner, disbursement, {
    date: '2025-03-06',
    disbursementType: 'court_fee',
    amount: 232,
    vatExempt: true,
    description: 'Application within proceedings',
  })
}
