import { createItemTable } from '@costdraft/api/db/item-table.ts'
import { resources } from '@costdraft/api/items/index.ts'
import { registerItems } from '@costdraft/api/items/registry.ts'
import { defineResource } from '@costdraft/api/items/resource.ts'
import { sql, type Kysely } from 'kysely'
import { furtherKinds as kinds } from '../../dev/further-kinds.ts'

// The storage of kinds that the product does not have.

/** How often the sums of participants were read. */
export const sumsRead = { times: 0 }

const participant = defineResource({
  kind: kinds.participant,
  columns: { party: 'plain', linkedCosts: 'plain' },
  sums: {
    none: { disbursement_amount: 0 },
    of: async (tx, caseUuid, uuids) => {
      sumsRead.times++
      const { rows } = await sql<{ party: string; amount: number }>`
        select detail.party_uuid as party, sum(detail.amount) as amount
        from court_step_disbursement detail join case_item on case_item.uuid = detail.item_uuid
        where case_item.case_uuid = ${caseUuid} and case_item.deleted_at is null
          and detail.party_uuid = any(${uuids}::uuid[]) group by 1`.execute(tx)
      return new Map(rows.map(({ party: uuid, amount }) => [uuid, { disbursement_amount: amount }]))
    },
  },
})
const period = defineResource({
  kind: kinds.period,
  columns: { description: 'plain', startDate: 'plain', evidence: 'plain' },
})
const expense = defineResource({ kind: kinds.expense, columns: { amount: 'plain', description: 'plain' } })
const counsel = defineResource({
  kind: kinds.counsel,
  columns: { counselLevel: 'plain', partyUuid: 'plain' },
  partPrefixes: { attendance: 'attendance_', travel: 'travel_' },
})
const courtDisbursement = defineResource({
  kind: kinds.courtDisbursement,
  columns: { partyUuid: 'plain', amount: 'plain' },
})
const step = defineResource({
  kind: kinds.step,
  columns: {
    event: 'plain',
    description: 'plain',
    date: 'plain',
    solicitor: 'plain',
    feeEarner: 'plain',
    site: 'plain',
  },
})
const otherStep = defineResource({ kind: kinds.otherStep, columns: { description: 'plain', date: 'plain' } })
const invoice = defineResource({
  kind: kinds.invoice,
  columns: { date: 'plain', invoiceType: 'plain', description: 'plain' },
})

/** The kinds of the product and the further ones. */
export const furtherItems = registerItems({
  ...resources,
  participant,
  period,
  expense,
  counsel,
  courtDisbursement,
  step,
  otherStep,
  invoice,
})

/** Creates the tables of the further kinds, as a migration would; that of periods is left to the start to protect. */
export async function createFurtherTables<T>(db: Kysely<T>): Promise<void> {
  await createItemTable(db, 'participant', sql`party text not null, linked_costs boolean`)
  await createItemTable(db, 'counsel_expense', sql`amount numeric(12,2) not null, description text not null`)
  await createItemTable(
    db,
    'court_counsel',
    sql`counsel_level text not null, party_uuid uuid, attendance_party_uuid uuid, attendance_attendance text,
      travel_distance numeric(8,2), travel_amount numeric(12,2), travel_description text,
      foreign key (party_uuid, client_uuid) references case_item (uuid, client_uuid)`,
  )
  await createItemTable(db, 'court_step_disbursement', sql`party_uuid uuid, amount numeric(12,2) not null`)
  await createItemTable(
    db,
    'court_step',
    sql`event text not null, description text not null, date date not null, solicitor uuid, fee_earner uuid, site uuid,
      foreign key (fee_earner, client_uuid) references fee_earner (uuid, client_uuid)`,
  )
  await createItemTable(db, 'inter_partes_step', sql`description text not null, date date not null`)
  await createItemTable(db, 'expert_invoice', sql`date date not null, invoice_type uuid not null, description text`)
  await sql`create table period (item_uuid uuid primary key, client_uuid uuid not null, description text not null, start_date date, evidence uuid)`.execute(
    db,
  )
}
