import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { productItems } from '../items/index.ts'
import type { Items } from '../items/registry.ts'
import { rightsWith } from './table-rights.ts'

/**
 * The role of database users that run the product without owning its tables: whoever is a member of it may read and
 * write all rows, and change nothing of the schema. An administrator makes it, where it is wanted.
 */
const ROLE = 'costdraft_service'
/** What only `migrate` writes. */
const READ_ALONE = ['kysely_migration', 'schema_step', 'schema_setup']

const writtenTables = (items: Items): string[] =>
  Object.keys(rightsWith(items)).filter((table) => !READ_ALONE.includes(table))
const protectedTables = (items: Items): string[] =>
  Object.entries(rightsWith(items)).flatMap(([table, { hasPolicy }]) => (hasPolicy ? [table] : []))

/**
 * Gives the role, where there is one, what running the product takes: its rights, and on each table with row-level
 * security a policy of its own. Throws where requests would have the policy too.
 */
export async function applyServiceRole(db: Kysely<Tables>, items: Items = productItems): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('costdraft row security'))`.execute(tx)
    const { rows } = await sql<{ exists: boolean; reaches_all: boolean }>`
      select to_regrole(${ROLE}) is not null as exists,
        coalesce(pg_has_role(to_regrole('costdraft_person'), to_regrole(${ROLE}), 'member'), false) as reaches_all`.execute(
      tx,
    )
    if (!rows[0]?.exists) return
    if (rows[0].reaches_all)
      throw new Error(
        `The role costdraft_person is a member of ${ROLE}, so that requests would see the rows of all firms. Run as a database administrator: revoke ${ROLE} from costdraft_person;`,
      )
    await grantRights(tx, items)
    for (const table of await withoutPolicy(tx, items))
      await sql`create policy service on ${sql.id(table)} to ${sql.id(ROLE)} using (true) with check (true)`.execute(tx)
  })
}

async function grantRights(tx: Kysely<Tables>, items: Items): Promise<void> {
  const role = sql.id(ROLE)
  const list = (tables: readonly string[]) => sql.join(tables.map((table) => sql.id(table)))
  await sql`grant usage on schema public to ${role}`.execute(tx)
  await sql`grant select, insert, update, delete on ${list(writtenTables(items))} to ${role}`.execute(tx)
  await sql`grant select on ${list(READ_ALONE)} to ${role}`.execute(tx)
  await sql`grant usage on all sequences in schema public to ${role}`.execute(tx)
  // Those of the search are nobody's unless they are given; membership lets a request become `costdraft_person`.
  await sql`
    do $$ declare called text; begin
      for called in select oid::regprocedure::text from pg_proc
        where pronamespace = 'public'::regnamespace and starts_with(proname, 'search_')
      loop execute format('grant execute on function %s to costdraft_service', called); end loop;
      begin grant costdraft_person to costdraft_service;
      exception when insufficient_privilege or undefined_object then null; end;
    end $$`.execute(tx)
}

async function withoutPolicy(tx: Kysely<Tables>, items: Items): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${protectedTables(items)}::text[]) as name where not exists (
      select from pg_policies where schemaname = 'public' and tablename = name and policyname = 'service')`.execute(tx)
  return rows.map(({ name }) => name)
}

/**
 * Why the database user of this process cannot run the product, and what to do about it, in one line; undefined where
 * it can, because it owns the tables or is a member of the role, or where there are no tables. Changes nothing.
 */
export async function userProblem(db: Kysely<Tables>, items: Items = productItems): Promise<string | undefined> {
  const { rows } = await sql<{ user: string; denied: string[] }>`
    select quote_ident(current_user) as user, coalesce((
      select json_agg(relname order by relname) from pg_class
      where relnamespace = 'public'::regnamespace and (relname = any(${writtenTables(items)}::text[]) and (
          not (has_table_privilege(oid, 'insert') and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete'))
          or row_security_active(oid) and not exists (
            select from pg_policies where schemaname = 'public' and tablename = relname and policyname = 'service'
              and pg_has_role(to_regrole(${ROLE}), 'usage')))
        or relname = any(${[...READ_ALONE, ...writtenTables(items)]}::text[]) and not has_table_privilege(oid, 'select'))
      ), '[]') as denied`.execute(db)
  const { user, denied } = rows[0]!
  if (denied.length === 0) return undefined
  return (
    `The database user ${user} may not use all tables of CostDraft (${denied.join(', ')}). Run as a database administrator: ` +
    `create role ${ROLE} nologin; grant ${ROLE} to ${user}; and "npm start -- migrate" by the user that owns the tables.`
  )
}
