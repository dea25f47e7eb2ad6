import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** Every row that names a file of the store: the one list of the tables that do. */
export const namedFiles = sql`(select uuid from output union all select uuid from output_preview union all select uuid from case_file where is_file
  union all select file_uuid from firm_archive where file_uuid is not null union all select unnest(files) from removal where files <> '{}')`
/** Every file that this database has put into the store. */
export const knownFiles = sql`(select uuid from stored_file)`

const PAGE = 5_000
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** The uuids of `namedFiles` or `knownFiles`, in pages. */
export async function* uuidsOf(db: Kysely<Tables>, source: RawBuilder<unknown>): AsyncGenerator<string[]> {
  for (let after = BEFORE_ALL; ;) {
    const { rows } = await sql<{ uuid: string }>`
      select uuid from ${source} as listed where uuid > ${after}::uuid order by uuid limit ${PAGE}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(({ uuid }) => uuid)
    after = last.uuid
  }
}

/** Those of `uuids` that a row names. */
export async function namedAmong(db: Kysely<Tables>, uuids: Iterable<string>): Promise<string[]> {
  const asked = [...uuids]
  const named: string[] = []
  for (let from = 0; from < asked.length; from += PAGE) {
    const { rows } = await sql<{ uuid: string }>`
      select uuid from ${namedFiles} as named where uuid = any(${asked.slice(from, from + PAGE)}::uuid[])`.execute(db)
    named.push(...rows.map(({ uuid }) => uuid))
  }
  return named
}
