import { sql, type Kysely } from 'kysely'
import { protectTable } from '../item-table.ts'

export const kind = 'additive'

/** Archives of all data of a firm, which its owners ask for, one at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table firm_archive (
      uuid uuid primary key default gen_random_uuid(),
      client_uuid uuid not null references client,
      requested_by uuid not null references person, requested_at timestamptz not null,
      -- The file in the file store; null until it is made.
      file_uuid uuid, size bigint, sha256 text, counts jsonb,
      made_at timestamptz, expires_at timestamptz,
      -- Why it could not be made.
      error text,
      check ((file_uuid is null) = (made_at is null) and (made_at is null or error is null)),
      check (made_at is null or (size is not null and sha256 is not null and counts is not null and expires_at is not null))
    );
    create index firm_archive_of_firm on firm_archive (client_uuid, requested_at);
    create unique index firm_archive_being_made on firm_archive (client_uuid) where made_at is null and error is null;
    create index firm_archive_file on firm_archive (file_uuid) where file_uuid is not null;
  `.execute(db)
  await protectTable(db, 'firm_archive')
}
