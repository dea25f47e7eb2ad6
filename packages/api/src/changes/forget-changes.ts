import { CHANGES_KEPT_DAYS } from '@costdraft/schema/changes/changed-kinds.ts'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

const AT_ONCE = 10_000

/**
 * Forgets the oldest changes once they are older than ninety days, and records up to which number. A cursor before it
 * is refused from then on.
 */
export async function forgetChanges(db: Kysely<Tables>, now: Date): Promise<void> {
  const until = new Date(now.getTime() - CHANGES_KEPT_DAYS * 86_400_000).toISOString()
  for (;;) {
    const { rows } = await sql<{ forgotten: number }>`
      with oldest as (select number, at from record_change order by number limit ${AT_ONCE}),
      forgotten as (delete from record_change where number in (select number from oldest where at < ${until}) returning number),
      told as (update record_change_floor set number = greatest(record_change_floor.number, (select max(number) from forgotten))
        where exists (select from forgotten))
      select count(*)::integer as forgotten from forgotten`.execute(db)
    if (rows[0]!.forgotten < AT_ONCE) return
  }
}
