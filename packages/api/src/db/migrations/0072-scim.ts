import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/** Provisioning by SCIM: its scope, whom a directory has deleted, and what it calls user groups. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table api_client drop constraint api_client_scopes;
    alter table api_client add constraint api_client_scopes
      check (scopes <@ '{cases:read,cases:write,admin:read,admin:write,reports:read,webhooks,scim}'::text[] and cardinality(scopes) > 0);
    -- Whom a directory has deleted: deactivated, and not there for it until they are reactivated.
    alter table person add column scim_deleted boolean not null default false;
    -- What a directory calls a group. It need not be unique: the directory finds the group by its id.
    alter table user_group add column external_id text;
    create index user_group_member_person on user_group_member (person_uuid);
  `.execute(db)
}
