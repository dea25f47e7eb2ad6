import { createHash } from 'node:crypto'
import { VERSION } from '@costdraft/schema/product.ts'
import { sql, type Kysely } from 'kysely'
import type { Tables } from './db/tables.ts'
import type { Items } from './items/registry.ts'
import { rightsWith } from './row-security/table-rights.ts'
import { searchText } from './search/search-index.ts'

/** What of the registry of tables is set up in the database. */
const setRights = (items: Items): Record<string, { rights: string; hasPolicy: boolean }> =>
  Object.fromEntries(
    Object.entries(rightsWith(items)).map(([table, { rights, hasPolicy }]) => [table, { rights, hasPolicy }]),
  )

/** One text for all that a version sets up beside its migrations, and another for anything else. */
const digestOf = (items: Items): string =>
  createHash('sha256')
    .update(JSON.stringify([setRights(items), searchText(items)]))
    .digest('hex')

/** Records that this version has set up the database. */
export async function recordSetup(db: Kysely<Tables>, items: Items): Promise<void> {
  await sql`insert into schema_setup (digest, version, made_at) values (${digestOf(items)}, ${VERSION}, clock_timestamp())
    on conflict (digest) do update set version = excluded.version, made_at = excluded.made_at`.execute(db)
}

/**
 * Whether this version has set up the database: as the last one, before another that may be running beside it, or
 * never.
 */
export async function setupState(db: Kysely<Tables>, items: Items): Promise<'last' | 'before' | 'never'> {
  const { rows } = await sql<{ digest: string }>`select digest from schema_setup order by made_at desc`.execute(db)
  const place = rows.findIndex(({ digest }) => digest === digestOf(items))
  if (place < 0) return 'never'
  return place === 0 ? 'last' : 'before'
}
