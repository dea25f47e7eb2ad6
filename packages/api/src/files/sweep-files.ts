import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { RESTORE_DAYS } from './restore.ts'
import type { FileStore } from './file-store.ts'

/** Deletes rows of removed files that can no longer be restored. Their contents are then swept from the store. */
const deleteExpiredRows = (db: Kysely<Tables>): Promise<unknown> =>
  db
    .deleteFrom('case_file')
    .where('deleted_at', '<=', sql<string>`now() - make_interval(days => ${RESTORE_DAYS})`)
    .execute()

/**
 * Deletes removed files past their restore period, and stored files without a row that were last written before
 * `before` (milliseconds since the epoch), which a killed process may have left behind.
 */
export async function sweepFiles(db: Kysely<Tables>, files: FileStore, before: number): Promise<void> {
  await deleteExpiredRows(db)
  // File names are read before the rows, so that a file saved in between is not considered.
  const names = await files.names()
  if (names.length === 0) return
  const { rows } = await sql<{
    uuid: string
  }>`select uuid from output union all select uuid from case_file where is_file`.execute(db)
  const referenced = new Set(rows.map(({ uuid }) => uuid))
  for (const name of names) {
    if (referenced.has(name)) continue
    const writtenAt = await files.writtenAt(name)
    if (writtenAt !== undefined && writtenAt < before) await files.remove(name)
  }
}
