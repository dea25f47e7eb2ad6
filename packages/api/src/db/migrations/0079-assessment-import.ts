import { sql, type Kysely } from 'kysely'
import { protectTable } from '../item-table.ts'

export const kind = 'additive'

/** Workbooks that were read back, from their preview until they are entered, with what each would enter of lines. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table assessment_import (
      uuid uuid primary key default gen_random_uuid(),
      client_uuid uuid not null, case_uuid uuid not null,
      file_name text not null,
      -- The lines with the versions that they were laid beside, and what is entered of each.
      lines jsonb not null,
      -- By which it is undone, once it was entered.
      ruling_uuid uuid,
      created_by uuid not null references person, created_at timestamptz not null default now(),
      foreign key (case_uuid, client_uuid) references "case" (uuid, client_uuid) deferrable
    );
    create index assessment_import_case on assessment_import (case_uuid);
    create index assessment_import_age on assessment_import (created_at)
  `.execute(db)
  await protectTable(db, 'assessment_import')
}
