import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { oldestRemoval } from './find-removal.ts'

/**
 * Deletes what was removed more than thirty days ago. Its files are swept after it, as nothing names them any more. A
 * client stays marked as removed.
 */
export async function sweepRemovals(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('removal').where('removed_at', '<', oldestRemoval(now)).execute()
}
