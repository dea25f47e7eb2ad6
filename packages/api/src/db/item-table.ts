import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely'

/** The rows of the firms that the person of a request belongs to, read from the setting once per statement. */
const OWN = `client_uuid = any((select nullif(current_setting('costdraft.clients', true), '')::uuid[])::uuid[])`

/**
 * Limits requests to a table's rows of their own firms: row-level security, its policy, and the right to use the table.
 * Does nothing twice.
 */
export async function protectTable(db: QueryExecutorProvider, table: string): Promise<void> {
  const name = sql.id(table)
  await sql`alter table ${name} enable row level security`.execute(db)
  const { rows } =
    await sql`select from pg_policies where schemaname = 'public' and tablename = ${table} and policyname = 'tenant'`.execute(
      db,
    )
  if (rows.length === 0) await sql`create policy tenant on ${name} using (${sql.raw(OWN)})`.execute(db)
  const role = await sql`select where to_regrole('costdraft_person') is not null`.execute(db)
  if (role.rows.length > 0) await sql`grant select, insert, update, delete on ${name} to costdraft_person`.execute(db)
}

/**
 * Lets the references between rows of firms wait for the end of a transaction that asks for it, as the merge of two
 * firms does: it moves one table after the other. Any other transaction checks them at once, as before.
 */
export async function deferFirmKeys(db: QueryExecutorProvider, table?: string): Promise<void> {
  const { rows } = await sql<{ of: string; name: string }>`
    select conrelid::regclass::text as of, quote_ident(conname) as name from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'f' and not condeferrable and cardinality(conkey) > 1
      and (${table ?? null}::text is null or conrelid = to_regclass(quote_ident(${table ?? null})))
      and exists (select from pg_attribute where attrelid = conrelid and attnum = any(conkey)
        and attname = 'client_uuid')`.execute(db)
  for (const { of, name } of rows)
    await sql.raw(`alter table ${of} alter constraint ${name} deferrable initially immediate`).execute(db)
}

/**
 * Creates the detail table of a kind, protected as `protectTable` does. `columns` are those of its fields, and
 * constraints, in SQL; those that every detail table has are added. A reference to a record is `foreign key (column,
 * client_uuid) references …`, so that no row can refer to another firm.
 */
export async function createItemTable(
  db: QueryExecutorProvider,
  table: string,
  columns: RawBuilder<unknown>,
): Promise<void> {
  await sql`create table ${sql.id(table)} (
    item_uuid uuid primary key, client_uuid uuid not null,
    ${columns},
    foreign key (item_uuid, client_uuid) references case_item (uuid, client_uuid)
  )`.execute(db)
  await deferFirmKeys(db, table)
  await protectTable(db, table)
}
