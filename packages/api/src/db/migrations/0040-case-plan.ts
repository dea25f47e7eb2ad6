import { sql, type Kysely } from 'kysely'
import { createItemTable } from '../item-table.ts'

export const kind = 'additive'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createItemTable(
    db,
    'planned_work',
    sql`stage text not null, costs text not null, fee_earner uuid, name text, time numeric(6,2), rate numeric(7,2),
      amount numeric(10,2), description text,
      foreign key (fee_earner, client_uuid) references fee_earner (uuid, client_uuid)`,
  )
  // How far a running job is: a program of an older version leaves it empty.
  await sql`alter table job add column progress jsonb`.execute(db)
}
