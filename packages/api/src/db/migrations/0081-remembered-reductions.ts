import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/** Whether a firm is told, before a bill is filed, what its own assessed bills were reduced for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table client add column remembers_reductions boolean not null default true`.execute(db)
}
