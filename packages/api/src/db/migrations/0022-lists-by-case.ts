import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // The comments and documents of a list of items are read by its case.
  await sql`create index comment_case on comment (case_uuid); create index item_file_case on item_file (case_uuid)`.execute(
    db,
  )
}
