import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/**
 * The documents of an assessment are made as previews are, of the assessment at a version. An older version makes none
 * of them, and leaves those that are there until they are swept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table output_preview add column assessment_version integer`.execute(db)
}
