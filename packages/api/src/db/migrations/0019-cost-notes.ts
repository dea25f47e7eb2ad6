import { sql, type Kysely } from 'kysely'
import { createItemTable } from '../item-table.ts'

export const up = (db: Kysely<unknown>): Promise<void> => createItemTable(db, 'cost_note', sql`body text not null`)
