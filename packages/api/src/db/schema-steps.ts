import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { StepKind } from './schema-step.table.ts'

/** A migration. Those before there were kinds have none, and are not recorded. */
export interface Step extends Migration {
  kind?: StepKind
}
export type Steps = Readonly<Record<string, Step>>

/** What a version finds of the migrations in a database. */
export interface StepsFound {
  /** Migrations of this version that the database lacks. */
  missing: string[]
  /** Migrations of a newer version, and whether this one can use the database nevertheless. */
  newer: string[]
  isUsable: boolean
}

const MADE_BY_NEWER = 'The database was made by a newer version of CostDraft.'

/** What the person who starts this version reads of a database that a newer one made, and that this one can use. */
export const newerNote = ({ newer }: StepsFound): string =>
  `${MADE_BY_NEWER} This version works without what is new in it (${newer.join(', ')}): start the newer one again when you can.`
/** The same of a database that this version cannot use. */
export const newerRefusal = ({ newer }: StepsFound): string =>
  `${MADE_BY_NEWER} This version cannot use it (${newer.join(', ')}): start the newer one, or restore a backup that was made before it.`

/**
 * A table of the migrations and their kinds, made outside of them: the first that is recorded must find it. Not with
 * `if not exists` alone, which notices nothing of a transaction under way that makes it too: the caller holds a lock.
 */
export const createStepTable = <T>(db: Kysely<T>): Promise<unknown> =>
  sql`create table if not exists schema_step (
    name text primary key,
    kind text not null check (kind in ('additive', 'breaking')),
    made_at timestamptz not null default now()
  )`.execute(db)

/** Each migration with what records its kind, in the transaction in which it runs. */
export const recordedSteps = (steps: Steps): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [
      name,
      {
        up: async (db) => {
          await step.up(db)
          if (step.kind) await sql`insert into schema_step (name, kind) values (${name}, ${step.kind})`.execute(db)
        },
      } satisfies Migration,
    ]),
  )

/**
 * Compares the migrations of a version with those of the database, which may have none yet. A newer version's database
 * can be used if all that it did is additive; what says nothing of itself, such as a migration of somebody else, may
 * have done anything.
 */
export async function findSteps<T>(db: Kysely<T>, steps: Steps): Promise<StepsFound> {
  const names = Object.keys(steps)
  if (!(await hasTable(db, 'kysely_migration'))) return { missing: names, newer: [], isUsable: true }
  const { rows: made } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const known = new Set(names)
  const there = new Set(made.map(({ name }) => name))
  const missing = names.filter((name) => !there.has(name))
  const newer = made.flatMap(({ name }) => (known.has(name) ? [] : [name]))
  if (newer.length === 0) return { missing, newer, isUsable: true }
  const added = (await hasTable(db, 'schema_step')) ? await additiveOf(db, newer) : 0
  return { missing, newer, isUsable: missing.length === 0 && added === newer.length }
}

const hasTable = async <T>(db: Kysely<T>, name: string): Promise<boolean> => {
  const { rows } = await sql<{ is: boolean }>`select to_regclass(${name}) is not null as is`.execute(db)
  return rows[0]?.is ?? false
}

/** How many of these migrations are additive. */
async function additiveOf<T>(db: Kysely<T>, names: string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from schema_step where kind = 'additive' and name = any(${names}::text[])`.execute(db)
  return rows[0]?.count ?? 0
}
