import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // When a person was last served, for everyone who waits.
  await sql`create index job_served on job (created_by, locked_until desc)`.execute(db)
}
