import { sql, type Kysely } from 'kysely'
import { protectTable } from '../item-table.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- A document of the case that is attached to an item. Both keys include the case or client, so that no row can join two firms' records.
    -- The row goes with a document that is deleted for good.
    create table item_file (
      item_uuid uuid not null, file_uuid uuid not null, client_uuid uuid not null, case_uuid uuid not null,
      seq bigint generated always as identity,
      attached_by uuid not null references person, attached_at timestamptz not null default now(),
      primary key (item_uuid, file_uuid),
      foreign key (item_uuid, client_uuid) references case_item (uuid, client_uuid),
      foreign key (file_uuid, case_uuid) references case_file (uuid, case_uuid) on delete cascade,
      foreign key (case_uuid, client_uuid) references "case" (uuid, client_uuid)
    );
    create index item_file_file on item_file (file_uuid);
  `.execute(db)
  await protectTable(db, 'item_file')
}
