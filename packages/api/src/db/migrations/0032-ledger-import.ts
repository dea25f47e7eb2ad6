import { sql, type Kysely } from 'kysely'
import { protectTable } from '../item-table.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- What a text in the ledgers of a firm means, as a person chose it: a fee earner or an activity. The text is in lower case.
    create table ledger_alias (
      client_uuid uuid not null references client,
      kind text not null check (kind in ('person', 'activity')),
      text text not null,
      fee_earner uuid, activity_type text,
      used_at timestamptz not null default now(),
      primary key (client_uuid, kind, text),
      check ((fee_earner is not null) = (kind = 'person') and (activity_type is not null) = (kind = 'activity')),
      -- An alias cannot name another firm's person.
      foreign key (fee_earner, client_uuid) references fee_earner (uuid, client_uuid) on delete cascade
    );
    create index ledger_alias_used on ledger_alias (client_uuid, used_at);

    -- What the columns of ledgers with the same headings are, by their index, as a person chose it; null for one that is not taken.
    create table ledger_mapping (
      client_uuid uuid not null references client,
      signature text not null,
      columns jsonb not null,
      used_at timestamptz not null default now(),
      primary key (client_uuid, signature)
    );

    -- An import of a ledger, and what is needed to undo it: the rows it added with their row numbers in the file, and the rows it updated as they were.
    create table ledger_import (
      uuid uuid primary key,
      client_uuid uuid not null, case_uuid uuid not null,
      file_name text not null,
      added integer not null, updated integer not null, left_out integer not null,
      added_uuids uuid[] not null, added_rows integer[] not null, before jsonb not null,
      created_by uuid not null references person, created_at timestamptz not null default now(),
      undone_by uuid references person, undone_at timestamptz,
      foreign key (case_uuid, client_uuid) references "case" (uuid, client_uuid)
    );
    create index ledger_import_case on ledger_import (case_uuid, created_at desc);
  `.execute(db)
  for (const table of ['ledger_alias', 'ledger_mapping', 'ledger_import']) await protectTable(db, table)
}
