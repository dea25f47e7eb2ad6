import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/** Files of ledgers that a worker is to read for an API process, and what it has read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_reading (
      uuid uuid primary key, sheet text, bytes bytea not null, answer text, asked_at timestamptz not null default now()
    );
    -- A workbook is compressed already.
    alter table ledger_reading alter column bytes set storage external
  `.execute(db)
}
