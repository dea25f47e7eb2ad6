import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- The version of the file tree of a case, separate so that filing documents does not conflict with editing the details.
    alter table "case" add column files_version integer not null default 1;

    -- A file or a folder of a case. The content of a file is in the file store under the same uuid, written before the row is inserted.
    create table case_file (
      uuid uuid primary key, client_uuid uuid not null, case_uuid uuid not null, parent_uuid uuid,
      is_file boolean not null, name text not null check (name <> ''),
      size integer, sha256 text, media_type text,
      created_by uuid not null references person, created_at timestamptz not null default now(),
      deleted_by uuid references person, deleted_at timestamptz,
      unique (uuid, case_uuid),
      foreign key (case_uuid, client_uuid) references "case" (uuid, client_uuid),
      foreign key (parent_uuid, case_uuid) references case_file (uuid, case_uuid),
      check (is_file = (size is not null and sha256 is not null and media_type is not null)),
      check (parent_uuid <> uuid)
    );
    create index case_file_case on case_file (case_uuid) where deleted_at is null;
    create index case_file_parent on case_file (parent_uuid);
    create index case_file_removed on case_file (deleted_at) where deleted_at is not null;

    alter table case_file enable row level security;
    create policy tenant on case_file using (client_uuid = any((select nullif(current_setting('costdraft.clients', true), ''))::uuid[]));
    do $$ begin if to_regrole('costdraft_person') is not null then grant select, insert, update, delete on case_file to costdraft_person; end if; end $$
  `.execute(db)
}
