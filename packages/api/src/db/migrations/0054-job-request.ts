import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/** From which request a job comes: its id, for the log, and its place in a trace. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job add column request_id text, add column traceparent text`.execute(db)
}
