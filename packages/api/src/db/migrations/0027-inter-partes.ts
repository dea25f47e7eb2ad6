import { sql, type Kysely } from 'kysely'
import { createItemTable, protectTable } from '../item-table.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createItemTable(
    db,
    'procedural_step',
    sql`fee_type text not null check (fee_type in ('procedural_step', 'hearing')), date date not null,
      procedural_type text not null, phase text not null, description text not null`,
  )
  await createItemTable(
    db,
    'procedural_step_attendance',
    sql`fee_earner uuid not null, type text not null, time numeric(5,2) not null, amount numeric(10,2), description text,
      foreign key (fee_earner, client_uuid) references fee_earner (uuid, client_uuid)`,
  )
  await sql`
    -- The rate per hour in pounds that is entered for work between the parties; null for the usual one.
    alter table time_recording add column amount numeric(10,2);
    -- The disbursement of a procedural step need not have a type.
    alter table disbursement alter column disbursement_type drop not null;

    -- The versions of a costs budget, each with what it came to when it was saved. Amounts are in pence.
    create table budget (
      case_uuid uuid not null, client_uuid uuid not null,
      number integer not null check (number > 0),
      content jsonb not null,
      saved_by uuid not null references person, saved_at timestamptz not null default now(),
      primary key (case_uuid, number),
      foreign key (case_uuid, client_uuid) references "case" (uuid, client_uuid)
    );
  `.execute(db)
  await protectTable(db, 'budget')
}
