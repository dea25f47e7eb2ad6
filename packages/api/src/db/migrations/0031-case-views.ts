import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- A saved view of a list of cases: a query string by name, of one person, which the people of the firm have as well where it is shared.
    create table case_view (
      uuid uuid primary key default gen_random_uuid(),
      client_uuid uuid not null references client,
      person_uuid uuid not null references person,
      name text not null, page text not null check (page in ('cases', 'reviews', 'completed')),
      query text not null, is_shared boolean not null,
      version integer not null default 1,
      created_at timestamptz not null default now()
    );
    create unique index case_view_name on case_view (person_uuid, page, lower(name));
    create index case_view_shared on case_view (client_uuid) where is_shared;

    -- Only its owner changes a view; the people of the firm read one that is shared.
    alter table case_view enable row level security;
    create policy own on case_view using (person_uuid = (select nullif(current_setting('costdraft.person', true), '')::uuid) and client_uuid = any((select nullif(current_setting('costdraft.clients', true), ''))::uuid[]));
    create policy shared on case_view for select using (is_shared and client_uuid = any((select nullif(current_setting('costdraft.clients', true), ''))::uuid[]));
    do $$ begin if to_regrole('costdraft_person') is not null then grant select, insert, update, delete on case_view to costdraft_person; end if; end $$
  `.execute(db)
}
