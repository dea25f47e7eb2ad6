import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/**
 * The lists of the Court of Protection's electronic bill that firms enter, and which entries a time recording has. An
 * older version leaves them as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bill_list_entry (
      uuid uuid primary key default gen_random_uuid(),
      client_uuid uuid not null references client,
      list text not null check (list in ('opg105_categories', 'cop_activities')),
      code text not null, name text not null,
      position integer not null check (position > 0),
      -- The template that the entry was read from, and its first day.
      source text not null, effective_from date not null,
      retired boolean not null default false,
      version integer not null default 1,
      created_by uuid not null references person, created_at timestamptz not null default now(),
      changed_by uuid not null references person, changed_at timestamptz not null default now()
    );
    create unique index bill_list_entry_code on bill_list_entry (client_uuid, list, lower(code));

    -- Administrators enter lists for any firm.
    alter table bill_list_entry enable row level security;
    create policy tenant on bill_list_entry using (client_uuid = any((select nullif(current_setting('costdraft.clients', true), ''))::uuid[]) or (select current_setting('costdraft.every', true)) = 'on');
    do $$ begin if to_regrole('costdraft_person') is not null then grant select, insert, update, delete on bill_list_entry to costdraft_person; end if; end $$;

    -- An entry that a row has cannot be removed, not even by who may not see the row.
    alter table time_recording
      add column opg_category uuid references bill_list_entry, add column cop_activity uuid references bill_list_entry;
    create index time_recording_opg_category on time_recording (opg_category) where opg_category is not null;
    create index time_recording_cop_activity on time_recording (cop_activity) where cop_activity is not null;

    -- Which of these entries a row has, deleted ones included: an administrator may not see the rows, and yet must be told. This runs as the
    -- owner of the tables, and does nothing else.
    create function used_bill_list_entries(entries uuid[]) returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
      select entry from unnest(entries) as entry
      where exists (select from time_recording where opg_category = entry) or exists (select from time_recording where cop_activity = entry)
    $$;
  `.execute(db)
}
