import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/** From where something was changed, and the entries of the audit that are about no case. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The part of the network from which it was changed; null for what no request changed.
  await sql`alter table change add column network text`.execute(db)
  await sql`create index change_administration on change (client_uuid, id desc) where case_uuid is null`.execute(db)
  await sql`create index change_record on change (entity_uuid, id desc) where case_uuid is null`.execute(db)
}
