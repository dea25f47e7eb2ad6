import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { FileCount } from './count-files.ts'

type Recorded = Pick<FileCount, 'missing' | 'unknown'>

/**
 * Keeps what was counted with the pair of database and store, for processes that do not count; undefined until it is.
 * Does nothing where the two are not paired.
 */
export async function recordCount(db: Kysely<Tables>, count: Recorded | undefined): Promise<void> {
  await db
    .updateTable('file_store')
    .set({ missing_files: count?.missing ?? null, unknown_files: count?.unknown ?? null })
    .execute()
}

/** What was counted last; undefined where nothing was since a worker started. */
export async function recordedCount(db: Kysely<Tables>): Promise<Recorded | undefined> {
  const row = await db.selectFrom('file_store').select(['missing_files', 'unknown_files']).executeTakeFirst()
  if (!row || row.missing_files === null || row.unknown_files === null) return undefined
  return { missing: row.missing_files, unknown: row.unknown_files }
}
