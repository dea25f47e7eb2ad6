import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/**
 * The codes of the electronic bills that a row records, and what a party is in its case. An older version leaves them
 * as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['time_recording', 'procedural_step', 'procedural_step_attendance'])
    await sql`alter table ${sql.table(table)} add column bill_task text, add column bill_activity text`.execute(db)
  await sql`
    alter table disbursement add column bill_task text, add column bill_expense text, add column cop_category text
  `.execute(db)
  await sql`alter table party add column capacity text`.execute(db)
}
