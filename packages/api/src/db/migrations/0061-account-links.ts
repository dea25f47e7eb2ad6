import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/** Links by which a person chooses a password, each once. What opens them is kept as a hash alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_link (
      uuid uuid primary key default gen_random_uuid(),
      person_uuid uuid not null references person on delete cascade, client_uuid uuid references client,
      kind text not null check (kind in ('invitation', 'reset')),
      -- Null until it is sent.
      token_hash text unique,
      expires_at timestamptz not null,
      created_by uuid, created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index account_link_person on account_link (person_uuid)`.execute(db)
}
