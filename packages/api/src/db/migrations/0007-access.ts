import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- A system administrator belongs to no client; changes to their own account are audited as well.
    alter table change alter column client_uuid drop not null;

    create table user_group (
      uuid uuid primary key default gen_random_uuid(),
      client_uuid uuid not null references client,
      name text not null check (length(name) >= 1),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      unique (uuid, client_uuid)
    );
    create unique index user_group_name on user_group (client_uuid, lower(name));
    create table user_group_member (
      group_uuid uuid not null references user_group on delete cascade,
      person_uuid uuid not null references person,
      primary key (group_uuid, person_uuid)
    );
    create index child_role_client on child_role (client_uuid);
  `.execute(db)
}
