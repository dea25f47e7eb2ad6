import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/** Which versions have set up rights, functions and indexes, and when each did so last (`schema-setup.ts`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table schema_setup (
    digest text primary key, version text not null, made_at timestamptz not null
  )`.execute(db)
}
