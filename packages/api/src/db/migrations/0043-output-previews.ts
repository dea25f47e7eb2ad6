import { sql, type Kysely } from 'kysely'
import { protectTable } from '../item-table.ts'

export const kind = 'additive'

/** Previews of documents of cases that are not complete. An older version makes and reads none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The latest preview of a document of a case, made of the case at a revision. Its file is
    -- stored under the same uuid.
    create table output_preview (
      uuid uuid primary key, client_uuid uuid not null, case_uuid uuid not null, key text not null,
      revision integer not null, file_name text not null, size integer not null, warning text,
      made_at timestamptz not null default now(),
      unique (case_uuid, key),
      foreign key (case_uuid, client_uuid) references "case" (uuid, client_uuid)
    );
    create index output_preview_made on output_preview (made_at)
  `.execute(db)
  await protectTable(db, 'output_preview')
}
