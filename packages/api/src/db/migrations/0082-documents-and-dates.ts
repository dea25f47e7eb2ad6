import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/**
 * The documents of an assessment are dated as on a day, up to which interest runs, and say by which day costs are paid:
 * they are made of the dates of the case as well.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table output_preview add column deadlines_version integer, add column as_on date`.execute(db)
}
