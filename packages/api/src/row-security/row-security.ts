import { sql, type Kysely } from 'kysely'
import { productItems } from '../items/index.ts'
import type { Items } from '../items/registry.ts'
import { protectTable } from '../db/item-table.ts'
import { detailTables, rightsWith } from './table-rights.ts'
import type { Tables } from '../db/tables.ts'

/**
 * The database role that the transaction of a request runs as. It owns no table, so the row-level security policies
 * apply to it.
 */
const ROLE = 'costdraft_person'
/** The migrator's own tables. Requests may not access them, but they are not in the registry. */
const MIGRATOR_TABLES = ['kysely_migration', 'kysely_migration_lock']

/** The role as the database user sees it. */
interface RoleState {
  user: string
  exists: boolean
  is_member: boolean
  bypasses: boolean
  /** Registered tables with a policy on which row-level security is switched off. */
  off: string[]
}

async function roleState(db: Kysely<Tables>, items: Items): Promise<RoleState> {
  const tables = Object.entries(rightsWith(items)).flatMap(([name, { hasPolicy }]) => (hasPolicy ? [name] : []))
  const { rows } = await sql<RoleState>`
    select quote_ident(current_user) as user, pg_roles.oid is not null as exists,
      coalesce(pg_roles.rolsuper or pg_roles.rolbypassrls, false) as bypasses,
      pg_roles.oid is not null and pg_has_role(current_user, pg_roles.oid, 'member') as is_member,
      (select coalesce(json_agg(pg_class.relname order by pg_class.relname), '[]') from pg_class
       where pg_class.relnamespace = 'public'::regnamespace and pg_class.relname = any(${tables}::text[])
         and not pg_class.relrowsecurity) as off
    from (select 1) as one left join pg_roles on pg_roles.rolname = ${ROLE}`.execute(db)
  return rows[0]!
}

/**
 * Why row-level security is not enforced and what to do about it, in one line; undefined while it is enforced. The
 * permission checks of the API separate the firms' data either way. Changes nothing, so that it can be asked at any
 * time.
 */
export async function rowSecurityProblem(db: Kysely<Tables>, items: Items = productItems): Promise<string | undefined> {
  const { user, exists, is_member, bypasses, off } = await roleState(db, items)
  const notEnforced = (because: string, ...commands: string[]): string =>
    `Row-level security is not enforced: ${because}. Run as a database administrator: ${commands.join(' ')} Then start CostDraft again.`
  const grant = `grant ${ROLE} to ${user};`
  if (!exists)
    return notEnforced(
      `the database user ${user} may not create the role ${ROLE}`,
      `create role ${ROLE} nologin;`,
      grant,
    )
  if (!is_member) return notEnforced(`the database user ${user} is not a member of the role ${ROLE}`, grant)
  if (bypasses) return notEnforced(`the role ${ROLE} bypasses it`, `alter role ${ROLE} nosuperuser nobypassrls;`)
  if (off.length > 0)
    return notEnforced(
      `it is switched off for ${off.join(', ')}`,
      ...off.map((table) => `alter table ${table} enable row level security;`),
    )
  return undefined
}

/**
 * Creates the role of requests if it is missing and allowed, and gives it exactly the registered rights; a table of a
 * kind that has no policy gets it. Runs at every start: the role may have been created, or a right revoked, since the
 * last one. Returns the line of `rowSecurityProblem`. Throws if requests would run as the role without the rights they
 * need, because each of them would fail.
 */
export async function applyRowSecurity(db: Kysely<Tables>, items: Items = productItems): Promise<string | undefined> {
  await db.transaction().execute(async (tx) => {
    // Two processes that start together would update the same rows of the catalogue.
    await sql`select pg_advisory_xact_lock(hashtext('costdraft row security'))`.execute(tx)
    await createRole(tx)
    for (const table of await tablesWithoutPolicy(tx, items)) await protectTable(tx, table)
    const { exists, is_member, off } = await roleState(tx, items)
    if (exists && is_member) await grantRights(tx, items, off)
  })
  return rowSecurityProblem(db, items)
}

/** The detail tables of kinds whose migration gave them no policy. */
async function tablesWithoutPolicy(tx: Kysely<Tables>, items: Items): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select pg_class.relname as name from pg_class
    where pg_class.relnamespace = 'public'::regnamespace and pg_class.relname = any(${detailTables(items)}::text[])
      and not exists (select from pg_policy where pg_policy.polrelid = pg_class.oid)`.execute(tx)
  return rows.map(({ name }) => name)
}

/** Creates the role and makes the database user a member, as far as it is allowed to. */
const createRole = (tx: Kysely<Tables>): Promise<unknown> =>
  sql`
    do $$ begin
      begin
        if to_regrole('costdraft_person') is null then create role costdraft_person nologin; end if;
      exception when insufficient_privilege or duplicate_object or unique_violation then null; end;
      if to_regrole('costdraft_person') is not null then
        begin
          -- Membership alone does not tell: since PostgreSQL 16 it may exclude acting as the role.
          perform set_config('role', 'costdraft_person', true);
          perform set_config('role', 'none', true);
        exception when insufficient_privilege then
          begin execute format('grant costdraft_person to %I', current_user);
          exception when insufficient_privilege then null; end;
        end;
      end if;
    end $$
  `.execute(tx)

/** Throws where a registered table is not there: a kind of item that has no migration yet. */
async function assertTables(tx: Kysely<Tables>, items: Items): Promise<void> {
  const tables = Object.keys(rightsWith(items))
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${tables}::text[]) as name where to_regclass(quote_ident(name)) is null`.execute(tx)
  if (rows.length > 0)
    throw new Error(
      `There is no table ${rows.map(({ name }) => name).join(', ')}: add a migration that makes it (packages/api/src/db/migrations).`,
    )
}

/** Gives the role the registered rights and no others, and switches row-level security on for the tables in `off`. */
async function grantRights(tx: Kysely<Tables>, items: Items, off: string[]): Promise<void> {
  const role = sql.id(ROLE)
  await assertTables(tx, items)
  try {
    for (const table of MIGRATOR_TABLES) await sql`revoke all on ${sql.id(table)} from ${role}`.execute(tx)
    for (const [table, { rights }] of Object.entries(rightsWith(items))) {
      await sql`revoke all on ${sql.id(table)} from ${role}`.execute(tx)
      if (rights) await sql`grant ${sql.raw(rights)} on ${sql.id(table)} to ${role}`.execute(tx)
    }
    for (const table of off) await sql`alter table ${sql.id(table)} enable row level security`.execute(tx)
    const denied = await deniedRights(tx, items)
    if (denied.length > 0) throw new Error(`not granted: ${denied.join(', ')}`)
    await sql`set local role ${role}`.execute(tx)
    await sql`set local role none`.execute(tx)
  } catch (error) {
    throw new Error(
      `The database user cannot give the role ${ROLE} its rights: ${error instanceof Error ? error.message : String(error)}. ` +
        'It must own the tables of CostDraft and be allowed to act as the role.',
      { cause: error },
    )
  }
}

/**
 * The registered rights that the role of requests lacks, such as `select on note`. PostgreSQL answers a grant that has
 * no effect with a mere warning.
 */
async function deniedRights(tx: Kysely<Tables>, items: Items): Promise<string[]> {
  const wanted = Object.entries(rightsWith(items)).flatMap(([table, { rights }]) =>
    rights ? rights.split(', ').map((right) => ({ table, right })) : [],
  )
  const { rows } = await sql<{ denied: string }>`
    select wanted."right" || ' on ' || wanted."table" as denied
    from json_to_recordset(${JSON.stringify(wanted)}) as wanted ("table" text, "right" text)
    where not has_table_privilege(${ROLE}, format('public.%I', wanted."table"), wanted."right")`.execute(tx)
  return rows.map(({ denied }) => denied)
}

/** The registered rights that requests would lack; none where they do not run as the role. Changes nothing. */
export async function missingRights(db: Kysely<Tables>, items: Items = productItems): Promise<string[]> {
  const { exists, is_member } = await roleState(db, items)
  return exists && is_member ? deniedRights(db, items) : []
}
