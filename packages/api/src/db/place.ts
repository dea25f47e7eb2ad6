import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Where a database stands: what a copy of it, or a dump restored elsewhere, does not share with it. All are texts of
 * numbers.
 */
export interface Place {
  /** PostgreSQL's system identifier; null where the database user may not read it. */
  system: string | null
  /** The oid of the database. */
  database: string
  /** The oid of the table that holds the pairing, which is another one after a dump was restored. */
  table: string
}

/** Where a database of PostgreSQL stands. A streaming replica of it stands at the same place. */
export async function readPlace(db: Kysely<Tables>): Promise<Place> {
  const { rows } = await sql<{ database: string; table: string; may_read: boolean }>`
    select pg_database.oid::text as database, 'file_store'::regclass::oid::text as table,
      coalesce(has_function_privilege(to_regprocedure('pg_control_system()'), 'execute'), false) as may_read
    from pg_database where pg_database.datname = current_database()`.execute(db)
  const { database, table, may_read } = rows[0]!
  if (!may_read) return { system: null, database, table }
  const control = await sql<{ system: string }>`
    select system_identifier::text as system from pg_control_system()`.execute(db)
  return { system: control.rows[0]!.system, database, table }
}

/**
 * Whether two places are one. Where a system identifier is missing, the oid of the table decides, because the first
 * database of every server has the same oid.
 */
export function isSamePlace(one: Place | null, other: Place | null): boolean {
  if (one === null || other === null) return one === other
  if (one.database !== other.database) return false
  return one.system !== null && other.system !== null ? one.system === other.system : one.table === other.table
}
