import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/**
 * The scopes of API clients. One without any has all, and one that may only read all that read: those that there were
 * before, and those that an older version adds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table api_client add column scopes text[],
      add constraint api_client_scopes check (scopes <@ '{cases:read,cases:write,admin:read,admin:write,reports:read,webhooks}'::text[] and cardinality(scopes) > 0);
  `.execute(db)
}
