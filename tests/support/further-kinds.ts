import { createItemTable } from '@costdraft/api/db/item-table.ts'
import { resources } from '@costdraft/api/items/index.ts'
import { registerItems } from '@costdraft/api/items/registry.ts'
import { defineResource } from '@costdraft/api/items/resource.ts'
import { field } from '@costdraft/schema/field.ts'
import { defineKind, many, one } from '@costdraft/schema/kind.ts'
import { decimal, Flag, IsoDate, oneOf, text, Uuid } from '@costdraft/schema/structs.ts'
import { sql, type Kysely } from 'kysely'

// Kinds that the product does not have: without a date, without a price, with rows below rows, and referring to one another.

const partyKind = defineKind({
  name: 'party',
  type: 'Party',
  list: 'parties',
  path: 'party',
  commentedAs: 'party',
  hasFiles: false,
  textField: 'party',
  isPriced: false,
  fields: { party: field(text(3, 100)), linkedCosts: field(Flag).optional() },
  parts: {},
})
/** Listed by a date that a row may lack. */
const periodKind = defineKind({
  name: 'period',
  type: 'Period',
  list: 'periods',
  path: 'period',
  commentedAs: 'case_part',
  hasFiles: false,
  isPriced: false,
  isSearchable: false,
  dateField: 'startDate',
  tab: 'parts',
  fields: {
    description: field(text(3, 250)),
    startDate: field(IsoDate).optional(),
    evidence: field(Uuid).to('file').optional(),
  },
  parts: {},
})
const expenseKind = defineKind({
  name: 'counsel_expense',
  type: 'CounselExpense',
  path: 'expense',
  commentedAs: 'procedural_step',
  hasFiles: false,
  isPriced: false,
  fields: { amount: field(decimal(0, 9_999)), description: field(text(3, 200)) },
  parts: {},
})
const counselKind = defineKind({
  name: 'step_counsel',
  type: 'StepCounsel',
  path: 'counsel',
  commentedAs: 'procedural_step',
  hasFiles: false,
  isPriced: false,
  fields: {
    counselLevel: field(oneOf(['junior', 'leading', 'senior'])),
    partyUuid: field(Uuid).to('party').optional(),
  },
  parts: {
    counselAttendance: one({
      wire: 'counsel_attendance',
      path: 'attendance',
      fields: { partyUuid: field(Uuid).to('party'), attendance: field(oneOf(['event', 'fas', 'none'])) },
    }),
    travel: one({
      wire: 'travel',
      path: 'travel',
      fields: {
        distance: field(decimal(0, 9_999)),
        amount: field(decimal(0, 9_999)),
        description: field(text(3, 200)),
      },
    }),
    expenses: many('expenses', 'expense', expenseKind),
  },
})
const stepDisbursementKind = defineKind({
  name: 'high_cost_step_disbursement',
  type: 'HighCostStepDisbursement',
  path: 'disbursement',
  commentedAs: 'procedural_step_disbursement',
  hasFiles: false,
  listedIn: { kind: 'disbursement', as: 'procedural_step_disbursement' },
  changedThrough: 'This belongs to a procedural step. Change it there.',
  fields: { partyUuid: field(Uuid).to('party').optional(), amount: field(decimal(0, 9_999)) },
  parts: {},
})
const stepKind = defineKind({
  name: 'high_cost_step',
  feeType: 'procedural_step',
  type: 'HighCostStep',
  list: 'highCostSteps',
  path: 'high-cost/procedural-step',
  deletedThrough: 'fee',
  commentedAs: 'procedural_step',
  hasFiles: true,
  fields: {
    event: field(oneOf(['court_hearing', 'conference'])),
    description: field(text(3, 1000)),
    date: field(IsoDate),
    solicitor: field(Uuid).to('party').optional(),
    feeEarner: field(Uuid).to('fee_earner').optional(),
    site: field(Uuid).to('site').optional(),
  },
  parts: {
    counsel: many('counsel', 'counsel', counselKind),
    disbursements: many('procedural_step_disbursements', 'disbursement', stepDisbursementKind),
  },
})

/** How often the sums of parties were read. */
export const sumsRead = { times: 0 }

const party = defineResource({
  kind: partyKind,
  columns: { party: 'plain', linkedCosts: 'plain' },
  sums: {
    none: { disbursement_amount: 0 },
    of: async (tx, caseUuid, uuids) => {
      sumsRead.times++
      const { rows } = await sql<{ party: string; amount: number }>`
        select d.party_uuid as party, sum(d.amount) as amount from high_cost_step_disbursement d join case_item i on i.uuid = d.item_uuid
        where i.case_uuid = ${caseUuid} and i.deleted_at is null and d.party_uuid = any(${uuids}::uuid[]) group by 1`.execute(
        tx,
      )
      return new Map(rows.map(({ party: uuid, amount }) => [uuid, { disbursement_amount: amount }]))
    },
  },
})
const period = defineResource({
  kind: periodKind,
  columns: { description: 'plain', startDate: 'plain', evidence: 'plain' },
})
const expense = defineResource({ kind: expenseKind, columns: { amount: 'plain', description: 'plain' } })
const counsel = defineResource({
  kind: counselKind,
  columns: { counselLevel: 'plain', partyUuid: 'plain' },
  partPrefixes: { counselAttendance: 'attendance_', travel: 'travel_' },
})
const stepDisbursement = defineResource({
  kind: stepDisbursementKind,
  columns: { partyUuid: 'plain', amount: 'plain' },
})
const step = defineResource({
  kind: stepKind,
  columns: {
    event: 'plain',
    description: 'plain',
    date: 'plain',
    solicitor: 'plain',
    feeEarner: 'plain',
    site: 'plain',
  },
})

/** The kinds of the product and the further ones. */
export const furtherItems = registerItems({
  ...resources,
  party,
  period,
  expense,
  counsel,
  stepDisbursement,
  step,
})

/** Creates the tables of the further kinds, as a migration would; that of periods is left to the start to protect. */
export async function createFurtherTables<T>(db: Kysely<T>): Promise<void> {
  await createItemTable(db, 'party', sql`party text not null, linked_costs boolean`)
  await createItemTable(db, 'counsel_expense', sql`amount numeric(12,2) not null, description text not null`)
  await createItemTable(
    db,
    'step_counsel',
    sql`counsel_level text not null, party_uuid uuid, attendance_party_uuid uuid, attendance_attendance text,
      travel_distance numeric(8,2), travel_amount numeric(12,2), travel_description text,
      foreign key (party_uuid, client_uuid) references case_item (uuid, client_uuid)`,
  )
  await createItemTable(db, 'high_cost_step_disbursement', sql`party_uuid uuid, amount numeric(12,2) not null`)
  await createItemTable(
    db,
    'high_cost_step',
    sql`event text not null, description text not null, date date not null, solicitor uuid, fee_earner uuid, site uuid,
      foreign key (fee_earner, client_uuid) references fee_earner (uuid, client_uuid)`,
  )
  await sql`create table period (item_uuid uuid primary key, client_uuid uuid not null, description text not null, start_date date, evidence uuid)`.execute(
    db,
  )
}
