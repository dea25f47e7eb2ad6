import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/**
 * By what the cases of a fee earner, or of a member of staff, are found among those of many. `case_stable` had the
 * columns of `case_client_uuid`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index case_fee_earner on "case" (fee_earner);
    create index case_staff_member on "case" (staff_member);
    drop index case_stable
  `.execute(db)
}
