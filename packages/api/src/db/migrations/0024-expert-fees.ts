import { sql, type Kysely } from 'kysely'
import { createItemTable } from '../item-table.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createItemTable(
    db,
    'expert_fee',
    sql`date date not null, invoice_type uuid not null, invoice_number text not null,
      amount numeric(12, 2) not null, vat_exempt boolean, hours numeric(6, 2), expert_location text,
      description text, case_part text`,
  )
}
