import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/** By what the first panel finds the cases of one person among those of many firms (`search/panel-queues.ts`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index case_whose on "case"
      ((case when staff_member is null then created_by else staff_member end), stage, updated_at, uuid)
      where stage in ('in_progress', 'in_review');
    -- Those drafts that have been in another stage.
    create index case_returned on "case" ((case when staff_member is null then created_by else staff_member end))
      where stage = 'in_progress' and stage_since <> created_at;
    create index stage_period_sent on stage_period (moved_by, case_uuid) where moved_to = 'in_review';
    create index case_total_escapes on case_total (client_uuid) where escapes_unclaimed > 0
  `.execute(db)
}
