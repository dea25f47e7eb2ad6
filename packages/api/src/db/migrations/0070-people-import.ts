import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/** Imports of people, and what is needed to undo them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table people_import (
      uuid uuid primary key,
      client_uuid uuid not null references client,
      file_name text not null,
      users_added integer not null, users_updated integer not null,
      fee_earners_added integer not null, links_set integer not null,
      -- The users and fee earners that it added, the users that it changed as they were, and the roles in child clients
      -- before and after it, each with its row in the file.
      effects jsonb not null,
      created_by uuid not null references person, created_at timestamptz not null default now(),
      undone_by uuid references person, undone_at timestamptz
    );
    create index people_import_client on people_import (client_uuid, created_at desc);

    -- Administrators import people for any firm.
    alter table people_import enable row level security;
    create policy tenant on people_import using (client_uuid = any((select nullif(current_setting('costdraft.clients', true), '')::uuid[])::uuid[])
      or (select current_setting('costdraft.every', true)) = 'on');
    do $$ begin if to_regrole('costdraft_person') is not null then grant select, insert, update, delete on people_import to costdraft_person; end if; end $$;
  `.execute(db)
}
