import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/** What a worker has counted of files without rows and rows without files, for the processes that count none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file_store add column missing_files integer, add column unknown_files integer`.execute(db)
}
