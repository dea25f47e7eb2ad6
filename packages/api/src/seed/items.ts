import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { signedIn, type PersonRow, type SignedIn } from '../access/viewer.ts'
import { readCase, type CaseRow } from '../cases/case-rows.ts'
import { resources } from '../items/index.ts'
import { addItem } from '../items/item-changes.ts'
import { ledgerRows } from '../ledger/ledger-rows.ts'
import { storeLedger } from '../ledger/ledger-store.ts'
import { readCsv } from '../ledger/read-csv.ts'

const children = { hearing_disbursement: resources.hearingDisbursement }

/** Fills the demonstration's care case: its time ledger, its hearings and what was paid, entered by the firm's own owner. */
export async function seedItems(tx: Tx, caseName: string): Promise<void> {
  const found = await tx.selectFrom('case').select(['uuid', 'created_by', 'client_uuid']).where('case_name', '=', caseName).executeTakeFirst()
  if (!found) return
  const { rows: [answer] } = await sql<{ become: PersonRow }>`select become(${found.created_by}::uuid)`.execute(tx)
  if (!answer) return
  const viewer = signedIn(answer.become), owner = await readCase(tx, viewer, found.uuid)
  const earners = await tx.selectFrom('fee_earner').select(['uuid', 'firstname', 'surname', 'initials']).where('client_uuid', '=', found.client_uuid).execute()
  const { rows } = ledgerRows(readCsv(readFileSync(join(import.meta.dirname, 'ledger-care-420.csv'))), earners)
  await storeLedger(tx, viewer, owner, rows)
  await seedHearings({ tx, viewer }, owner, earners.find(({ initials }) => initials === 'PS')?.uuid ?? '')
  await sql`update "case" set revision = revision + 1 where uuid = ${found.uuid}`.execute(tx)
}

async function seedHearings(acting: { tx: Tx; viewer: SignedIn }, owner: CaseRow, feeEarner: string): Promise<void> {
  const { hearing, disbursement } = resources
  const day = { feeEarner, courtLevel: 'circuit_district_judge', hearingType: 'interim' } as const
  await addItem(acting, owner, hearing, { ...day, date: '2025-01-28', startTime: '10:00', endTime: '12:15', description: 'Case management hearing', allegationsOfHarm: true }, children)
  await addItem(acting, owner, hearing, { ...day, date: '2025-04-15', startTime: '10:00', endTime: '15:30', adjournmentType: 'lunch', adjournment: { adjournmentLengthHours: 1 }, description: 'Issues resolution hearing', allegationsOfHarm: true, expertCrossExamined: true, disbursements: [{ disbursementType: 'interpreter', amount: 142.5, description: 'Interpreter for the mother' }] }, children)
  await addItem(acting, owner, hearing, { ...day, date: '2025-04-10', hearingType: 'advocate', description: "Advocates' meeting before the issues resolution hearing" }, children)
  await addItem(acting, owner, hearing, { ...day, date: '2025-07-08', hearingType: 'final', units: 3, lackOfUnderstanding: true, description: 'Final hearing', exceptionalTravel: { distanceMiles: 41, days: 3, reason: 'The court sat at Reading' } }, children)
  await addItem(acting, owner, disbursement, { date: '2025-02-19', disbursementType: 'drug_alcohol_test', amount: 415.75, description: 'Hair strand test, one third share' }, children)
  await addItem(acting, owner, disbursement, { date: '2025-03-06', disbursementType: 'court_fee', amount: 232, vatExempt: true, description: 'Application within proceedings' }, children)
}
