import { rmSync } from 'node:fs'
import { openDatabase } from '@costdraft/api/db/db.ts'
import { bringToVersion } from '@costdraft/api/bring-to-version.ts'
import { productItems } from '@costdraft/api/items/index.ts'
import { FIRM_COLUMN } from '@costdraft/api/row-security/table-rights.ts'
import { sql } from 'kysely'
import { newDataFolder } from '../../dev/data-folder.ts'

/** A table as the database has it. */
interface TableOfDatabase {
  name: string
  /** Whether each of its rows has a firm; null without the column. */
  has_firm: boolean | null
}
/** What makes rows unique: a primary key, a constraint or an index. */
interface UniqueKey {
  table: string
  name: string
  columns: string[]
}
interface ForeignKey {
  table: string
  columns: string[]
  to: string
}
export interface Catalogue {
  tables: TableOfDatabase[]
  unique: UniqueKey[]
  foreign: ForeignKey[]
  /** Functions that run with the rights of the owner of the tables, and so past row-level security. */
  ownersFunctions: string[]
}

const IN_PUBLIC = sql`'public'::regnamespace`
const columnNames = (table: string, numbers: string) => sql<string[]>`array(
  select attname::text from unnest(${sql.raw(numbers)}) with ordinality as numbered (attnum, place)
  join pg_attribute on attrelid = ${sql.raw(table)} and pg_attribute.attnum = numbered.attnum order by place)`

/** Makes a new database of this version, and reads what its catalogue says of tables, keys and functions. */
export async function readCatalogue(): Promise<Catalogue> {
  const dataDir = await newDataFolder()
  const { db, close } = await openDatabase({ dataDir })
  try {
    await bringToVersion(db, productItems)
    const tables = await sql<TableOfDatabase>`
      select relname as name, (select attnotnull or attgenerated <> '' from pg_attribute
        where attrelid = pg_class.oid and attname = ${FIRM_COLUMN} and not attisdropped) as has_firm
      from pg_class where relnamespace = ${IN_PUBLIC} and relkind = 'r' order by relname`.execute(db)
    const unique = await sql<UniqueKey>`
      select owner.relname as table, index.relname as name,
        ${columnNames('pg_index.indrelid', 'pg_index.indkey::int2[]')} as columns
      from pg_index join pg_class owner on owner.oid = indrelid join pg_class index on index.oid = indexrelid
      where owner.relnamespace = ${IN_PUBLIC} and indisunique order by 1, 2`.execute(db)
    const foreign = await sql<ForeignKey>`
      select owner.relname as table, ${columnNames('conrelid', 'conkey')} as columns, target.relname as to
      from pg_constraint join pg_class owner on owner.oid = conrelid join pg_class target on target.oid = confrelid
      where contype = 'f' and owner.relnamespace = ${IN_PUBLIC} order by 1, 2`.execute(db)
    const functions = await sql<{ name: string }>`
      select distinct proname as name from pg_proc where pronamespace = ${IN_PUBLIC} and prosecdef order by 1`.execute(
      db,
    )
    return {
      tables: tables.rows,
      unique: unique.rows,
      foreign: foreign.rows,
      ownersFunctions: functions.rows.map(({ name }) => name),
    }
  } finally {
    await close()
    rmSync(dataDir, { recursive: true })
  }
}
