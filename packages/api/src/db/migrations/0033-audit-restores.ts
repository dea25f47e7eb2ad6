import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Its author may have a comment open in two windows.
    alter table comment add column version integer not null default 1;

    -- The audit of a case by person and by kind, newest first.
    create index change_case_by on change (case_uuid, by, id desc);
    create index change_case_entity on change (case_uuid, entity, id desc)
  `.execute(db)
}
