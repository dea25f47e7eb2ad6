import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/**
 * Rows without a word on VAT have always been priced with VAT. That is written down, because from now on a row that is
 * added without one gets the default of its type: what is recorded already must not move.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['disbursement', 'expert_fee', 'time_recording'])
    await sql`update ${sql.table(table)} set vat_exempt = false where vat_exempt is null`.execute(db)
}
