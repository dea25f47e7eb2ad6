import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // The comments of a list of items are read by its case.
  await sql`create index comment_case on comment (case_uuid)`.execute(db)
}
