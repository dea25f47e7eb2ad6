import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- A firm's own edition of a rate table: whole pence or percent by row. It replaces the table whole from its first day.
    create table rate_edition (
      uuid uuid primary key default gen_random_uuid(),
      client_uuid uuid not null references client,
      table_key text not null, effective_from date not null, authority text not null,
      amounts jsonb not null check (jsonb_typeof(amounts) = 'object'),
      version integer not null default 1,
      created_by uuid not null references person, created_at timestamptz not null default now(),
      -- Who recorded the figures as they are now, and when: what a priced line says of them.
      changed_by uuid not null references person, changed_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create unique index rate_edition_first_day on rate_edition (client_uuid, table_key, effective_from) where deleted_at is null;

    -- Administrators record editions for any firm.
    alter table rate_edition enable row level security;
    create policy tenant on rate_edition using (client_uuid = any((select nullif(current_setting('costdraft.clients', true), ''))::uuid[]) or (select current_setting('costdraft.every', true)) = 'on');
    do $$ begin if to_regrole('costdraft_person') is not null then grant select, insert, update, delete on rate_edition to costdraft_person; end if; end $$;

    -- An administrator who changes what a firm's prices depend on may not see its cases, and yet must make them be priced again. This runs as
    -- the owner of the tables, and does nothing else.
    create function reprice_cases(client uuid) returns void language sql security definer set search_path = public, pg_temp as $$
      update "case" set revision = revision + 1 where client_uuid = client and stage <> 'complete'
    $$;
  `.execute(db)
}
