import { sql, type Kysely } from 'kysely'
import { createItemTable } from '../item-table.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createItemTable(
    db,
    'high_cost_step',
    sql`event text not null, date date not null, description text not null, attendance text,
      solicitor uuid, solicitor_attendance text`,
  )
  // The party beside the level is that of the attendance.
  await createItemTable(
    db,
    'high_cost_counsel',
    sql`counsel_level text not null, party_uuid uuid, attending_party_uuid uuid, attending_attendance text,
      travel_distance numeric(6,2), travel_amount numeric(10,2), travel_description text,
      check ((attending_party_uuid is null) = (attending_attendance is null))`,
  )
  await sql`
    -- The same as party, by the name that it has below a step of a high cost case.
    alter table disbursement add column party_uuid uuid;
    alter table party add column role text, add column linked_costs boolean, add column rate numeric(10,2);
    alter table expert_fee add column party uuid, add column percentage numeric(5,2);
  `.execute(db)
}
