import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table "case" add column high_court_work boolean not null default false;
    -- The total shown in lists; null where nothing of the case is priced. Stored totals are computed again, because the pricing engine changed.
    alter table case_total add column value numeric(14,2)
  `.execute(db)
}
