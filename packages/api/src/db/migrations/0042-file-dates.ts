import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/**
 * The date of what is in a file, by which the papers of a case are listed, and the pages of the PDFs that are listed,
 * which are counted once for a snapshot. An older version knows neither, and lists no papers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table case_file add column dated date check (dated is null or is_file);
    alter table frozen_case add column file_pages json;
  `.execute(db)
}
