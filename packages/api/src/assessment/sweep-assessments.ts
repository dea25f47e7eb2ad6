import { UNDO_DAYS } from '@costdraft/schema/undo-days.ts'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** In milliseconds: whoever previewed a workbook has entered it by then, or reads it back again. */
const PREVIEWS_KEPT = 86_400_000

/**
 * Deletes what was set aside more than thirty days ago, and what rulings need to be undone for as long; previews of
 * workbooks after a day. What is set aside and its rows go in one statement, which waits for whoever is restoring it.
 */
export async function sweepAssessments(db: Kysely<Tables>, now: Date): Promise<void> {
  const oldest = sql<string>`${now.toISOString()}::timestamptz - make_interval(days => ${UNDO_DAYS})`
  await db.deleteFrom('assessment_ruling').where('created_at', '<', oldest).execute()
  await db
    .deleteFrom('assessment_import')
    .where('created_at', '<=', new Date(now.getTime() - PREVIEWS_KEPT).toISOString())
    .execute()
  await sql`
    with old as (select uuid from assessment where removed_at < ${oldest} order by uuid for update),
      rulings as (delete from assessment_ruling where assessment_uuid in (select uuid from old)),
      lines as (delete from assessment_line where assessment_uuid in (select uuid from old))
    delete from assessment where uuid in (select uuid from old)`.execute(db)
}
