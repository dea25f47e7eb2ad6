import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- A file that this database has put into the file store, whether anything refers to it or not. The row is committed before the first byte
    -- is written. Only such files are ever swept; trashed_at is when one was put into the trash.
    create table stored_file (uuid uuid primary key, begun_at timestamptz not null default now(), trashed_at timestamptz);
    create index stored_file_trashed on stored_file (trashed_at) where trashed_at is not null;

    -- The file store that belongs to this database, by the id that the store holds too; one row at most. The place says where this database stood
    -- then, so that a copy of it can be told from it; null for the embedded one.
    create table file_store (is_only boolean primary key default true check (is_only), id uuid not null, place jsonb);

    insert into stored_file (uuid) select uuid from output union select uuid from case_file where is_file
  `.execute(db)
}
