import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { ArchivedTable } from './archived-tables.ts'

/** Rows of the first page, and of any other at most. */
const FIRST = 50
const MOST = 2_000
/** Characters that a page is to have: a row may be a whole frozen case, or fifty characters. */
const PAGE_TEXT = 1_000_000

/** The columns by which the rows of a table are read in turn, with their types. */
type KeyColumn = readonly [name: string, type: string]
const PLACE: readonly KeyColumn[] = [['ctid', 'tid']]

/** The primary keys of all tables; of one without, its rows are read by where they lie. */
export async function primaryKeys(tx: Tx): Promise<(table: string) => readonly KeyColumn[]> {
  const { rows } = await sql<{ table: string; columns: KeyColumn[] }>`
    select pg_class.relname as table, json_agg(json_build_array(attname, format_type(atttypid, atttypmod)) order by place) as columns
    from pg_index join pg_class on pg_class.oid = indrelid
      cross join unnest(indkey::int2[]) with ordinality as key (number, place)
      join pg_attribute on attrelid = indrelid and attnum = number
    where indisprimary and relnamespace = 'public'::regnamespace group by 1`.execute(tx)
  const byTable = new Map(rows.map(({ table, columns }) => [table, columns]))
  return (table) => byTable.get(table) ?? PLACE
}

/**
 * The rows of a firm in a table, each as a line of JSON, in pages of about a megabyte, so that neither a large table
 * nor a large row fills the memory. In a transaction that sees one moment.
 */
export async function* archivedRows(
  tx: Tx,
  { table, isOf, json }: ArchivedTable,
  { firm, key }: { firm: string; key: readonly KeyColumn[] },
): AsyncGenerator<string[]> {
  const columns = key.map(([name]) => sql`t.${sql.ref(name)}`)
  let after: RawBuilder<unknown> | undefined
  for (let limit = FIRST; ;) {
    const { rows } = await sql<{ line: string; place: string[] }>`
      select (${json})::text as line, json_build_array(${sql.join(columns.map((column) => sql`${column}::text`))}) as place
      from ${sql.table(table)} t
      where ${isOf(firm)} ${after ? sql`and (${sql.join(columns)}) > (${after})` : sql``}
      order by ${sql.join(columns)} limit ${limit}`.execute(tx)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(({ line }) => line)
    if (rows.length < limit) return
    after = sql.join(key.map(([, type], at) => sql`${last.place[at]}::text::${sql.raw(type)}`))
    const length = rows.reduce((sum, { line }) => sum + line.length, 0)
    limit = Math.max(1, Math.min(MOST, Math.floor((PAGE_TEXT * rows.length) / length)))
  }
}
