import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Enhancement percentages by activity, and by part if the case has parts. The reasons are a text of the case. Percentages and reasons have separate versions.
    create table tr_enhancement (
      case_uuid uuid not null, client_uuid uuid not null,
      activity_type text not null, case_part text,
      enhancement smallint not null check (enhancement between 0 and 100),
      unique nulls not distinct (case_uuid, case_part, activity_type),
      foreign key (case_uuid, client_uuid) references "case" (uuid, client_uuid)
    );
    alter table "case" add column enhancement text, add column enhancement_version integer not null default 1, add column enhancements_version integer not null default 1;

    alter table tr_enhancement enable row level security;
    create policy tenant on tr_enhancement using (client_uuid = any((select nullif(current_setting('costdraft.clients', true), ''))::uuid[]));
    do $$ begin if to_regrole('costdraft_person') is not null then grant select, insert, update, delete on tr_enhancement to costdraft_person; end if; end $$
  `.execute(db)
}
