import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/** The order in which cases are read page by page while they change. An older version does not ask for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index case_stable on "case" (client_uuid, uuid)`.execute(db)
}
