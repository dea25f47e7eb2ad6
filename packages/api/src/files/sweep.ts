import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { KEPT_DAYS } from './restore.ts'
import type { FileStore } from './store.ts'

/** The rows of the case documents that can no longer be restored go, and what then lies in the store without a row goes by the sweep. */
const forget = (db: Kysely<Tables>): Promise<unknown> =>
  db
    .deleteFrom('case_file')
    .where('deleted_at', '<=', sql<string>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute()

/** Removes what was in the trash for its time, and files written before a moment (milliseconds) that no row speaks of: a killed process may have left one. */
export async function sweepFiles(db: Kysely<Tables>, files: FileStore, before: number): Promise<void> {
  await forget(db)
  // What lies there is read before the rows are: a file that comes meanwhile is not looked at.
  const names = await files.names()
  if (names.length === 0) return
  const { rows } = await sql<{
    uuid: string
  }>`select uuid from output union all select uuid from case_file where is_file`.execute(db)
  const known = new Set(rows.map(({ uuid }) => uuid))
  for (const name of names) {
    if (known.has(name)) continue
    const writtenAt = await files.writtenAt(name)
    if (writtenAt !== undefined && writtenAt < before) await files.remove(name)
  }
}
