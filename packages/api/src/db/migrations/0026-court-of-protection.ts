import { sql, type Kysely } from 'kysely'
import { createItemTable } from '../item-table.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createItemTable(db, 'case_part', sql`description text not null, start_date date, end_date date`)
  await createItemTable(db, 'party', sql`party text not null`)
  // A reference to an item of another firm cannot be stored; that it is one of the same case is checked with every
  // change.
  for (const table of ['time_recording', 'disbursement'])
    await sql`alter table ${sql.table(table)}
      add column party uuid, add column cop_case_part uuid,
      add foreign key (party, client_uuid) references case_item (uuid, client_uuid),
      add foreign key (cop_case_part, client_uuid) references case_item (uuid, client_uuid)`.execute(db)
}
