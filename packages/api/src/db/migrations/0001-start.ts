import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table start (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    version text not null
  )`.execute(db)
}
