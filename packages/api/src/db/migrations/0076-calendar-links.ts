import { sql, type Kysely } from 'kysely'
import { protectTable } from '../item-table.ts'

export const kind = 'additive'

/** The link by which a person's calendar reads their dates. Of its secret the hash alone is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_link (
      person_uuid uuid primary key references person,
      client_uuid uuid not null references client,
      secret_sha256 text not null unique,
      made_at timestamptz not null default now(),
      read_at timestamptz
    )`.execute(db)
  await protectTable(db, 'calendar_link')
}
