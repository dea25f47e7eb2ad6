import { sql, type Kysely } from 'kysely'
import { protectTable } from '../item-table.ts'

export const kind = 'additive'

/** Second factors of people, their recovery codes, and which roles of a firm must have one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factor (
      uuid uuid primary key default gen_random_uuid(),
      person_uuid uuid not null references person on delete cascade, client_uuid uuid references client,
      kind text not null check (kind in ('app', 'passkey')),
      name text not null,
      -- Of an authenticator app: its secret, encrypted, and the step of the last code that was taken.
      secret text, last_step integer,
      -- Of a passkey.
      credential_id text unique, public_key text, sign_count bigint, transports text[],
      -- What opens the page on which a passkey is added, as a hash, and what that passkey signs.
      token_hash text unique, challenge text,
      -- Until when it can be confirmed, and when it was.
      expires_at timestamptz not null, confirmed_at timestamptz,
      used_at timestamptz, created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index second_factor_person on second_factor (person_uuid)`.execute(db)
  await sql`
    create unique index second_factor_app on second_factor (person_uuid) where kind = 'app' and confirmed_at is not null
  `.execute(db)
  await sql`
    create table recovery_code (
      person_uuid uuid not null references person on delete cascade, client_uuid uuid references client,
      code_hash text not null, used_at timestamptz,
      primary key (person_uuid, code_hash)
    )`.execute(db)
  await sql`
    create table second_factor_rule (
      client_uuid uuid primary key references client, roles text[] not null,
      version integer not null default 1, changed_at timestamptz not null default now()
    )`.execute(db)
  await protectTable(db, 'second_factor_rule')
}
